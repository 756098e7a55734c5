"""Runs a server: its socket, its event loop, and the addresses that people reach it at."""

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
from lastcard.server.registry import Registry, Settings
from lastcard.server.transport import WebSocketTransport

EVERYWHERE = ("0.0.0.0", "::")


def serve(settings: Settings, host: str, port: int, ready: Callable[[int], None]) -> None:
    """Serve until a signal ends the server. `ready` is called with the port once clients can connect."""
    with listening(host, port) as listener, asyncio.Runner(loop_factory=loop_factory()) as runner:
        try:
            runner.run(_serve(settings, host, listener, ready))
        except KeyboardInterrupt:  # the server has shut down in order before this is raised
            return


async def _serve(
    settings: Settings, host: str, listener: sockets.socket, ready: Callable[[int], None]
) -> None:
    port = listener.getsockname()[1]
    registry = Registry(settings, lambda: addresses(host, port)[1])
    _collect_seldom()
    try:
        server = _Server(config_of(registry), lambda: ready(port))
        await server.serve(sockets=[listener])
    finally:
        registry.close()


def config_of(registry: Registry) -> uvicorn.Config:
    """The configuration of uvicorn."""
    return uvicorn.Config(
        make_app(registry),
        ws=WebSocketTransport,
        ws_max_size=registry.settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="off",
        log_level="warning",
        access_log=False,  # a log must not contain the codes of rooms
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def _collect_seldom() -> None:
    """Collect garbage less often. Rooms and connections live long and have few cycles; looking through all of
    them every few moments would cost more than the rest of a move."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


class _Server(uvicorn.Server):
    """A uvicorn server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal shuts the server down in order. uvicorn would raise it once more afterwards; this does
        not."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where it exists."""
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - not on every system

    return uvloop.new_event_loop


def listening(host: str, port: int) -> sockets.socket:
    """A listening socket; an error of one line if the address cannot be used."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    # asyncio sets TCP_NODELAY, which sends frames at once, only if the protocol is given here.
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
    """The address of the server on this machine, and in its network if others can reach it."""
    if host not in EVERYWHERE:
        return f"http://{_in_brackets(host)}:{port}", None
    outside = _network_address()
    return f"http://localhost:{port}", f"http://{outside}:{port}" if outside else None


def _in_brackets(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _network_address() -> str | None:
    """The address of this machine in its network. Nothing is sent to find out."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, which nobody has
        except OSError:
            return None
        found = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def qr_code(address: str) -> str:
    """A QR code to print in a terminal."""
    out = io.StringIO()
    segno.make(address, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()
