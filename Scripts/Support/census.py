"""Counts processes, for tests of what ends them."""

import contextlib
import os
import pathlib
import select


def marked(mark):
    """The processes that were started with `mark` in their environment, and what they are called."""
    found = {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if mark.encode() in (folder / "environ").read_bytes():
                found[int(folder.name)] = (folder / "comm").read_text().strip()
    return found


def wait_until_none(mark):
    """Returns when the last of the processes with that mark has ended."""
    while left := marked(mark):
        for process in left:
            with contextlib.suppress(ProcessLookupError):
                ended = os.pidfd_open(process)
                select.select([ended], [], [])
                os.close(ended)
