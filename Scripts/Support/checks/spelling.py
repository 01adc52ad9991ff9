"""Words of the documents and of doc comments that no dictionary has.

The dictionary is aspell's British one with -ize, and the names of the field in spelling.txt. What is written as
code is left alone, and so are names: what has a capital letter inside.
"""

import collections
import pathlib
import re
import shutil
import subprocess

import book

READ = re.compile(r"^(README|CONTRIBUTING|ARCHITECTURE|CHANGELOG|SECURITY)\.md$|^Docs/.*\.md$"
                  r"|^Sources/\w+/\w+\.docc/\w+\.(md|tutorial)$")
COMMENTS = re.compile(r"^Sources/.*\.swift$")
OWN = pathlib.Path(__file__).with_suffix(".txt")

# Addresses, files, attributes, and whatever else is no word.
NO_WORD = re.compile(r"https?://\S+|@\w+|\S*[\w)][./_\\]\w\S*|\S*\.\w\S*|--?\w\S*|\w+:(?=\S)|&\w+;|<\w+|\d\w*")
WORD = re.compile(r"[A-Za-z]+(?:['’][a-z]+)?")
NAME = re.compile(r".[a-z]*[A-Z]")


def check(repository):
    places = collections.defaultdict(list)
    for path in repository.files:
        if READ.match(path) and not book.MADE.search(path):
            lines = repository.lines(path)
        elif COMMENTS.match(path):
            lines = ["" if line.startswith("    ") else line for line in book.comments(repository.lines(path))]
        else:
            continue
        for number, word in words(lines):
            places[word].append((path, number))
    for word in unknown(places):
        for path, number in places[word]:
            yield (path, number, f"'{word}' is in no dictionary",
                   f"spell it as the book does, write a name as `code`, or add it to {OWN.name}")


def words(lines):
    for number, text in book.prose(lines):
        for word in WORD.findall(NO_WORD.sub(" ", text)):
            if not NAME.match(word):
                yield number, word.replace("’", "'")


def unknown(found):
    """Those that neither the dictionary nor our own list has; none where there is no dictionary."""
    if not shutil.which("aspell"):
        return []
    ours = {line.strip().lower() for line in OWN.read_text().splitlines()}
    done = subprocess.run(
        ["aspell", "--master=en_GB-ize", "--encoding=utf-8", "list"], input="\n".join(found),
        stdout=subprocess.PIPE, text=True, check=True)
    return [word for word in done.stdout.split() if word.lower().removesuffix("'s") not in ours]
