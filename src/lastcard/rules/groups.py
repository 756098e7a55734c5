"""How people find their way: presets in groups, options in topics."""

from lastcard.rules.catalogue import ARGUED, BY_NAME, OPTIONS, SECTIONS, Option

# Every preset is in one group. A group without presets is not shown.
PRESET_GROUPS: dict[str, tuple[str, ...]] = {
    "documents": (
        "basic-plus",
        "classic",
        "gemela",
        "ozby",
        "ozby-full",
        "guide",
        "guide-house",
        "advanced",
    ),
    "variants": ("no-mercy", "modern", "knockout", "party"),
    "tables": ("chat", "chat-wild", "online-party", "online-crazy"),
}
GROUP_OF = {preset: group for group, presets in PRESET_GROUPS.items() for preset in presets}


def _topics() -> dict[str, tuple[Option, ...]]:
    rest = [option for option in OPTIONS if option.name not in ARGUED]
    return {
        "argued": tuple(BY_NAME[name] for name in ARGUED),
        **{section: tuple(o for o in rest if o.section == section) for section in SECTIONS},
    }


# What people argue about first, then the other options by section.
TOPICS = _topics()
