# Two commands do everything from nothing but Python 3.11 or newer: make play, make test.
PYTHON ?= python3
BIN := .venv/bin
# One more than there are cores: tests of the server wait a good deal.
WORKERS = $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) + 1)")
# Python keeps its bytecode even where the environment says otherwise: about a hundred processes would each parse Numba.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/.cache/pycache

.PHONY: help play test whole screens coverage setup check page compiled bench attacks lock golden types screenshots pictures figures docs soak clean

help:
	@echo "make play    set everything up and play"
	@echo "make test    set everything up and run every check and test"
	@echo "make whole   run in full the tests of which make test runs a sample"
	@echo "make screens  measure every decision of whole games on every screen"
	@echo "make coverage  measure which lines and branches the tests take, file by file"
	@echo "make bench   measure the engine beside its peers"
	@echo "make attacks  measure whether anybody notices when others attack the server"
	@echo "make soak    kill the server a thousand times and attack it, and count what was lost"
	@echo "make golden  write the golden games of a new rules version"
	@echo "make screenshots  take pictures of every page, into screenshots/"
	@echo "make docs    build the documentation site, into site/"
	@echo "make pictures  take the pictures of the documents again"
	@echo "make figures  draw the diagrams of the documents again"
	@echo "make types   write the browser's types from the protocol (needs Node)"
	@echo "make lock    choose the newest versions of all dependencies"
	@echo "make clean   remove what the others made"

play:
	@$(PYTHON) tools/setup_env.py
	@$(BIN)/ronron play

# What neither needs the other is done side by side: one core would idle while the other checks types.
test: setup
	@$(MAKE) --no-print-directory --jobs 3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) check page compiled
	@rm -rf .cache/coverage
	RONRON_COVERAGE=sample $(BIN)/pytest --numprocesses $(WORKERS) --ignore tests/browser
	@$(BIN)/python tools/show_coverage.py
	$(BIN)/pytest --numprocesses auto --dist worksteal tests/browser

setup:
	@$(PYTHON) tools/setup_env.py dev

check: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

page: setup
	@$(BIN)/python tools/get_browser.py
	$(BIN)/python tools/npm.py run format:check
	$(BIN)/python tools/npm.py run lint
	$(BIN)/python tools/npm.py run check
	$(BIN)/python tools/npm.py run coverage

compiled: setup
	$(BIN)/ronron warm

whole:
	@$(PYTHON) tools/setup_env.py dev
	$(BIN)/ronron warm
	RONRON_WHOLE=1 $(BIN)/pytest --numprocesses auto tests/bots/endgames tests/conformance/test_planted.py

screens:
	@$(PYTHON) tools/setup_env.py dev
	@$(BIN)/python tools/get_browser.py
	$(BIN)/ronron warm
	RONRON_WHOLE=1 $(BIN)/pytest --numprocesses auto --dist worksteal tests/browser/test_screens.py

coverage:
	@$(PYTHON) tools/setup_env.py dev
	$(BIN)/ronron warm
	@rm -rf .cache/coverage
	RONRON_COVERAGE=whole $(BIN)/pytest --numprocesses auto --ignore tests/browser
	@$(BIN)/python tools/show_coverage.py --table
	$(BIN)/python tools/npm.py run coverage -- --coverage.reporter=text

bench:
	@$(PYTHON) tools/setup_env.py peers
	$(BIN)/ronron bench --peers

attacks:
	@$(PYTHON) tools/setup_env.py dev
	$(BIN)/ronron warm
	$(BIN)/python bench/attacks.py

soak:
	@$(PYTHON) tools/setup_env.py dev
	$(BIN)/ronron warm
	$(BIN)/python tools/soak.py

golden:
	@$(PYTHON) tools/setup_env.py dev
	PYTHONPATH=tests $(BIN)/python -m support.kits
	PYTHONPATH=tests $(BIN)/python -m support.scaffolds

screenshots:
	@$(PYTHON) tools/setup_env.py dev
	@$(BIN)/python tools/get_browser.py
	$(BIN)/python tools/screenshots.py

docs:
	@$(PYTHON) tools/setup_env.py docs
	$(BIN)/zensical build --clean --strict

pictures:
	@$(PYTHON) tools/setup_env.py dev docs
	@$(BIN)/python tools/get_browser.py
	$(BIN)/python tools/pictures.py

figures:
	@$(PYTHON) tools/setup_env.py dev
	$(BIN)/python tools/figures.py

types:
	@$(PYTHON) tools/setup_env.py dev
	$(BIN)/python tools/make_types.py

lock:
	@$(PYTHON) tools/setup_env.py dev
	$(BIN)/python tools/make_lock.py

clean:
	rm -rf .venv dist build site .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
