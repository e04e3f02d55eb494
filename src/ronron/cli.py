"""The command line: a mistake gets one sentence and exit code 2, never a traceback."""

from __future__ import annotations

import itertools
import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
)
from rich.table import Table

from ronron.errors import LanguageError, RonronError
from ronron.said import Said, tell
from ronron.terminal.help import translated

HELP = {"-h", "--help"}
app = typer.Typer(
    name="ronron",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": sorted(HELP)},
)
out = Console()
err = Console(stderr=True)

UsageError: Any = typer.BadParameter.__base__  # the base of all usage errors, which typer does not export

GameName = Annotated[str, typer.Argument()]
Language = Annotated[str | None, typer.Option("--lang")]
SERVER = "server"
"""What `ronron bench` can measure besides the games."""
BoxFile = Annotated[Path | None, typer.Option("--box")]


def _tell_version(wanted: bool) -> None:
    if wanted:
        from ronron import __version__

        out.print(f"ronron {__version__}", highlight=False)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _without_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_tell_version, is_eager=True)] = False,
) -> None:
    if context.invoked_subcommand is None:
        context.invoke(play)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument()] = None,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    mode: str | None = None,
    players: int | None = None,
    option: list[str] | None = None,
    match: Annotated[bool, typer.Option("--match")] = False,
    level: str = "matou",
    lang: Language = None,
    seed: int | None = None,
    box: BoxFile = None,
    record: Path | None = None,
) -> None:
    """Play in a browser, as `ronron` alone does, or in this terminal; the options are for the terminal."""
    from ronron.terminal.table import check_offered, play_in_terminal, read_options

    check_offered(game)
    asked_for = (mode, players, option, seed, box, record)
    if not (terminal or match or level != "matou" or any(each is not None for each in asked_for)):
        _open_page(_language(lang))
        return
    options = read_options(game, option or []) | ({} if mode is None else {"mode": mode})
    common: dict[str, Any] = {"level": level, "language": _language(lang), "seed": seed, "box": box, "record": record}
    play_in_terminal(game, options, players=players, match=match, console=out, **common)


@app.command()
def serve(
    host: str = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535)] = 8787,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    password: Annotated[str | None, typer.Option(envvar="RONRON_PASSWORD")] = None,
    origin: list[str] | None = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy")] = False,
    data: Path | None = None,
    new_key: Annotated[bool, typer.Option("--new-key")] = False,
    game: list[str] | None = None,
    lang: Language = None,
) -> None:
    """Serve tables to browsers, here or on your local network."""
    from ronron.games import find
    from ronron.home import data_directory
    from ronron.server.net.hosts import check_origin
    from ronron.server.run import serve as run_server
    from ronron.server.settings import Settings

    if behind_proxy and not origin:
        raise RonronError("cli-needs-origin")
    settings = Settings(
        data=data_directory(data),
        host=host,
        port=port,
        lan=lan,
        password=password or None,
        origins=tuple(map(check_origin, origin or ())),
        proxied=behind_proxy,
        new_key=new_key,
        games=tuple(dict.fromkeys(find(slug).title.slug for slug in game)) if game else None,
        eager=True,
    )
    run_server(settings, out, _language(lang))


def _open_page(language: str) -> None:
    """Start a server on localhost and open the page in the browser."""
    from ronron.home import data_directory
    from ronron.server.run import free_port, serve
    from ronron.server.settings import Settings

    serve(Settings(data=data_directory(), port=free_port(Settings.port), eager=True), out, language, open_page=True)


@app.command()
def rules(
    game: GameName,
    article: Annotated[str | None, typer.Argument()] = None,
    lang: Language = None,
) -> None:
    """Read the rules of a game, article by article."""
    from rich.markdown import Markdown

    from ronron.games import find

    book = find(game)
    language = _language(lang)
    if article is None:
        out.print(Markdown(book.page(language)))
        return
    articles = book.articles(language)
    if article.upper() not in articles:
        raise RonronError("cli-no-article", game=game, article=repr(article), articles=", ".join(articles))
    out.print(Markdown(f"**{article.upper()}** {articles[article.upper()]}"))


@app.command()
def check(
    file: Annotated[Path, typer.Argument()],
    picture: Path | None = None,
) -> None:
    """Check a component file, and say what is wrong with it."""
    from ronron.causes import system_cause
    from ronron.errors import BoxError
    from ronron.games import find
    from ronron.games.boxes import fingerprint, game_of, open_box

    book = find(game_of(file))
    box = open_box(book, file)
    found = fingerprint(box)
    kind = "box-same" if found == fingerprint(open_box(book)) else "box-own"
    _tell(_say(kind, file=file.name, game=book.title.slug, fingerprint=found))
    if picture is not None:
        if book.picture is None:
            raise BoxError("cli-no-picture", game=book.title.slug)
        try:
            picture.write_text(book.picture.draw(box), encoding="utf-8")
        except OSError as error:
            raise BoxError("cli-picture-unsaved", path=str(picture), reason=system_cause(error)) from None
        _tell(_say("picture-saved", path=str(picture)))


