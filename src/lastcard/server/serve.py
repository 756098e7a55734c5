"""Running a server: its socket, its loop, and where people find it."""

import asyncio
import gc
import io
import socket as sockets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import segno
import uvicorn

from lastcard.errors import LastCardError
from lastcard.server.app import make_app
from lastcard.server.house import House, Settings
from lastcard.server.line import Line

EVERYWHERE = ("0.0.0.0", "::")


def serve(settings: Settings, host: str, port: int, ready: Callable[[int], None]) -> None:
    """Serve until somebody ends it; `ready` is told the port once people can come."""
    with listening(host, port) as listener, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        try:
            runner.run(_serve(settings, host, listener, ready))
        except KeyboardInterrupt:  # the server has ended everything in order before it says so
            return


async def _serve(
    settings: Settings, host: str, listener: sockets.socket, ready: Callable[[int], None]
) -> None:
    port = listener.getsockname()[1]
    house = House(settings, lambda: addresses(host, port)[1])
    _collect_seldom()
    try:
        server = _Server(config_of(house), lambda: ready(port))
        await server.serve(sockets=[listener])
    finally:
        house.close()


def config_of(house: House) -> uvicorn.Config:
    """How the server is run."""
    return uvicorn.Config(
        make_app(house),
        ws=Line,
        ws_max_size=house.settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="off",
        log_level="warning",
        access_log=False,  # addresses of rooms are no business of a log
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def _collect_seldom() -> None:
    """Rooms and connections live long, and hardly anything refers to itself: looking through all of them for
    garbage every few moments would cost more than the rest of a move."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server in order, and that is all: it is not raised once more."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one."""
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - not on every system

    return uvloop.new_event_loop


def listening(host: str, port: int) -> sockets.socket:
    """A socket that listens; or why not, in one line."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    # The protocol is named so that frames go out at once (asyncio looks at it to set TCP_NODELAY).
    listener = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
    try:
        listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(1024)
    except (OSError, OverflowError) as error:
        listener.close()
        raise LastCardError("serve-no-port", host=host, port=port, reason=_reason(error)) from None
    return listener


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """Where this machine finds the server, and where others in its network do."""
    if host not in EVERYWHERE:
        return f"http://{_in_brackets(host)}:{port}", None
    outside = _network_address()
    return f"http://localhost:{port}", f"http://{outside}:{port}" if outside else None


def _in_brackets(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _network_address() -> str | None:
    """The address that this machine has in its network; nothing is sent to find out."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's
        except OSError:
            return None
        found = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def qr_code(address: str) -> str:
    """A QR code to be printed in a terminal."""
    out = io.StringIO()
    segno.make(address, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()
