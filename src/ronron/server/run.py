"""`ronron serve`: print the address to open, serve, and stop cleanly after telling everybody."""

from __future__ import annotations

import errno
import io
import logging
import signal
import socket
import sys
import webbrowser
from contextlib import suppress

import segno
import uvicorn
from rich.console import Console
from starlette.applications import Starlette

from ronron.causes import quoted, system_cause
from ronron.errors import RonronError
from ronron.server.app import create_app
from ronron.server.house import House
from ronron.server.limits import descriptors
from ronron.server.limits.cuts import Cuts
from ronron.server.net.places import Wires
from ronron.server.net.wire import Config
from ronron.server.process.metrics import Metrics
from ronron.server.settings import Settings
from ronron.words import say

STUCK_MS = 60_000
"""The system closes a connection whose other side acknowledges nothing for this long."""
SECONDS_TO_FINISH = 5
BACKLOG = 256
"""Connections accepted in one round of the event loop; further ones have to retry."""
FEW_CONNECTIONS = 1000
"""Warn if there is room for fewer connections."""
BUSY_PORT = (errno.EADDRINUSE, errno.EACCES)
"""Errors that mean the port is taken or reserved; with any other error, the address is wrong."""


class Server(uvicorn.Server):
    """uvicorn's server; it also says goodbye before it stops, and notices when descriptors run out."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second: watch descriptors, and log what `Cuts` held back."""
        self.house.cuts.catch_up()
        if descriptors.are_gone():
            self.house.note_no_descriptors()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye first."""
        logging.getLogger("ronron").info("stopping: telling everybody")
        await self.house.hall.say_bye()
        await super().shutdown(sockets)


def serve(settings: Settings, console: Console, language: str, *, open_page: bool = False) -> None:
    """Serve until told to stop; open the page in a browser if wanted."""
    descriptors.raise_limit()
    app = create_app(settings)  # a bad database is reported before the address is printed
    listening = bind("0.0.0.0" if settings.lan else settings.host, settings.port)
    _log_lines()
    _tell_room(app.state.house)
    port = listening.getsockname()[1]
    shown = "127.0.0.1" if settings.lan else settings.host
    _announce(settings, console, language, f"http://{shown}:{port}", port)
    server = Server(configure(app, settings), app.state.house)
    if open_page:
        listening.listen()  # a browser that connects early waits
        webbrowser.open(f"http://{shown}:{port}/")
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn passes signals on after stopping cleanly
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    logging.getLogger("ronron").info("stopped")
    if not server.started:
        raise RonronError("error-could-not-start")


def configure(app: Starlette, settings: Settings) -> Config:
    """uvicorn's configuration. An application without a house gets a counter of its own."""
    logging.getLogger("uvicorn.error").addFilter(_is_worth_a_line)
    house: House | None = getattr(app.state, "house", None)
    return Config(
        app,
        house.wires if house else Wires(settings.limits, Cuts(Metrics()), proxied=settings.proxied),
        ws_per_message_deflate=False,  # browsers offer it, and it costs more memory than it saves
        ws_max_size=settings.limits.message_bytes,
        ws_ping_interval=None,  # clients ping us, and `Silence` closes those that do not
        backlog=BACKLOG,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=settings.proxied,
        forwarded_allow_ips=["127.0.0.1", "::1", "::ffff:127.0.0.1"],
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
        lifespan="on",
    )


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """Whether uvicorn should log this. Clients' errors are counted in `Cuts`; their tracebacks would flood the log."""
    return not record.getMessage().startswith(("Invalid UTF-8", "opening handshake failed", "parser failed"))


def _tell_room(house: House) -> None:
    if (room := house.wires.most) < FEW_CONNECTIONS:
        logging.getLogger("ronron").warning(
            "room for %d connections only, since there may be %d file descriptors; raise LimitNOFILE or `ulimit -n`",
            room,
            descriptors.limit(),
        )


def bind(host: str, port: int) -> socket.socket:
    """A socket to listen on. Raises `RonronError` with a readable sentence if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK_MS)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        wrong = "--host" if isinstance(error, OSError) and error.errno not in BUSY_PORT else "--port"
        why = system_cause(error) if isinstance(error, OSError) else quoted(str(error))  # no port is that high
        raise RonronError("error-listen", host=host, port=str(port), why=why, option=wrong) from None
    return listening


def free_port(wanted: int) -> int:
    """The wanted port, or any free one if it is taken."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", wanted))
        except OSError:
            return 0
    return wanted


def lan_address() -> str | None:
    """This machine's address in its local network. Connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for examples
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _announce(settings: Settings, console: Console, language: str, address: str, port: int) -> None:
    def tell(message: str, **values: str) -> None:
        console.print(say(language, message, **values), markup=False, highlight=False, soft_wrap=True)

    tell("serve-address", address=address)
    if settings.lan and (found := lan_address()) is not None:
        tell("serve-lan", address=f"http://{found}:{port}")
        code = io.StringIO()
        segno.make(f"http://{found}:{port}", micro=False).terminal(out=code, compact=True)
        console.print(code.getvalue(), markup=False, highlight=False)
    tell("serve-data", path=str(settings.data))
    tell("serve-stop")
    console.file.flush()


def _log_lines() -> None:
    """Log to standard error, one line each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)-7s %(message)s", "%Y-%m-%d %H:%M:%S"))
    for name, level in (("ronron", logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)
