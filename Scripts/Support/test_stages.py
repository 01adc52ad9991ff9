"""What `.ci/run` and `Scripts/nightly` run, seen by stand-ins for the verbs; and how `Scripts/test` halves."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
STAND_IN = '#!/bin/bash\necho "$(basename "$0") $*" >> {log}\n[[ "$*" != "$FAILING" ]]\n'
SANITIZERS = ["test --sanitize thread --filter Stress", "test --strict --windows address"]


class Stages(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.log = self.root / "log"
        (self.root / ".ci").mkdir()
        (self.root / "Scripts/Support").mkdir(parents=True)
        shutil.copy(ROOT / ".ci/run", self.root / ".ci")
        shutil.copy(ROOT / "Scripts/nightly", self.root / "Scripts")
        shutil.copy(ROOT / "Scripts/Support/script.sh", self.root / "Scripts/Support")
        for verb in ("check", "test", "shake", "docs"):
            file = self.root / "Scripts" / verb
            file.write_text(STAND_IN.format(log=self.log))
            file.chmod(0o755)

    def run_script(self, path, *arguments, touched=True, failing="nothing", minutes="40"):
        """How the script ended, and which verbs it ran."""
        self.log.write_text("")
        (self.root / "Scripts/Support/touched.py").write_text(f"exit({0 if touched else 1})")
        done = subprocess.run(
            ["bash", self.root / path, *arguments], capture_output=True,
            env=os.environ | {"FAILING": failing, "VIEWSTATE_KEEPER": "1",
                              "VIEWSTATE_MINUTES": minutes})
        self.said = done.stdout.decode()
        return done.returncode, self.log.read_text().splitlines()

    def test_a_push_is_checked_tested_and_watched(self):
        status, verbs = self.run_script(".ci/run")
        self.assertEqual(status, 0)
        self.assertEqual(verbs[:4], ["check ", "test --strict", *SANITIZERS])
        self.assertRegex(verbs[4], "^shake --sanitize address ")
        self.assertEqual(self.said, "==> Passed: check tests threads memory\n")

    def test_where_nothing_guarded_was_touched_no_sanitizer_watches(self):
        self.assertEqual(self.run_script(".ci/run", touched=False), (0, ["check ", "test --strict"]))

    def test_a_slow_machine_leaves_the_sanitizers_to_the_night_and_says_so(self):
        self.assertEqual(self.run_script(".ci/run", minutes="0"), (0, ["check ", "test --strict"]))
        self.assertIn("no time for threads memory shaking: Scripts/nightly", self.said)

    def test_a_stage_may_run_alone_however_long(self):
        self.assertEqual(self.run_script(".ci/run", "threads", minutes="0"), (0, SANITIZERS[:1]))
        self.assertEqual(self.run_script(".ci/run", "all")[0], 1)

    def test_a_stage_that_fails_ends_a_push(self):
        status, verbs = self.run_script(".ci/run", failing="--strict --windows address")
        self.assertNotEqual(status, 0)
        self.assertEqual(verbs, ["check ", "test --strict", *SANITIZERS])

    def test_a_night_runs_all_and_goes_on_after_a_failure(self):
        status, verbs = self.run_script(
            "Scripts/nightly", "--minutes", "2", touched=False, failing="--strict")
        self.assertNotEqual(status, 0)
        self.assertEqual(verbs[:4], ["check ", "test --strict", *SANITIZERS])
        self.assertRegex(verbs[4], r"^shake --sanitize address --seed \d+ --minutes 2$")
        self.assertEqual(verbs[5:], ["docs "])
        self.assertEqual(self.run_script("Scripts/nightly")[0], 0)


class Halves(unittest.TestCase):
    def test_each_process_has_about_half_of_the_suites(self):
        script = (ROOT / "Scripts/test").read_text()
        half = re.compile(re.search(r"^first_half='(.+)'$", script, re.MULTILINE)[1])
        suites = {f"{file.parts[-2]}.{name}" for file in ROOT.glob("Tests/*Tests/**/*.swift")
                  for name in re.findall(r"^(?:struct|class|enum) (\w+Tests)\b", file.read_text(),
                                         re.MULTILINE)}
        first = sum(1 for suite in suites if half.search(suite))
        self.assertGreater(len(suites), 100)
        self.assertTrue(0.4 < first / len(suites) < 0.6, f"{first} of {len(suites)}")


if __name__ == "__main__":
    unittest.main()