@app.command()
def games(lang: Language = None) -> None:
    """List the games by name."""
    from ronron.games import find, refused, shelf, slugs

    language = _language(lang)
    table = Table(*(_say(f"games-{column}") for column in ("name", "game", "players", "rules", "for")))
    for slug in slugs():
        title = find(slug).title
        purpose = _say(f"for-{shelf(slug)}")
        table.add_row(slug, title.name(language), ", ".join(map(str, title.players)), str(title.version), purpose)
    out.print(table)
    for why in refused().values():
        err.print(_say("game-refused", why=why.told(language)))


@app.command()
def warm(
    games: Annotated[list[str] | None, typer.Argument()] = None,
) -> None:
    """Compile the kernels now, so that nothing has to wait for it later."""
    from ronron.api.warm import warm as fill
    from ronron.games import find, slugs
    from ronron.kernel.kernels import KERNELS

    chosen = [find(slug).title.slug for slug in games or slugs()]
    began = time.perf_counter()
    with _progress() as progress:
        tasks = {slug: progress.add_task(slug, total=len(KERNELS)) for slug in chosen}
        fill(
            chosen,
            lambda slug, kernel: progress.update(tasks[slug], advance=1, description=f"{slug} {kernel}"),
        )
    err.print(_say("warmed", games=len(chosen), seconds=f"{time.perf_counter() - began:.1f}"))


@app.command()
def lint(game: GameName, lang: Language = None) -> None:
    """Look for mistakes in the rules of a game, without compiling or loading it."""
    from ronron.games.linter import lint as look

    language = _language(lang)
    found = look(game)
    for each in found:
        _tell(f"{each.place}: {tell(language, each.said)}")
    if found:
        raise typer.Exit(1)
    _tell(_say("lint-clean", game=game))


@app.command()
def new(
    name: Annotated[str, typer.Argument()],
    into: Annotated[Path, typer.Option(show_default=False)] = Path(),
    lang: Language = None,
) -> None:
    """Write the package of a new game."""
    from ronron.scaffold import create

    _language(lang)
    folder = create(name, into)
    install, play = shlex.join(["pip", "install", "-e", str(folder)]), f"ronron play {name} --terminal"
    out.print(_say("new-written", folder=str(folder), install=install, play=play), markup=False, soft_wrap=True)
    out.print(_say("new-readme", readme=str(folder / "README.md")), markup=False, soft_wrap=True)


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Argument(min=0)],
    seed: int = 0,
    players: int | None = None,
    box: BoxFile = None,
) -> None:
    """Count the sequences of decisions from a deal, depth by depth."""
    from ronron.api import load

    loaded = load(game, box)
    start = loaded.deal(seed, players)
    table = Table(*(_say(f"perft-{column}") for column in ("depth", "sequences", "seconds")))
    for level in range(depth + 1):
        began = time.perf_counter()
        count = loaded.perft(start, level)
        table.add_row(str(level), f"{count:,}", f"{time.perf_counter() - began:.3f}")
        if count == 0:
            break
    out.print(table)


