"""How long a fact is waited for: not by the clock, which says nothing on a busy machine."""

import pathlib
import time

from gi.repository import GLib

LOOKS = 3_000  # looks at a program that rests, after which a fact is given up
COMPUTING = 60_000  # hundredths of a second that a program may compute meanwhile


class Failure(Exception):
    """What was asked for did not come true."""


class Patience:
    """So many looks at a program that has nothing to do: what did not happen then never will.

    While the program computes, or waits for a core of the machine, no look is counted, up to an amount
    of computing that nothing needs which ends by itself.
    """

    def __init__(self, process, looks=LOOKS):
        self.process = process
        self.left = looks
        self.first = computed(process)[0]

    def look(self, words):
        """Another moment; a failure, with these words, when there were enough of them."""
        while GLib.MainContext.default().iteration(False):
            pass
        # Only what it does while nobody asks it counts: an answer makes it compute.
        before = computed(self.process)[0]
        time.sleep(0.01)
        now, rests = computed(self.process)
        if rests and now == before:
            self.left -= 1
        if self.left < 0 or now - self.first > COMPUTING:
            raise Failure(words())


def computed(process):
    """What a process has computed up to now, in hundredths of a second, and whether it rests."""
    try:
        facts = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0, True  # it has ended
    return int(facts[11]) + int(facts[12]), facts[0] not in "RD"
