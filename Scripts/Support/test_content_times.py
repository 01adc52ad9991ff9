"""A file has the same time in every clone until it changes."""

import pathlib
import subprocess
import tempfile
import unittest

import content_times


class Times(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def times(self, name, files):
        root = self.root / name
        root.mkdir()
        for path, text in files.items():
            (root / path).write_text(text)
        for command in (["init", "--quiet"], ["add", "--all"]):
            subprocess.run(["git", *command], cwd=root, check=True)
        self.assertEqual(content_times.give_times(root), len(files))
        return {path: (root / path).stat().st_mtime for path in files}

    def test_a_time_follows_from_the_content(self):
        first = self.times("first", {"a file": "let a = 1\n", "B": "let b = 1\n"})
        second = self.times("second", {"a file": "let a = 1\n", "B": "let b = 2\n"})
        self.assertEqual(first["a file"], second["a file"])
        self.assertNotEqual(first["B"], second["B"])
        self.assertNotEqual(first["a file"], first["B"])

    def test_times_are_long_ago(self):
        self.assertLess(max(self.times("one", {"A": "a"}).values()), 1_500_000_000)


if __name__ == "__main__":
    unittest.main()
