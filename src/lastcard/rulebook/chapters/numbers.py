"""Special numbers: swapping, passing hands on, slapping, silence."""

from lastcard.rulebook.entries import (
    ON,
    Chapter,
    Rule,
    among,
    anything,
    not_zero,
    number_of,
    some_number,
    value_of,
)

CHAPTER: Chapter = (
    Rule(
        "book-swap-optional",
        "G17 O15 A05",
        {"swap_number": some_number, "swap": among("optional")},
        variables=number_of("swap_number"),
    ),
    Rule(
        "book-swap-required",
        "O15 D11 A05",
        {"swap_number": some_number, "swap": among("required")},
        variables=number_of("swap_number"),
    ),
    Rule(
        "book-swap_defence-true",
        "G18",
        {"swap_defence": ON},
        variables=number_of("swap_number"),
    ),
    Rule(
        "book-rotate_number",
        "O16 D11",
        {"rotate_number": some_number},
        variables=number_of("rotate_number"),
    ),
    Rule(
        "book-slap_number",
        "A03",
        {"slap_number": some_number},
        variables=number_of("slap_number"),
    ),
    Rule(
        "book-slap_penalty",
        "A03",
        {"slap_penalty": not_zero},
        variables=value_of("slap_penalty"),
    ),
    Rule(
        "book-silence_number",
        "A02 B19",
        {"silence_number": some_number},
        variables=number_of("silence_number"),
    ),
    Rule(
        "book-silence_penalty",
        "A02",
        {"silence_penalty": anything},
        variables=value_of("silence_penalty"),
    ),
)
