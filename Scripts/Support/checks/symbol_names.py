"""The symbols that have a picture here: a page of the documentation, made from the code.

They are keys of Swift's dictionaries: those that we draw, each a SymbolGlyph, in the folder of symbols in
Sources/PortableUI, and in Sources/GTKBackend/Symbols those that are an icon of the desktop's theme, each with
the theme's name for it.
"""

import collections
import pathlib
import re
import sys

from repository import Repository
from swiftui_names import listed, wrapped

PAGE = "Sources/PortableUI/PortableUI.docc/Symbols.md"
SOURCES = re.compile(r"^Sources/(GTKBackend/Symbols|PortableUI/Views/Content/Symbols/Glyphs)/.*\.swift$")
DRAWN = re.compile(r'"([\w.]+)": (?:SymbolGlyph\(|[a-z]\w*,)')
ICON = re.compile(r'"([\w.]+)": "([\w-]+)"')
MAKE = "Scripts/names"


def check(repository):
    page = repository.root / PAGE
    if not any(SOURCES.match(path) for path in repository.files):
        return
    if not page.exists() or page.read_text() != made(repository):
        yield PAGE, 1, "does not say which symbols have a picture now", f"{MAKE} makes it anew"


def made(repository):
    """The page."""
    text = "\n".join("\n".join(repository.lines(path))
                     for path in repository.files if SOURCES.match(path))
    drawn = sorted(set(DRAWN.findall(text)))
    icons = collections.defaultdict(set)
    for name, icon in ICON.findall(text):
        if name not in drawn:
            icons[icon].add(name)
    count = sum(map(len, icons.values()))
    return "\n".join([
        "# Symbols", "", "Which names of SF Symbols have a picture on a desktop.", "", "## Overview", "",
        *wrapped(
            f"`Image(systemName:)` and `Label(_:systemImage:)` know {len(drawn)} names that are drawn here, and "
            f"{count} that are icons of the desktop's theme, whose pictures a person may have chosen. A filled "
            "variant, and one in a circle or a square, is made of the picture itself; of a variant that has "
            "none, what is left without its last words is shown. What stands for nothing here is shown as "
            "its first letter, and said once in debug builds."), "",
        *wrapped("A theme's own names may be used as well. This page is made from the code."), "",
        "## Drawn here", "", *wrapped(listed(drawn) + "."), "",
        "## Icons of the theme", "",
        *(line for icon in sorted(icons)
          for line in wrapped(f"- `{icon}`: {listed(sorted(icons[icon]))}", "  ")),
    ]) + "\n"


def main():
    repository = Repository(pathlib.Path(__file__).resolve().parents[3])
    (repository.root / PAGE).write_text(made(repository))
    return 0


if __name__ == "__main__":
    sys.exit(main())
