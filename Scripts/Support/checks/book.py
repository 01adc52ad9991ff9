"""The pages of the documentation catalogs, as far as a machine can read them."""

import re

PAGES = re.compile(r"^Sources/\w+/\w+\.docc/\w+\.md$")
# Lists that are made from code.
MADE = re.compile(r"/(SwiftUINames|Symbols)\.md$")
LAST = "When not to"


def check(repository):
    for path in repository.files:
        if PAGES.match(path) and not MADE.search(path):
            yield from unlimited(path, repository.lines(path))


def headings(lines):
    """Pairs (line, heading) of what stands outside of code."""
    code = False
    for number, line in enumerate(lines, 1):
        if line.startswith("```"):
            code = not code
        elif not code and (found := re.match(r"##+ (.+)", line)):
            yield number, found[1]


def unlimited(path, lines):
    """A page that does not end with when to leave its advice alone. Lists of links may follow."""
    sections = []
    for number, heading in headings(lines):
        if heading == "Topics":
            break
        sections.append((number, heading))
    number, heading = sections[-1] if sections else (1, "")
    if heading != LAST:
        yield (path, number, f"the last section is not '{LAST}'",
               "say at the end of the page when a reader should do something else")
