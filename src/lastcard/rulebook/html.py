"""A rulebook as a self-contained HTML page, for the screen or to print on A4."""

from html import escape
from itertools import groupby

from lastcard.cards.faces import BLACK, SYMBOLS, WILD
from lastcard.cards.text import COLOUR_NAMES, parse_card
from lastcard.rulebook.model import Block, Book, Card, Example, Row, Section, Sentence, Table, Words

# Every colour has its own shape, for colour-blind readers and black-and-white printers.
_SHAPES = {
    "red": '<circle cx="6" cy="6" r="5"/>',
    "yellow": '<path d="M6 1 L11.5 11 H.5 Z"/>',
    "green": '<rect x="1" y="1" width="10" height="10"/>',
    "blue": '<path d="M6 0 L12 6 L6 12 L0 6 Z"/>',
    "black": '<path d="M6 0 L7.6 4.4 L12 6 L7.6 7.6 L6 12 L4.4 7.6 L0 6 L4.4 4.4 Z"/>',
}

_STYLE = """
:root { color-scheme: light; }
body { margin: 0; background: #f4f2ec; color: #1d1d1f; font: 16px/1.5 Georgia, "Times New Roman", serif; }
main { max-width: 46rem; margin: 2rem auto; padding: 2rem 3rem 3rem; background: #fff;
  border-radius: 8px; box-shadow: 0 1px 8px rgba(0, 0, 0, .12); }
h1, h2, th, .card, .example b { font-family: system-ui, -apple-system, "Segoe UI", Arial, sans-serif; }
h1 { margin: 0 0 .3em; font-size: 2rem; line-height: 1.2; }
h2 { margin: 1.8em 0 .5em; padding-bottom: .2em; border-bottom: 2px solid #1d1d1f; font-size: 1.2rem; }
.introduction { font-size: 1.1rem; }
ul { margin: .4em 0; padding-left: 1.2em; }
li { margin: .3em 0; }
.ids { color: #6a6a6f; font-size: .7em; white-space: nowrap; }
.example { margin: .4em 0 .8em 1.2em; padding: .4em .9em; border-left: 4px solid #d9d4c5;
  background: #faf8f2; font-size: .95em; }
table { width: 100%; margin: .8em 0; border-collapse: collapse; }
th, td { padding: .35em .6em; border-bottom: 1px solid #d8d8d8; text-align: left; vertical-align: top; }
th { border-bottom: 2px solid #1d1d1f; font-size: .85em; }
td.number, th.number { text-align: right; white-space: nowrap; }
td .pictures { display: block; white-space: nowrap; }
.card { display: inline-block; padding: 0 .45em 0 .35em; border: 1.5px solid currentColor;
  border-radius: .4em; font-size: .85em; font-weight: 600; line-height: 1.45; white-space: nowrap; }
.card svg { width: .75em; height: .75em; margin-right: .3em; fill: currentColor; vertical-align: -.04em; }
.red { color: #b3201b; background: #fdecea; }
.yellow { color: #775900; background: #fdf4d3; }
.green { color: #1d6b34; background: #e7f5ea; }
.blue { color: #174ea6; background: #e8f0fd; }
.black { color: #1d1d1f; background: #ececee; }
footer { margin-top: 2.5em; padding-top: .8em; border-top: 1px solid #d8d8d8; color: #55555a;
  font-size: .8em; }
footer p { margin: .3em 0; }
@page { size: A4; margin: 16mm 15mm; }
@media print {
  body { background: none; font-size: 10.5pt; line-height: 1.38; }
  main { max-width: none; margin: 0; padding: 0; border-radius: 0; box-shadow: none; }
  h2 { break-after: avoid; }
  li, tr, .example { break-inside: avoid; }
  .card, .example { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
@media (max-width: 40rem) {
  main { margin: 0; padding: 1rem; border-radius: 0; }
  td .pictures, .card { white-space: normal; }
}
""".strip()


def as_html(book: Book) -> str:
    """The rulebook as an HTML page."""
    sections = "\n".join(_section(section, book.example_word) for section in book.sections)
    footer = "\n".join(f"<p>{_sentence(sentence)}</p>" for sentence in book.small_print)
    return f"""<!DOCTYPE html>
<html lang="{escape(book.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(book.title)}</title>
<style>
{_STYLE}
</style>
</head>
<body>
<main>
<h1>{escape(book.title)}</h1>
<p class="introduction">{_sentence(book.introduction)}</p>
{sections}
<footer>
{footer}
</footer>
</main>
</body>
</html>
"""


def _section(section: Section, example: str) -> str:
    parts = [f'<section id="{escape(section.key)}">', f"<h2>{escape(section.title)}</h2>"]
    for is_rule, group in groupby(section.blocks, key=lambda block: isinstance(block, Sentence)):
        blocks = "\n".join(_block(block, example) for block in group)
        parts.append(f"<ul>\n{blocks}\n</ul>" if is_rule else blocks)
    return "\n".join([*parts, "</section>"])


def _block(block: Block, example: str) -> str:
    if isinstance(block, Sentence):
        return f'<li id="{escape(block.key)}">{_sentence(block)}</li>'
    if isinstance(block, Table):
        return _table(block)
    return _example(block, example)


def _sentence(sentence: Sentence) -> str:
    """The words, and the small print after them."""
    ids = f' <small class="ids">[{escape(", ".join(sentence.ledger))}]</small>' if sentence.ledger else ""
    return f"{_words(sentence.words)}{ids}"


def _example(example: Example, word: str) -> str:
    words = " ".join(_words(sentence.words) for sentence in example.sentences)
    return f'<p class="example"><b>{escape(word)}:</b> {words}</p>'


def _table(table: Table) -> str:
    heads = "".join(
        f"<th{_number(table, place)}>{escape(head)}</th>" for place, head in enumerate(table.heads)
    )
    rows = "\n".join(_row(table, row) for row in table.rows)
    return f"<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>"


def _row(table: Table, row: Row) -> str:
    """A row, with pictures of its cards below the name in the first cell."""
    pictures = " ".join(_picture(card) for card in row.cards)
    shown = f' <span class="pictures">{pictures}</span>' if pictures else ""
    cells = [f"<td{_number(table, 0)}>{_words(row.cells[0])}{shown}</td>"]
    cells += [
        f"<td{_number(table, place)}>{_words(cell)}</td>" for place, cell in enumerate(row.cells[1:], start=1)
    ]
    return f"<tr>{''.join(cells)}</tr>"


def _number(table: Table, column: int) -> str:
    return ' class="number"' if column in table.numeric else ""


def _words(words: Words) -> str:
    """Text with a small picture for every card."""
    return "".join(_chip(part, part.words) if isinstance(part, Card) else escape(part) for part in words)


def _chip(card: Card, label: str) -> str:
    colour = _colour(card)
    shape = f'<svg viewBox="0 0 12 12" aria-hidden="true">{_SHAPES[colour]}</svg>'
    return f'<span class="card {colour}">{shape}{escape(label)}</span>'


def _picture(card: Card) -> str:
    """A small picture of a card."""
    return _chip(card, card.text)


def _colour(card: Card) -> str:
    """The colour of a card. A black card stays black, whatever colour was chosen for it."""
    face, _ = parse_card(card.text)
    colour = face // SYMBOLS if face < WILD else BLACK
    return COLOUR_NAMES[colour] if colour < BLACK else "black"
