"""Runs a command; whatever it started ends with it, however it ends, and with whoever asked for it.

    python3 keeper.py COMMAND ARGUMENTS...

Temporary files of all that runs below it are in a folder of its own, which goes with it. The keeper
ends as the command does. `Scripts/Support/script.sh` puts every verb that starts something below one.
"""

import contextlib
import ctypes
import os
import pathlib
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

SET_DEATH_SIGNAL, SET_SUBREAPER = 1, 36  # <sys/prctl.h>
PREFIX = "viewstate-"
POLITE = 2  # seconds in which a process that is told to end may still clear up


system = ctypes.CDLL(None)


def prctl(option, value):
    system.prctl(option, value)


def start(arguments, end_signal=signal.SIGKILL, **options):
    """Starts a process that is sent `end_signal` when this one ends."""
    return subprocess.Popen(
        arguments, preexec_fn=lambda: prctl(SET_DEATH_SIGNAL, end_signal), **options)


def hear_signals():
    """A process inherits which signals it is deaf to, and some who start us are deaf to all of them."""
    signal.pthread_sigmask(signal.SIG_SETMASK, ())


def adopt():
    """From now on whoever loses its parent below this process becomes its child."""
    prctl(SET_SUBREAPER, 1)


def parents():
    """Every process there is, with its parent."""
    found = {}
    for folder in pathlib.Path("/proc").iterdir():
        with contextlib.suppress(ValueError, OSError):
            # The name stands in brackets and may hold anything; what comes after it does not.
            state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            if state != "Z":
                found[int(folder.name)] = int(parent)
    return found


def below(ancestor):
    """The processes that `ancestor` started, and those that they started."""
    family, found = parents(), set()
    for process in family:
        line = []
        while process in family and process not in line and process != ancestor:
            line.append(process)
            process = family[process]
        if process == ancestor:
            found.update(line)
    return found


def end_all():
    """Ends everything below this process, politely first, and returns when nothing is left of it."""
    polite = time.monotonic() + POLITE
    word = signal.SIGTERM
    told = set()
    while left := below(os.getpid()):
        if time.monotonic() > polite:
            word, told = signal.SIGKILL, set()
        for process in left - told:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, word)
        told |= left
        reap()
        time.sleep(0.01)
    reap()


def reap():
    """Takes leave of children that have ended."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def when_ended(process, action):
    """Calls `action`, on another thread, when the process with that number has ended."""
    def watch():
        with contextlib.suppress(ProcessLookupError):
            watched = os.pidfd_open(process)
            select.select([watched], [], [])
        action()

    threading.Thread(target=watch, daemon=True).start()


def sweep():
    """Removes the folders of keepers that were killed."""
    for folder in pathlib.Path(tempfile.gettempdir()).glob(PREFIX + "*"):
        owner = re.match(re.escape(PREFIX) + r"(\d+)-", folder.name)
        if owner and not pathlib.Path("/proc", owner[1]).exists():
            shutil.rmtree(folder, ignore_errors=True)


def temporary_folder():
    """A new folder that tells whose it is."""
    return tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-")


def main(command):
    """The one who is asked only waits, so that the keeper outlives even its being killed."""
    keeper = os.fork()
    if not keeper:
        os._exit(keep(command))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for word in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(word, lambda *_: os.kill(keeper, signal.SIGTERM))
    return os.waitstatus_to_exitcode(os.waitpid(keeper, 0)[1])


def keep(command):
    stop = threading.Event()
    # A key that interrupts reaches the command as well, which decides what to do about it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: stop.set())
    prctl(SET_DEATH_SIGNAL, signal.SIGTERM)
    adopt()
    sweep()
    folder = temporary_folder()
    status = None
    try:
        child = subprocess.Popen(
            command, env=os.environ | {"TMPDIR": folder, "VIEWSTATE_KEEPER": str(os.getpid())},
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        when_ended(child.pid, stop.set)
        stop.wait()
        status = child.poll()
        end_all()
    except OSError as error:
        print(error, file=sys.stderr)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if status is None:
        return 1
    return 128 - status if status < 0 else status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
