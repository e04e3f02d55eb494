"""The documents say what is true: links lead somewhere, commands exist, and every page can be found."""

from __future__ import annotations

import itertools
import re
import shlex
import tomllib
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from ronron.cli import UsageError, app
from support.locales import locale_files

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
NAV: list[dict[str, Any]] = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.DOTALL | re.MULTILINE)
MOST_BYTES = {"README.md": 600_000, "animated": 1_200_000}


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as both the site and GitHub make them for plain letters."""
    found = set()
    for heading in re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE):
        plain = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode()
        found.add(re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower()))
    return found


def links(page: Path) -> Iterator[tuple[bool, str, str]]:
    """Each link within the repository: whether it is a picture, its text, and its target."""
    for picture, words, target in LINK.findall(prose(page)):
        if "://" not in target:
            yield bool(picture), words, target


def in_nav(*tabs: str) -> list[str]:
    """The pages under some tabs of the site, or all."""
    chosen = [entry for each in NAV for tab, entry in each.items() if not tabs or tab in tabs]
    return [page for entry in chosen for page in ([entry] if isinstance(entry, str) else _pages(entry))]


def _pages(entries: list[dict[str, str]]) -> list[str]:
    return [page for entry in entries for page in entry.values()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere_and_pictures_are_described(page: Path) -> None:
    for picture, words, target in links(page):
        name, _, anchor = target.partition("#")
        found = page.parent / name if name else page
        assert found.exists(), target
        assert not anchor or anchor in anchors(found), target
        assert words.strip() or not picture, f"{target} has no words for who cannot see it"


def test_every_page_can_be_found_in_the_site_and_no_other_is_named() -> None:
    written = {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")}
    assert set(in_nav()) == written
    assert len(in_nav()) == len(written)


def test_what_players_and_hosts_read_stands_in_french_too() -> None:
    english = in_nav("Home", "Play", "Host")
    assert in_nav("Français") == [f"fr/{page}" for page in english]


def commands(page: Path) -> Iterator[list[str]]:
    """The words of every `ronron` command a page shows: in blocks for a shell or a service, or alone in a sentence."""
    blocks = FENCE.findall(page.read_text(encoding="utf-8"))
    shell = "\n".join(body for kind, body in blocks if kind == "sh").replace("\\\n", " ")
    services = [line for kind, body in blocks if kind == "ini" for line in re.findall(r"^ExecStart=(.+)$", body, re.M)]
    lines = [*shell.splitlines(), *services, *re.findall(r"`((?:\w+=\w+ |[\w./]+/)?ronron[^`]*)`", prose(page))]
    for line in lines:
        for words in _parts(line):
            while words and ("=" in words[0] or words[0] == "sudo"):
                words.pop(0)
            if words and words[0].rsplit("/")[-1] == "ronron":
                yield words[1:]


def _parts(line: str) -> Iterator[list[str]]:
    """The words of a line, apart where a shell would end a command."""
    words = shlex.shlex(line, posix=True, punctuation_chars=True)
    words.whitespace_split = True
    for ends, part in itertools.groupby(words, lambda word: set(word) <= set("|&;<>()")):
        if not ends:
            yield list(part)


def understand(words: list[str]) -> None:
    """Read a command as the command line would, and do nothing."""
    group: Any = typer.main.get_command(app)
    context = group.make_context("ronron", list(words))
    if words:
        name, command, rest = group.resolve_command(context, list(words))
        if rest:  # a command without arguments is only mentioned
            command.make_context(name, rest, parent=context)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_shown_is_understood(page: Path) -> None:
    for words in commands(page):
        understand(words)


def test_a_command_that_does_not_exist_would_be_noticed() -> None:
    for words in (["purr"], ["serve", "--louder"], ["perft", "connect4", "deep"], ["review", "--top", "3"]):
        with pytest.raises(UsageError):
            understand(words)


def labels(language: str) -> set[str]:
    """All labels of the page, from the Fluent files."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in locale_files(language))
    return set(re.findall(r"^(?:[\w-]+ =|\s+\*?\[\w+\]) (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("page", in_nav("Play", "Host", "Français"))
def test_bold_words_for_players_stand_on_the_page_like_that(page: str) -> None:
    bold = {" ".join(words.split()) for words in re.findall(r"\*\*([^*]+)\*\*", prose(DOCS / page))}
    assert bold <= labels("fr" if page.startswith("fr/") else "en")


def test_make_targets_named_in_the_documents_exist() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in PAGES:
        named = set(re.findall(r"^make (\w+)|`make (\w+)[^`]*`", page.read_text(encoding="utf-8"), re.MULTILINE))
        assert {one or other for one, other in named} <= targets, page.name


def test_pictures_are_light() -> None:
    assert (DOCS / "images" / "animated.webp").stat().st_size <= MOST_BYTES["animated"]
    still = {target for picture, _, target in links(ROOT / "README.md") if picture and "animated" not in target}
    assert sum((ROOT / target).stat().st_size for target in still) <= MOST_BYTES["README.md"]
