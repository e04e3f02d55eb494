"""The command line. A mistake gets one sentence and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.box import SIMPLE_HEAD
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

from ronron.errors import RonronError

app = typer.Typer(
    name="ronron",
    help="Four cat games at one table: play them, study them, train on them.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
out = Console()
err = Console(stderr=True)

UsageError: Any = typer.BadParameter.__base__  # what all mistakes in the words of a command are, unnamed in typer

GameName = Annotated[str, typer.Argument(help="The game, by its short name; `ronron games` lists them.")]
Players = Annotated[int | None, typer.Option(help="How many play; as many as is usual for the game unless told.")]
Language = Annotated[str | None, typer.Option("--lang", help="en or fr; that of your system unless told.")]
SERVER = "server"
"""Measured by `ronron bench` beside the games."""
BoxFile = Annotated[Path | None, typer.Option("--box", help="Your own copy of the component file.")]


def _tell_version(wanted: bool) -> None:
    if wanted:
        from ronron import __version__

        out.print(f"ronron {__version__}", highlight=False)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _without_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        context.invoke(play)


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(help="The game to play with --terminal; the page lets you choose there.")
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal instead of a browser.")] = False,
    mode: Annotated[
        str | None, typer.Option(help="One of the game's modes; a wrong one is told which there are.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play; all but you are bots.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, such as board=chatons or open_pile=yes.")
    ] = None,
    match: Annotated[bool, typer.Option("--match", help="Play a match, where the rules know of one.")] = False,
    level: Annotated[str, typer.Option(help="The bot to play against.")] = "matou",
    lang: Language = None,
    seed: Annotated[int | None, typer.Option(help="A deal to play again; a new one unless told.")] = None,
    box: BoxFile = None,
    record: Annotated[Path | None, typer.Option(help="Where to save the record.")] = None,
) -> None:
    """Play in a browser (the same as `ronron` alone), or in this terminal; what follows is for the terminal."""
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
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="The port; 0 takes a free one.")] = 8787,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others on your local network in, and show a QR code.")
    ] = False,
    password: Annotated[
        str | None, typer.Option(envvar="RONRON_PASSWORD", help="Ask everybody for it; better set by RONRON_PASSWORD.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another address the page may come from, such as https://ronron.example.")
    ] = None,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Believe a proxy on this machine whom it speaks for.")
    ] = False,
    data: Annotated[Path | None, typer.Option(help="Where tables are kept; RONRON_DATA says it too.")] = None,
    new_key: Annotated[
        bool, typer.Option("--new-key", help="Go on without the old server.key: old links and cookies are dead.")
    ] = False,
    lang: Language = None,
) -> None:
    """Serve tables to browsers, here or on your local network."""
    from ronron.home import data_directory
    from ronron.server.hosts import check_origin
    from ronron.server.run import serve as run_server
    from ronron.server.settings import Settings

    if behind_proxy and not origin:
        raise RonronError("--behind-proxy needs --origin, the public address of the page, like https://ronron.example")
    settings = Settings(
        data=data_directory(data),
        host=host,
        port=port,
        lan=lan,
        password=password or None,
        origins=tuple(map(check_origin, origin or ())),
        proxied=behind_proxy,
        new_key=new_key,
        eager=True,
    )
    run_server(settings, out, _language(lang))


def _open_page(language: str) -> None:
    """Serve this computer, and open the page."""
    from ronron.home import data_directory
    from ronron.server.run import free_port, serve
    from ronron.server.settings import Settings

    serve(Settings(data=data_directory(), port=free_port(Settings.port), eager=True), out, language, open_page=True)


@app.command()
def rules(
    game: GameName,
    article: Annotated[str | None, typer.Argument(help="One article, such as P7.")] = None,
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
        raise RonronError(f"{game} has no article {article!r}; there are {', '.join(articles)}")
    out.print(Markdown(f"**{article.upper()}** {articles[article.upper()]}"))


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A component file of your own.")],
    picture: Annotated[Path | None, typer.Option(help="Draw what is in it, as SVG.")] = None,
) -> None:
    """Check a component file, and say what is wrong with it."""
    from ronron.errors import BoxError
    from ronron.games import find
    from ronron.games.boxes import fingerprint, game_of, open_box

    book = find(game_of(file))
    box = open_box(book, file)
    found = fingerprint(box)
    usual = fingerprint(open_box(book))
    kind = "the same box as Ronron's own" if found == usual else "a box of your own"
    out.print(f"{file.name} is good: a box of {book.title.slug}, {kind} ({found}).", markup=False, highlight=False)
    if picture is not None:
        if book.picture is None:
            raise BoxError(f"there is nothing to draw in a box of {book.title.slug}; leave out --picture")
        try:
            picture.write_text(book.picture.draw(box), encoding="utf-8")
        except OSError as error:
            raise BoxError(f"the picture {picture} cannot be written: {error.strerror or error}") from None
        out.print(f"Its picture is {picture}.", markup=False, highlight=False)


@app.command()
def games() -> None:
    """List the games by name."""
    from ronron.games import GAMES, find, slugs

    table = Table("name", "game", "players", "rules", "for")
    for slug in slugs():
        title = find(slug).title
        purpose = "players" if slug in GAMES else "practice"
        table.add_row(
            slug, title.name(_language(None)), ", ".join(map(str, title.players)), str(title.version), purpose
        )
    out.print(table)


@app.command()
def warm(
    games: Annotated[list[str] | None, typer.Argument(help="The games to compile; all of them unless told.")] = None,
) -> None:
    """Compile the kernels now, so that nothing waits for it later."""
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
    err.print(f"{len(chosen)} game{'s' if len(chosen) != 1 else ''} ready in {time.perf_counter() - began:.1f} s")


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Argument(min=0, help="How many decisions deep.")],
    seed: Annotated[int, typer.Option(help="Which deal.")] = 0,
    players: Players = None,
    box: BoxFile = None,
) -> None:
    """Count the sequences of decisions from a deal, depth by depth."""
    from ronron.api import load

    loaded = load(game, box)
    start = loaded.deal(seed, players)
    table = Table("depth", "sequences", "seconds")
    for level in range(depth + 1):
        began = time.perf_counter()
        count = loaded.perft(start, level)
        table.add_row(str(level), f"{count:,}", f"{time.perf_counter() - began:.3f}")
        if count == 0:
            break
    out.print(table)


@app.command()
def bench(
    what: Annotated[
        str | None, typer.Argument(help="The game to measure, or `server`; all games unless told.", metavar="[GAME]")
    ] = None,
    peers: Annotated[bool, typer.Option("--peers", help="Measure other engines too (needs ronron\\[peers]).")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
    tables: Annotated[
        int | None, typer.Option(min=1, max=10_000, help="For `bench server`: how many; 1,000 unless told.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(min=1, max=3_600, help="For `bench server`: how long; 30 unless told.")
    ] = None,
) -> None:
    """Measure the engine, beside others if wanted; or the server, beside a bare echo."""
    import msgspec

    from ronron.terminal.bench import show_games, show_server

    chosen = {name: value for name, value in (("tables", tables), ("seconds", seconds)) if value is not None}
    measure = _measuring(what, peers, chosen)
    with _progress() as progress:
        task = progress.add_task("measuring", total=None)
        report = measure(lambda step: progress.update(task, advance=1, description=step))
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    elif what == SERVER:
        show_server(report, out)
    else:
        show_games(report, out)


def _measuring(what: str | None, peers: bool, chosen: dict[str, Any]) -> Callable[[Callable[[str], None]], Any]:
    """The measurement asked for; an option that belongs to the other kind is a mistake."""
    from ronron.games import find
    from ronron.lab.bench import engine, server

    if what == SERVER:
        if peers:
            raise RonronError("--peers is for the engine: the server is always measured beside an echo")
        return lambda progress: server.run(**chosen, progress=progress)
    if chosen:
        raise RonronError(f"--{next(iter(chosen))} is for `ronron bench {SERVER}`")
    if what is not None:
        find(what)
    return lambda progress: engine.run(what, peers, progress)


@app.command()
def review(
    record: Annotated[str, typer.Argument(help="The record of a finished game: a file, or - for what is piped in.")],
    seat: Annotated[int | None, typer.Option(help="Review one seat only, by its number; all unless told.")] = None,
    iterations: Annotated[
        int | None, typer.Option(help="Of each search; as many as fit a game into some seconds unless told.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="Of each search, of which a decision takes up to three; never twice the same.")
    ] = None,
    top: Annotated[int, typer.Option(min=0, help="How many of the costliest decisions to show first.")] = 5,
    seed: Annotated[int, typer.Option(help="Another review of the same game.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
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
        task = progress.add_task("setting up", total=None)

        def tell(done: int, total: int) -> None:
            progress.update(task, description="judging", completed=done, total=total)

        report = judge(position, seat, budget, seed, tell)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    else:
        show(report, out, language, top)


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    eyes: Annotated[
        str, typer.Option(help="Through whose eyes: a seat by its number, `spectator`, or `open` for everything.")
    ] = "open",
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
    players: Annotated[
        int | None, typer.Option(help="How many play; every number the game is for unless told.")
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, such as board=chatons.")] = None,
    pair: Annotated[
        list[str] | None, typer.Option(help="Two levels, such as matou-raminagrobis; all neighbours unless told.")
    ] = None,
    deals: Annotated[int, typer.Option(help="The most of each pair; fewer do where it is plain who is better.")] = 512,
    seconds: Annotated[float | None, typer.Option(help="The longest a pair may take; no limit unless told.")] = None,
    seed: Annotated[int, typer.Option(help="Which deals.")] = 0,
    workers: Annotated[int | None, typer.Option(help="How many processes play; one for each core unless told.")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Begin anew instead of going on.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables in Markdown.")] = False,
    box: BoxFile = None,
) -> None:
    """Measure how strong each level of bot is, against the one below it."""
    from ronron.home import data_directory
    from ronron.lab.ladder import PAIRS, Plan, read_pair, run
    from ronron.terminal.table import read_options

    if json and markdown:
        raise RonronError("--json and --markdown are two ways to print the same; choose one")
    options = read_options(game, option) if option else {}
    pairs = [read_pair(each) for each in pair] if pair else PAIRS
    plan = Plan(game, players, options, box, pairs, deals, seconds, seed)
    with _progress() as progress:
        task = progress.add_task("setting up", total=None)

        def tell(what: str, done: int, wanted: int) -> None:
            progress.update(task, description=what, completed=done, total=wanted or None)

        try:
            report = run(plan, data_directory() / "ladder", workers=workers, fresh=fresh, progress=tell)
        except KeyboardInterrupt:
            again = " without --fresh" if fresh else ""
            err.print(f"Stopped. Every finished deal is kept; the same command{again} goes on from there.")
            raise
    _print_ladder(report, "json" if json else "markdown" if markdown else "tables")


def _print_ladder(report: Any, form: str) -> None:
    import shlex

    import msgspec

    from ronron.lab.ladder import report as ladder_report

    if form == "json":
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
        return
    if form == "markdown":
        sys.stdout.write(ladder_report.markdown(report, shlex.join(["ronron", *sys.argv[1:]])))
        return
    for sheet in ladder_report.sheets(report):
        table = Table(*sheet.columns, title=sheet.title, box=SIMPLE_HEAD)
        table.columns[0].no_wrap = table.columns[1].no_wrap = True
        for row in sheet.rows:
            table.add_row(*row)
        out.print(table)
    out.print(ladder_report.summary(report), markup=False, highlight=False, soft_wrap=True)


def _language(chosen: str | None) -> str:
    """The language asked for, else the system's if we speak it, else English."""
    from ronron.words import check_language, preferred

    if chosen is not None:
        return check_language(chosen)
    system = next(filter(None, map(os.environ.get, ("RONRON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return preferred([system.partition(".")[0].replace("_", "-")])


def _progress() -> Progress:
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    return Progress(*columns, console=err, transient=True, refresh_per_second=2)  # drawing takes time from measuring


def _complain(sentence: str) -> NoReturn:
    err.print(f"ronron: {sentence}", style="red", markup=False, highlight=False, soft_wrap=True)
    raise SystemExit(2) from None


def _command_of(error: Any) -> str:
    """The command whose words were mistaken; `ronron` itself where none was reached."""
    return "ronron" if error.ctx is None or error.ctx.parent is None else f"ronron {error.ctx.info_name}"


def main() -> None:
    """The `ronron` command."""
    try:
        code = app(standalone_mode=False)
    except RonronError as error:
        _complain(str(error))
    except UsageError as error:
        _complain(f"{error.format_message().rstrip('.')}; `{_command_of(error)} --help` says what there is")
    except (typer.Abort, KeyboardInterrupt):
        raise SystemExit(130) from None
    raise SystemExit(code or 0)
