"""Nothing is left of what a keeper keeps: processes are counted before and after."""

import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import unittest
import uuid

import census

KEEPER = [sys.executable, "-B", str(pathlib.Path(__file__).with_name("keeper.py"))]
# One that runs on by itself, in a session of its own, and one below a shell, which writes a file and
# says where.
MESS = """
setsid --fork sleep 1000
(sleep 1000; true) &
file=$(mktemp)
echo "$file"
"""
STUBBORN = "(trap '' TERM; sleep 1000; sleep 1000) &\n"


class Keeping(unittest.TestCase):
    def setUp(self):
        self.mark = uuid.uuid4().hex
        self.folder = tempfile.mkdtemp()
        self.addCleanup(os.rmdir, self.folder)  # which fails when something is left in it

    def run_kept(self, script):
        process = subprocess.Popen(
            [*KEEPER, "bash", "-c", script], stdout=subprocess.PIPE, text=True,
            env=os.environ | {"MARK": self.mark, "TMPDIR": self.folder})
        self.addCleanup(process.stdout.close)
        return process

    def test_a_command_that_ends_leaves_nothing_and_says_how_it_ended(self):
        self.assertEqual(census.marked(self.mark), {})
        process = self.run_kept(STUBBORN + MESS + "exit 7")
        file = pathlib.Path(process.stdout.readline().strip())
        self.assertEqual(process.wait(), 7)
        self.assertEqual(census.marked(self.mark), {})
        self.assertFalse(file.parent.exists())

    def test_a_command_that_is_killed_leaves_nothing(self):
        process = self.run_kept(MESS + "kill -KILL $$")
        process.stdout.readline()
        self.assertEqual(process.wait(), 128 + signal.SIGKILL)
        self.assertEqual(census.marked(self.mark), {})

    def test_nothing_is_left_when_whoever_asked_is_told_to_end_or_killed(self):
        for word in (signal.SIGTERM, signal.SIGHUP, signal.SIGKILL):
            process = self.run_kept(MESS + "wait")
            process.stdout.readline()
            self.assertGreater(len(census.marked(self.mark)), 3)
            process.send_signal(word)
            self.assertNotEqual(process.wait(), 0)
            census.wait_until_none(self.mark)

    def test_the_folder_of_a_keeper_that_was_killed_goes_with_the_next(self):
        ended = subprocess.Popen(["true"])
        ended.wait()
        forgotten = pathlib.Path(self.folder, f"viewstate-{ended.pid}-x")
        forgotten.mkdir()
        self.assertEqual(self.run_kept("true").wait(), 0)
        self.assertFalse(forgotten.exists())


if __name__ == "__main__":
    unittest.main()
