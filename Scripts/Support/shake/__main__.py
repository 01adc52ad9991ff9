"""Shakes a program: does anything to it that a person might, and watches it. `Scripts/shake` says how.

    python3 shake --program FILE --pages NAME... --folder FOLDER [--seed N] [--minutes M] [--acts FILE]
"""

import argparse
import itertools
import json
import os
import pathlib
import subprocess
import sys
import time

import gi

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "desktop"))
gi.require_version("Atspi", "2.0")
from gi.repository import GLib  # noqa: E402

import accessible  # noqa: E402
from acts import acts  # noqa: E402
from patience import Failure, Patience  # noqa: E402
from person import Person  # noqa: E402
from session import Session  # noqa: E402
from shrink import shrunk  # noqa: E402
import watch  # noqa: E402
from watch import Found, Watch  # noqa: E402


class Shaker:
    def __init__(self, session, program, page, seed):
        self.session, self.program, self.page, self.seed = session, program, page, seed
        self.complaints = os.path.join(session.folder, "complaints")
        self.count = self.slowest = 0
        self.memory = []

    def shake(self, sequence):
        """Does all of it, in a new program whenever one was closed. Returns what failed, and by what."""
        sequence = iter(sequence)
        while True:
            done = []
            try:
                if not self.run(sequence, done):
                    return None, done
            except Found as found:
                return found, done

    def run(self, sequence, done):
        """Does acts until the program is closed: True, or there are no more: False."""
        with open(self.complaints, "w") as complaints:
            # A window that is dark, or in which things move, for every other seed.
            program = self.session.run(
                [self.program, self.page], complaints, is_dark=self.seed % 2 == 1,
                is_moving=self.seed // 2 % 2 == 1, output=subprocess.DEVNULL)
        watched = None
        try:
            watched = Watch(program, self.started(program), self.complaints)
            person = Person(program, watched.application)
            for act in sequence:
                done.append(act)
                person.do(act)
                watched.look()
                self.count += 1
                if program.poll() is not None:
                    return True
            return False
        finally:
            program.kill()
            program.wait()
            if watched:
                self.slowest = max(self.slowest, watched.slowest)
                self.memory += watched.memory

    def started(self, program):
        patience = Patience(program.pid)
        while not (found := application(program)):
            if program.poll() is not None:
                text = pathlib.Path(self.complaints).read_text(errors="replace")
                raise Found(f"it ended with {program.returncode} before it showed a window\n{text}")
            try:
                patience.look(lambda: "it shows no window")
            except Failure as failure:
                raise Found(str(failure))
        return found

    def fails_like(self, found):
        def fails(sequence):
            again, _ = self.shake(sequence)
            return again is not None and again.kind == found.kind

        return fails

    def figures(self):
        return (f"{self.count} acts; slowest answer after {self.slowest / 100:.2f} s of computing;"
                f" memory {self.memory[0]} to {max(self.memory)} MB" if self.memory else "no acts")


def application(program):
    try:
        return accessible.application(program.pid)
    except GLib.GError:
        return None  # it is about to come


def for_some_time(sequence, minutes):
    end = time.monotonic() + minutes * 60
    return itertools.takewhile(lambda _: time.monotonic() < end, sequence)


def report(shaker, found, done, folder):
    """Says what failed, and keeps the acts that make it fail again, as few as could be found."""
    print(f"  {found}")
    fails = shaker.fails_like(found)
    print(f"  It failed after {len(done)} acts. Looking for fewer …", flush=True)
    if "grew" in found.kind:
        print("  Memory is not looked for in fewer acts.")
    elif fails(done):
        done = shrunk(done, fails)
        print(f"  {len(done)} of them make it fail again:")
    else:
        print("  They do not make it fail again.")
    file = folder / f"{shaker.page}-{shaker.seed}.json"
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text("[\n" + ",\n".join(json.dumps(act) for act in done) + "\n]\n")
    for act in done[-20:]:
        print(f"    {json.dumps(act, ensure_ascii=False)}")
    print(f"  Again: Scripts/shake '{shaker.page}' --seed {shaker.seed} --acts '{file}'", flush=True)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--program", required=True)
    options.add_argument("--pages", nargs="+", required=True)
    options.add_argument("--folder", type=pathlib.Path, required=True)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--minutes", type=float, default=1)
    options.add_argument("--acts", type=pathlib.Path)
    options = options.parse_args()
    session = Session(owner=os.getppid())
    watch.begin()
    failed = 0
    try:
        for page in options.pages:
            shaker = Shaker(session, options.program, page, options.seed)
            if options.acts:
                sequence = json.loads(options.acts.read_text())
            else:
                sequence = for_some_time(acts(options.seed), options.minutes)
            found, done = shaker.shake(sequence)
            print(f"{page}, seed {options.seed}: {shaker.figures()}", flush=True)
            if found:
                failed += 1
                report(shaker, found, done, options.folder)
    finally:
        session.end()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
