"""Runs tests of windows in rooms, one after the other, and writes a table of what passed."""

import argparse
import os
import pathlib
import re
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent))
import systems  # noqa: E402
from systems import Missing  # noqa: E402
from room import Room  # noqa: E402

# The rooms that stand for those that people are in.
ROOMS = [
    f"{system} {words}" for system in ("here", "debian13")
    for words in ("cairo", "egl", "glx", "vulkan", "egl 2", "cairo 2 dark", "egl dark")]
QUICK_ROOMS = ["here egl", "debian13 egl", "debian13 glx", "debian13 cairo 2"]

# The test programs, of the library and of its examples.
PROGRAMS = ["viewstatePackageTests.xctest", "ExamplesPackageTests.xctest"]

# What a person does, and the suites that do it.
SUITES = {
    "first frame": ["FirstFrameTests", "FirstFrameWindowTests"],
    "click, key": ["ButtonWidgetTests", "ControlWidgetTests", "FocusingWindowTests"],
    "typing": ["FieldWidgetTests", "TextEditorWidgetTests"],
    "scroll": ["ScrollWidgetTests", "LongTextTests"],
    "drag": ["DraggingWidgetTests", "GestureTests"],
    "resize": ["LeastSizeTests", "SplitWindowTests"],
    "popover, menu": ["PopoverWindowTests", "MenuTests"],
    "sheet": ["PresentationTests", "CoverWindowTests"],
    "windows": ["AppWindowTests"],
    "clipboard": ["ExchangeWindowTests"],
    "lists": ["ListWidgetTests", "TableWidgetTests"],
}
QUICK = ["first frame", "click, key", "popover, menu", "sheet"]

# Measures with a size or a time of this system, and what takes minutes without a graphics card.
SKIPPED = ["a thousand windows", "10,000"]

CLOSING = re.compile(r"^. (Test|Suite) (.+?)(?: with \d+ test cases?)? (passed|failed) after", re.M)


def main():
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--programs", type=pathlib.Path, required=True)
    parser.add_argument("--table", type=pathlib.Path, required=True)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("rooms", nargs="*")
    asked = parser.parse_args()
    acts = QUICK if asked.quick else list(SUITES)
    rows, has_failed = [], False
    for words in asked.rooms or (QUICK_ROOMS if asked.quick else ROOMS):
        room = Room.of(words)
        try:
            if room.root is not None:
                systems.ensure(room.system)
        except Missing as reason:
            print(f"{words}: {reason}")
            rows.append([words, *("not there" for _ in acts)])
            has_failed = True
            continue
        row = [words]
        for act in acts:
            verdict = run(asked, words, act)
            row.append(verdict)
            has_failed |= verdict != "✓"
            print(f"{words}: {act}: {verdict}", flush=True)
        rows.append(row)
    asked.table.write_text(table(acts, rows))
    print(asked.table.read_text())
    return int(has_failed)


def run(asked, words, act):
    """What came of the suites of one act: a sign for all, or how many failed, kept beside the table."""
    said = asked.table.with_suffix("") / f"{words} {act}.log".replace(" ", "-").replace(",", "")
    said.parent.mkdir(parents=True, exist_ok=True)
    with open(said, "w") as log:
        for program in PROGRAMS:
            subprocess.run(
                [asked.programs / program, "--testing-library", "swift-testing",
                 "--filter", rf"[./]({'|'.join(SUITES[act])})/", "--skip", "|".join(SKIPPED)],
                stdout=log, stderr=subprocess.STDOUT,
                env=os.environ | {"VIEWSTATE_ROOM": words})
    tests = [match for match in CLOSING.findall(said.read_text()) if match[0] == "Test"]
    return verdict([state for _, name, state in tests if not name.startswith("run ")])


def verdict(states):
    failed = states.count("failed")
    if not states:
        return "no test ran"
    return f"{failed} of {len(states)} failed" if failed else "✓"


def table(acts, rows):
    lines = [["room", *acts], ["---"] * (len(acts) + 1), *rows]
    versions = ", ".join(
        f"{system}: GTK {systems.version(system, 'libgtk-4-1')}, "
        f"libadwaita {systems.version(system, 'libadwaita-1-0')}"
        for system in sorted({Room.of(row[0]).system for row in rows}))
    return versions + "\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    sys.exit(main())
