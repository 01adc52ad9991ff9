"""A stage runs when what it guards was touched, and when nobody knows."""

import os
import pathlib
import subprocess
import tempfile
import unittest

import touched

HOUR = 60 * 60
NOW = 1_000_000_000


class Paths(unittest.TestCase):
    def test_each_stage_runs_for_what_it_guards_and_nothing_else(self):
        both = ["Sources/Threads/Lock.swift", "Sources/PortableUI/Engine/Graph/Graph.swift",
                "Sources/CGTKWidgets/include/w.h", "Sources/StateStudio/Platform/A.swift",
                ".ci/run", "Scripts/test"]
        threads = ["Sources/PortableCombine/Engine/Turn.swift", "Sources/VSM/Engine/A.swift",
                   "Sources/ViewStore/Engine/A.swift", "Tests/VSMTests/Stress/A.swift",
                   "Tests/PortableUIStressTests/A.swift"]
        memory = ["Sources/GTKBackend/Widgets/A.swift", "Tests/GTKProbe/main.swift",
                  "Tests/GTKBackendTests/LongSessionTests.swift", "Scripts/Support/shake/acts.py"]
        neither = ["README.md", "Sources/PortableUI/Views/Content/Text/Text.swift", "Docs/Snippets/A.swift",
                   "Tests/VSMTests/A.swift", "Package.swift",
                   "Examples/Package.swift"]
        paths = both + threads + memory + neither
        self.assertEqual(touched.touched("threads", paths), both + threads)
        self.assertEqual(touched.touched("memory", paths), both + memory)

    def test_every_pattern_names_what_there_is(self):
        files = subprocess.run(["git", "ls-files"], cwd=touched.ROOT, capture_output=True, text=True)
        if files.returncode:
            self.skipTest("no git repository")
        for pattern in sum(touched.GUARDED.values(), touched.ALWAYS):
            for part in pattern.split("|^"):
                self.assertRegex(files.stdout, "(?m)^" + part.removeprefix("^"))


class Bases(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name, "origin")
        self.root.mkdir()
        self.git("init", "--quiet", "--initial-branch=main")

    def git(self, *arguments, at=NOW):
        date = f"{at} +0000"
        return subprocess.run(
            ["git", "-c", "user.name=A", "-c", "user.email=a@b.c", *arguments], cwd=self.root,
            check=True, capture_output=True, text=True,
            env=os.environ | {"GIT_COMMITTER_DATE": date, "GIT_AUTHOR_DATE": date}).stdout.strip()

    def commit(self, name, at):
        (self.root / name).write_text(name)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", name, at=at)
        return self.git("rev-parse", "HEAD")

    def clone(self, *options):
        clone = self.root.with_name("clone")
        subprocess.run(["git", "clone", "--quiet", *options, self.root.as_uri(), clone], check=True)
        return clone

    def test_in_a_fresh_clone_the_commits_of_a_day_count(self):
        self.commit("Old", NOW - 50 * HOUR)
        seen = self.commit("Seen", NOW - 25 * HOUR)
        self.commit("Early", NOW - 20 * HOUR)
        self.commit("New", NOW)
        clone = self.clone()
        self.assertEqual(touched.base(clone), seen)
        self.assertEqual(touched.changes(seen, clone), ["Early", "New"])

    def test_on_a_branch_what_it_adds_counts(self):
        self.commit("Old", NOW - 50 * HOUR)
        fork = self.commit("Fork", NOW - 2 * HOUR)
        self.git("checkout", "--quiet", "-b", "branch")
        self.commit("Mine", NOW - HOUR)
        self.git("checkout", "--quiet", "main")
        self.commit("Others", NOW)
        clone = self.clone()
        subprocess.run(["git", "checkout", "--quiet", "branch"], cwd=clone, check=True)
        self.assertEqual(touched.base(clone), fork)
        self.assertEqual(touched.changes(fork, clone), ["Mine"])

    def test_a_commit_may_be_named(self):
        first = self.commit("First", NOW - HOUR)
        self.commit("Second", NOW)
        self.assertEqual(touched.base(self.root, named="HEAD^"), first)
        with self.assertRaises(touched.Unknown):
            touched.base(self.root, named="1234567890abcdef")

    def test_without_a_history_nobody_knows(self):
        self.commit("Old", NOW - 50 * HOUR)
        self.commit("New", NOW)
        with self.assertRaises(touched.Unknown):
            touched.base(self.clone("--depth=1"))
        with tempfile.TemporaryDirectory() as folder, self.assertRaises(touched.Unknown):
            touched.base(pathlib.Path(folder))

    def test_what_is_not_committed_counts(self):
        first = self.commit("First", NOW)
        (self.root / "First").write_text("changed")
        (self.root / "Other").write_text("new")
        self.assertEqual(touched.changes(first, self.root), ["First", "Other"])


if __name__ == "__main__":
    unittest.main()
