"""Runs every check on the repository. Exits with 1 when one of them found something.

A check is a function that takes a Repository and yields findings: (path, line, what is wrong, fix).
"""

import pathlib
import sys

import architecture
import book
import dangers
import floors
import invented
import isolation
import names
import pictures
import sizes
import snippets
import spelling
import storeys
import swiftui_names
import symbol_names
import words
from repository import Repository

CHECKS = [
    floors.check, invented.check, isolation.check, storeys.check, sizes.check, names.check,
    words.check, dangers.check, snippets.check, book.check, pictures.check, spelling.check, architecture.check,
    swiftui_names.check,
    symbol_names.check]
# Worth a look, and no failure.
ADVICE = [sizes.advice, storeys.advice, dangers.advice]


def main() -> int:
    repository = Repository(pathlib.Path(__file__).resolve().parents[3])
    findings = sorted(finding for check in CHECKS for finding in check(repository))
    for path, line, wrong, fix in findings:
        print(f"{path}:{line}: {wrong}\n    Fix: {fix}")
    advice = [hint for advise in ADVICE for hint in advise(repository)]
    if advice:
        print(f"Advice, not a failure ({len(advice)}):")
        for path, line, text in advice:
            print(f"  {path}:{line}: {text}")
    return 1 if findings else 0


sys.exit(main())
