"""A process that imports everything once and forks to run `lastcard` commands: each command is its own
process, but does not wait for the same imports every time.

It reads a JSON line for each command (arguments, folder, environment, files for the two outputs) and answers
with the exit code.
"""

import io
import json
import os
import sys
import traceback
from typing import NoReturn

from lastcard.cli import app_of, main


def serve() -> None:
    """Run commands until the input ends."""
    app_of()  # imports all commands
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            become_command(**json.loads(line))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def become_command(
    arguments: list[str], folder: str, environment: dict[str, str], out: str, err: str
) -> NoReturn:
    """Run `lastcard` with these arguments, and exit."""
    for number, (path, flags) in enumerate(
        ((os.devnull, os.O_RDONLY), (out, os.O_WRONLY), (err, os.O_WRONLY))
    ):
        os.dup2(os.open(path, flags), number)
    sys.stdin = io.TextIOWrapper(io.FileIO(0, "r"), encoding="utf-8")
    sys.stdout = io.TextIOWrapper(io.BufferedWriter(io.FileIO(1, "w")), encoding="utf-8")
    sys.stderr = io.TextIOWrapper(io.FileIO(2, "w"), encoding="utf-8", write_through=True)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["lastcard", *arguments]
    code = 1
    try:
        main()
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    serve()
