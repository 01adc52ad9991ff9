"""The files of the repository, as the checks see them."""

import functools
import json
import os
import pathlib
import re
import subprocess

IGNORED = {".build", ".git", ".swiftpm", "__pycache__", "Site"}
TEXT = {".swift", ".gyb", ".c", ".h", ".modulemap", ".md", ".sh", ".py", ".yml", ".yaml", ".json", ""}

STRING = re.compile(r'"(\\.|[^"\\])*"')


class Repository:
    def __init__(self, root):
        self.root = pathlib.Path(root)

    @functools.cached_property
    def files(self):
        """Paths relative to the root, with forward slashes, in order."""
        found = []
        for folder, folders, names in os.walk(self.root):
            folders[:] = sorted(set(folders) - IGNORED)
            for name in sorted(set(names) - IGNORED):
                path = pathlib.Path(folder, name)
                if path.suffix in TEXT:
                    found.append(path.relative_to(self.root).as_posix())
        return found

    @functools.cache
    def lines(self, path):
        return (self.root / path).read_text(encoding="utf-8", errors="replace").splitlines()

    @functools.cache
    def code(self, path):
        """The lines of a Swift or C file with strings emptied and line comments cut off."""
        return [STRING.sub('""', line).split("//")[0] for line in self.lines(path)]

    @functools.cached_property
    def targets(self):
        """The targets of the root package as its manifest declares them."""
        dump = subprocess.run(
            ["swift", "package", "dump-package"],
            cwd=self.root, stdout=subprocess.PIPE, check=True, text=True)
        return json.loads(dump.stdout)["targets"]