@app.command()
def bench(
    what: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    peers: Annotated[bool, typer.Option("--peers")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
    tables: Annotated[int | None, typer.Option(min=1, max=10_000)] = None,
    seconds: Annotated[float | None, typer.Option(min=1, max=3_600)] = None,
) -> None:
    """Measure the engine, with other engines if asked for, or the server, with a bare echo server."""
    import msgspec

    from ronron.terminal.bench import show_games, show_server

    chosen = {name: value for name, value in (("tables", tables), ("seconds", seconds)) if value is not None}
    measure = _measuring(what, peers, chosen)
    with _progress() as progress:
        task = progress.add_task(_say("measuring"), total=None)
        report = measure(lambda step: progress.update(task, advance=1, description=tell(_spoken(), step)))
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    elif what == SERVER:
        show_server(report, out, _spoken())
    else:
        show_games(report, out, _spoken())


def _measuring(what: str | None, peers: bool, chosen: dict[str, Any]) -> Callable[[Callable[[Said], None]], Any]:
    """The measurement to make; refuses options of the other kind."""
    from ronron.games import find
    from ronron.lab.bench import engine, server

    if what == SERVER:
        if peers:
            raise RonronError("cli-peers-engine")
        return lambda progress: server.run(**chosen, progress=progress)
    if chosen:
        raise RonronError("cli-for-server", option=next(iter(chosen)))
    if what is not None:
        find(what)
    return lambda progress: engine.run(what, peers, progress)


@app.command()
def review(
    record: Annotated[str, typer.Argument()],
    seat: int | None = None,
    iterations: int | None = None,
    seconds: float | None = None,
    top: Annotated[int, typer.Option(min=0)] = 5,
    seed: int = 0,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
    box: BoxFile = None,
) -> None:
    """Review a finished game: what each decision was worth, what was better, and who was winning."""
    import msgspec

    from ronron.api import read
    from ronron.api.review import review as judge
    from ronron.bots import Budget
    from ronron.terminal.review import read_record, show

    language = _language(lang)
    position = read(read_record(record), box)
    budget = None if iterations is None and seconds is None else Budget(iterations, seconds)
    with _progress() as progress:
        task = progress.add_task(_say("setting-up"), total=None)

        def tell(done: int, total: int) -> None:
            progress.update(task, description=_say("judging"), completed=done, total=total)

        report = judge(position, seat, budget, seed, tell)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    else:
        show(report, out, language, top)


@app.command()
def replay(
    record: Annotated[Path, typer.Argument()],
    eyes: str = "open",
    lang: Language = None,
    box: BoxFile = None,
) -> None:
    """Look at a finished game again, step by step."""
    from ronron.api import read
    from ronron.terminal.replay import Showing, read_eyes
    from ronron.terminal.review import read_record

    language = _language(lang)
    position = read(read_record(str(record)), box)
    looking = read_eyes(eyes, position.players)
    Showing(position, looking, language, out, lambda prompt: out.input(prompt, markup=False)).run()


@app.command()
def ladder(
    game: GameName,
    players: int | None = None,
    option: list[str] | None = None,
    pair: list[str] | None = None,
    deals: int = 512,
    seconds: float | None = None,
    seed: int = 0,
    workers: int | None = None,
    fresh: Annotated[bool, typer.Option("--fresh")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    box: BoxFile = None,
) -> None:
    """Measure how strong each level of bot is, against the one below it."""
    from ronron.home import data_directory
    from ronron.lab.ladder import PAIRS, Plan, read_pair, run
    from ronron.terminal.ladder import print_report
    from ronron.terminal.table import read_options

    if json and markdown:
        raise RonronError("cli-json-or-markdown")
    options = read_options(game, option) if option else {}
    pairs = [read_pair(each) for each in pair] if pair else PAIRS
    plan = Plan(game, players, options, box, pairs, deals, seconds, seed)
    with _progress() as progress:
        task = progress.add_task(_say("setting-up"), total=None)

        def show(what: Said, done: int, wanted: int) -> None:
            told = tell(_spoken(), what)
            progress.update(task, description=told, completed=done, total=wanted or None)

        try:
            report = run(plan, data_directory() / "ladder", workers=workers, fresh=fresh, progress=show)
        except KeyboardInterrupt:
            err.print(_say("ladder-stopped", fresh="yes" if fresh else "no"))
            raise
    print_report(report, "json" if json else "markdown" if markdown else "tables", out, _spoken())


def _language(chosen: str | None = None) -> str:
    """The language asked for; by default the system's if it is supported, or else English."""
    from ronron.words import languages, preferred

    if chosen is not None and chosen not in languages():
        raise LanguageError(chosen)
    if chosen is not None:
        return chosen
    system = next(filter(None, map(os.environ.get, ("RONRON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return preferred([system.partition(".")[0].replace("_", "-")])


def _language_of(words: list[str]) -> str:
    """The language given by `--lang` in the raw arguments, if it is supported; used before they are parsed."""
    from ronron.words import languages

    asked = [after for word, after in itertools.pairwise(words) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return next((language for language in asked if language in languages()), _language())


def _spoken() -> str:
    """The language of this command."""
    return _language_of(sys.argv[1:])


def _say(message: str, **values: Any) -> str:
    """A message about the command line itself."""
    from ronron.words import say

    return say(_spoken(), f"cli-{message}", **values)


def _tell(sentence: str) -> None:
    out.print(sentence, markup=False, highlight=False)


def _progress() -> Progress:
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    return Progress(*columns, console=err, transient=True, refresh_per_second=2)  # more would slow the measuring


def _complain(sentence: str) -> NoReturn:
    err.print(f"ronron: {sentence}", style="red", markup=False, highlight=False, soft_wrap=True)
    raise SystemExit(2) from None


def _mistake(told: str) -> str:
    from ronron.terminal.mistakes import mistake

    return tell(_spoken(), mistake(told))


def _command_of(error: Any) -> str:
    """The command whose arguments were wrong; `ronron` itself if no command was recognised."""
    return "ronron" if error.ctx is None or error.ctx.parent is None else f"ronron {error.ctx.info_name}"


def _understood(words: list[str]) -> Any:
    """The command line; its help is translated only if it is asked for, since reading all messages takes a moment."""
    command = typer.main.get_command(app)
    return command if HELP.isdisjoint(words) else translated(command, _language_of(words))


def main() -> None:
    """The `ronron` command."""
    try:
        code = _understood(sys.argv[1:])(standalone_mode=False)
    except RonronError as error:
        _complain(error.told(_spoken()))
    except UsageError as error:
        _complain(_say("see-help", mistake=_mistake(error.format_message()), command=_command_of(error)))
    except (typer.Abort, KeyboardInterrupt):
        raise SystemExit(130) from None
    raise SystemExit(code or 0)
