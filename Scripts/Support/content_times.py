"""Gives each file of the repository a time that follows from what is in it.

    python3 content_times.py

A build that is kept from one run of the build server to the next is of use only where a file that did not
change has the time that it had: SwiftPM compares sizes and times. Git gives every file that of the clone.
"""

import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Seconds since 1970. All of these are long ago, so nothing that is built is older than its source.
FIRST, SPAN = 1_000_000_000, 500_000_000


def time_of(blob):
    """The time for the content that git calls `blob`."""
    return FIRST + int(blob, 16) % SPAN


def give_times(root):
    """Sets the times of all files that git knows, and returns how many there are."""
    listed = subprocess.run(["git", "ls-files", "--stage", "-z"], cwd=root, check=True,
                            capture_output=True, text=True).stdout
    count = 0
    for entry in listed.split("\0")[:-1]:
        facts, path = entry.split("\t", 1)
        time = time_of(facts.split()[1])
        os.utime(pathlib.Path(root, path), (time, time), follow_symlinks=False)
        count += 1
    return count


if __name__ == "__main__":
    print(f"{give_times(ROOT)} files have times of their own.")
