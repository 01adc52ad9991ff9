"""What may not happen to a program, whatever is done to it."""

import pathlib
import re
import time

from gi.repository import Atspi, GLib

from patience import Failure, Patience, computed

# What a program may compute, in hundredths of a second, before it answers. Nothing is said of how long
# that takes on a machine that has other things to do.
MOST_COMPUTING = 500
RESTING_LOOKS = 80
SOON = 0.25  # seconds after which somebody looks what a program does instead of answering
MOST_GROWTH = 400  # megabytes
COMPLAINT = re.compile(
    r"^.*(CRITICAL|WARNING|Sanitizer: |runtime error: |Fatal error|Assertion|misuse:|Program crashed).*$",
    re.MULTILINE)
# What GTK says for reasons of its own: of an edge or a bar that is pressed where nobody manages windows.
NOISE = re.compile(r"Broken accounting of active state for widget")
# A window that was dragged partly off the screen, where nobody manages windows: GTK knows no monitor for a
# popover that is open in it, and gives that any size.
OFF_SCREEN = re.compile(r"gdk_monitor_get_geometry: assertion")
ANY_SIZE = re.compile(r"attempt to allocate Gtk\w+ \w+ 0x[0-9a-f]+ with width -")
# Beside a window at the edge of the screen a popover is given the room that is left, which may be less than
# its own frame needs: a plain entry's own menu says the same.
NO_ROOM = re.compile(r"attempt to allocate GtkPopoverContent \w+ 0x[0-9a-f]+ +with (width -|width \d+ and height -)")
# What differs from one run to the next.
PARTICULARS = re.compile(r"0x[0-9a-f]+|\d+")


class Found(Exception):
    """Something that may not happen. `kind` is the same when it happens again."""

    def __init__(self, words):
        super().__init__(words)
        self.kind = PARTICULARS.sub("…", words.split("\n")[0])


class Watch:
    def __init__(self, program, application, complaints):
        self.program, self.application, self.complaints = program, application, complaints
        self.slowest = 0
        self.memory = [self.megabytes()]

    def look(self):
        """After each act: the program answers, and has nothing to complain about."""
        self.wait_for_answer()
        self.read_complaints()
        status = self.program.poll()
        if status:
            raise Found(f"it ended with {status}")
        if status is None:
            self.memory.append(self.megabytes())
            # The first pictures, fonts and styles are no growth.
            if len(self.memory) > 100 and self.memory[-1] > self.memory[100] + MOST_GROWTH:
                raise Found(f"it grew from {self.memory[100]} to {self.memory[-1]} MB")

    def wait_for_answer(self):
        before, _ = computed(self.program.pid)
        patience = Patience(self.program.pid, RESTING_LOOKS)
        while self.program.poll() is None:
            if self.answers():
                break
            now, _ = computed(self.program.pid)
            if self.program.poll() is None and now - before > MOST_COMPUTING:
                raise Found(f"it computes for {(now - before) / 100} s and does not answer")
            try:
                patience.look(lambda: "it rests, and does not answer")
            except Failure as failure:
                if self.program.poll() is None:
                    raise Found(str(failure))
        self.slowest = max(self.slowest, computed(self.program.pid)[0] - before)

    def answers(self):
        """Whether it answers soon: that something has gone is an answer too.

        Who asks in vain is told of it by some calls, and given nothing by others.
        """
        asked = time.monotonic()
        try:
            if window := self.application.get_child_at_index(0):
                window.get_extents(Atspi.CoordType.WINDOW)
        except GLib.GError:
            pass
        return time.monotonic() - asked < SOON * 0.8

    def read_complaints(self):
        text = pathlib.Path(self.complaints).read_text(errors="replace")
        if found := complaint(text):
            raise Found(f"it says: {found[0].strip()}\n{text[found.end():][:4000]}")

    def megabytes(self):
        try:
            pages = pathlib.Path(f"/proc/{self.program.pid}/statm").read_text().split()[1]
            return int(pages) * 4096 // 1_000_000
        except OSError:
            return 0


def complaint(text):
    """The first line that somebody must see to."""
    kinds = [NOISE, OFF_SCREEN, NO_ROOM] + ([ANY_SIZE] if OFF_SCREEN.search(text) else [])
    return next((found for found in COMPLAINT.finditer(text)
                 if not any(kind.search(found[0]) for kind in kinds)), None)


def begin():
    """Asking gives up soon, so that the asker can look what the program does instead."""
    Atspi.init()
    Atspi.set_timeout(int(SOON * 1000), int(SOON * 1000))
    # It remarks on every program that goes away, which is what they do here.
    GLib.log_set_handler("dbind", GLib.LogLevelFlags.LEVEL_WARNING, lambda *_: None, None)
