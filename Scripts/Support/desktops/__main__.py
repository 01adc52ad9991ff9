"""Runs tests of windows in rooms, one after the other, and writes a table of what passed."""

import argparse
import dataclasses
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parent))
import pictures  # noqa: E402
import systems  # noqa: E402
from systems import Missing  # noqa: E402
from room import Room  # noqa: E402

# The rooms that stand for those that people are in.
ROOMS = [
    f"{system} {words}" for system in ("here", "debian13")
    for words in ("cairo", "egl", "glx", "vulkan", "egl 2", "cairo 2 dark", "egl dark",
                  "cairo 1.5", "cairo fatal-warnings", "wayland cairo", "wayland egl",
                  "wayland egl 1.5", "wayland egl 2 dark")]
QUICK_ROOMS = ["here egl", "here wayland egl", "debian13 egl", "debian13 glx", "debian13 cairo 2",
               "debian13 wayland egl"]

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
    "wishes": ["DesktopWishesTests"],
    "pictures": ["GoldenPictureTests"],
}
QUICK = ["first frame", "click, key", "popover, menu", "sheet"]

# Measures with a size or a time of this system, and what takes minutes without a graphics card.
SKIPPED = ["a thousand windows", "10,000"]

# What a compositor does not permit, and why. The table says so.
UNABLE = {
    "what is under a (dialog|sheet) is not pressed":
        "sway brings a window forward that is clicked, also from under a modal one",
}

GOLDENS = pathlib.Path(__file__).resolve().parents[3] / "Tests" / "GTKBackendTests" / "Goldens"

CLOSING = re.compile(r"^. (Test|Suite) (.+?)(?: with \d+ test cases?)? (passed|failed) after", re.M)


def main():
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--programs", type=pathlib.Path, required=True)
    parser.add_argument("--table", type=pathlib.Path, required=True)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--act", action="append", choices=SUITES)
    parser.add_argument("rooms", nargs="*")
    asked = parser.parse_args()
    acts = asked.act or (QUICK if asked.quick else list(SUITES))
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
            row.append(verdict.words)
            has_failed |= not verdict.is_right
            print(f"{words}: {act}: {verdict.words}", flush=True)
        rows.append(row)
    asked.table.write_text(table(acts, rows))
    print(asked.table.read_text())
    return int(has_failed)


@dataclasses.dataclass(frozen=True)
class Verdict:
    """What came of an act in a room, as the table says it."""

    words: str
    is_right: bool = True


def run(asked, words, act):
    """What came of the suites of one act; what they said is kept beside the table."""
    room = Room.of(words)
    skipped = [*SKIPPED, *(UNABLE if room.server == "wayland" else {})]
    if reason := excuse(room, act):
        return Verdict(reason)
    said = asked.table.with_suffix("") / f"{words} {act}.log".replace(" ", "-").replace(",", "")
    said.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        keeping = {"WINDOW_PICTURES": folder} if act == "pictures" else {}
        with open(said, "w") as log:
            for program in PROGRAMS:
                subprocess.run(
                    [asked.programs / program, "--testing-library", "swift-testing",
                     "--filter", rf"[./]({'|'.join(SUITES[act])})/", "--skip", "|".join(skipped)],
                    stdout=log, stderr=subprocess.STDOUT,
                    env=os.environ | {"VIEWSTATE_ROOM": words} | keeping)
        tests = [match for match in CLOSING.findall(said.read_text()) if match[0] == "Test"]
        came = verdict([state for _, name, state in tests if not name.startswith("run ")])
        if act != "pictures" or not came.is_right:
            return came
        with open(said, "a") as log:
            return compared(sorted(pathlib.Path(folder).glob("*.png")), room, log)


def excuse(room, act):
    """Why nobody can do that in a room; nothing where it can be done."""
    if act == "pictures" and not (
            room.server == "x11" and room.renderer == "cairo" and room.scale == "1"
            and room.scheme == "light"):
        return "–"
    return None


def verdict(states):
    failed = states.count("failed")
    if not states:
        return Verdict("no test ran", False)
    return Verdict(f"{failed} of {len(states)} failed", False) if failed else Verdict("✓")


def compared(files, room, log):
    """How many pictures look like the golden ones; where the others differ is said in the log."""
    alike = 0
    for file in files:
        parts = pictures.differences(GOLDENS / file.name, file)
        alike += not parts
        for part in parts:
            print(f"{file.stem}: {part}", file=log)
    # Newer libraries may draw things of their own in their own way.
    return Verdict(
        f"{alike} of {len(files)} alike", bool(files) and (alike == len(files) or room.root is not None))


def table(acts, rows):
    lines = [["room", *acts], ["---"] * (len(acts) + 1), *rows]
    versions = ", ".join(
        f"{system}: GTK {systems.version(system, 'libgtk-4-1')}, "
        f"libadwaita {systems.version(system, 'libadwaita-1-0')}"
        for system in sorted({Room.of(row[0]).system for row in rows}))
    unable = [] if not any(Room.of(row[0]).server == "wayland" for row in rows) else [
        f"\nNot on Wayland: '{name}', since {reason}.\n" for name, reason in UNABLE.items()]
    return versions + "\n\n" + "".join(
        [*(f"| {' | '.join(line)} |\n" for line in lines), *unable])


if __name__ == "__main__":
    sys.exit(main())
