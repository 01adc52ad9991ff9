"""A desktop ends with whoever started it: processes are counted before and after."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import uuid

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
import census  # noqa: E402

DRIVER = str(pathlib.Path(__file__).with_name("desktop.py"))
# Starts a desktop and waits for a window that never comes: that is when it is killed.
RUNNER = f"""
import subprocess, sys
desktop = subprocess.Popen(
    ["/usr/bin/python3", "-B", {DRIVER!r}], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
desktop.stdin.write(b'{{"do": "begin", "program": ["sleep", "1000"]}}\\n')
desktop.stdin.flush()
print("begun", flush=True)
desktop.wait()
"""
ALL = {"desktop.py", "Xvfb", "dbus-daemon", "at-spi-bus-laun", "at-spi2-registr", "sleep"}


@unittest.skipUnless(shutil.which("Xvfb"), "Scripts/setup installs a display for tests")
class Ending(unittest.TestCase):
    def setUp(self):
        self.mark = uuid.uuid4().hex
        self.folder = tempfile.mkdtemp()
        self.addCleanup(os.rmdir, self.folder)  # which fails when something is left in it

    def test_nothing_is_left_when_the_runner_is_killed(self):
        self.assertEqual(census.marked(self.mark), {})
        runner = subprocess.Popen(
            [sys.executable, "-c", RUNNER], stdout=subprocess.PIPE,
            env=os.environ | {"MARK": self.mark, "TMPDIR": self.folder})
        runner.stdout.readline()
        while len(set(census.marked(self.mark).values()) & ALL) < len(ALL) - 1:
            pass
        self.assertNotEqual(os.listdir(self.folder), [])
        runner.kill()
        runner.wait()
        runner.stdout.close()
        census.wait_until_none(self.mark)
        self.assertEqual(census.marked(self.mark), {})


if __name__ == "__main__":
    unittest.main()
