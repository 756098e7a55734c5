"""Plot the lengths of rounds."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from lastcard.errors import LastCardError
from lastcard.files import file_error
from lastcard.lab.figures import quantile
from lastcard.lab.simulation import Simulation
from lastcard.texts import text

# Distinguishable with any colour vision; the dashes also work in grey.
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#999999")
_NO_DATE = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}
_DASHES = ("-", "--", "-.", ":")


def check_plot(file: Path) -> None:
    """Refuse a file now that would only fail after all matches are played."""
    if find_spec("matplotlib") is None:
        raise LastCardError("lab-no-plots")
    if file.suffix.lower() not in (".svg", ".png", ".pdf"):
        raise LastCardError("lab-plot-kind", file=file)
    if not file.parent.is_dir():
        raise LastCardError("lab-no-folder", folder=file.parent)


def plot(simulations: Sequence[tuple[str, Simulation]], file: Path) -> None:
    """Draw the distribution of moves per round, one line per simulation."""
    import matplotlib  # noqa: PLC0415 - an extra, and slow

    matplotlib.use("agg")
    matplotlib.rcParams["svg.hashsalt"] = "lastcard"  # the same matches give the same file
    from matplotlib import pyplot  # noqa: PLC0415

    figure, axes = pyplot.subplots(figsize=(8, 4.5), layout="constrained")
    end = 1
    for number, (name, simulation) in enumerate(simulations):
        lengths = simulation.tally.lengths
        last = int(quantile(lengths, 0.99).value) + 1
        end = max(end, last)
        total = sum(lengths)
        axes.plot(
            range(last),
            [count / total * 100 for count in lengths[:last]],
            _DASHES[number % len(_DASHES)],
            color=_COLOURS[number % len(_COLOURS)],
            label=name,
            linewidth=1.5,
        )
    axes.set(xlim=(0, end), ylim=(0, None), xlabel=text("lab-plot-moves"), ylabel=text("lab-plot-share"))
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    try:
        figure.savefig(file, metadata=_NO_DATE.get(file.suffix.lower()))
    except OSError as error:
        raise file_error(file, error) from None
    finally:
        pyplot.close(figure)
