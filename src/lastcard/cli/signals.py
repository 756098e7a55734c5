"""Stop a long-running command with Ctrl-C or SIGTERM, however it was started."""

import signal


def stop_on_signals() -> None:
    """Raise KeyboardInterrupt on SIGINT and SIGTERM.

    A shell starts background jobs with SIGINT ignored, and so do cron and some CI runners. Python keeps it
    that way, and the command would then never stop. SIGTERM goes through SIGINT's handler because asyncio
    replaces that one while it runs, to cancel the main task in order.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
