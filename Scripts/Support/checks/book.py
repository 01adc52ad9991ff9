"""The pages of the documentation catalogs, as far as a machine can read them."""

import re

PAGES = re.compile(r"^(Sources/\w+/\w+\.docc/\w+|README)\.md$")
# Lists that are made from code.
MADE = re.compile(r"/(SwiftUINames|Symbols)\.md$")
LAST = "When not to"
# Documents that people read on a screen of any width, also what stands beside a tutorial.
READ = re.compile(r"^(README|CONTRIBUTING|Docs/\w+|(Sources|Templates)/.*)\.md$|\.docc/Resources/.*\.(swift|json)$")
# What fits beside the navigator of a small window, and is scrolled only a little on a phone.
WIDTH = 80

# One spelling each, and words that readers with another first language look up: what to write instead.
WORDS = [
    (r"(de)?serialis\w+|initialis\w+", "initializer, serialize: Swift's own words have a z"),
    (r"(colo|behavio|neighbo)rs?|favorites?", "colour, behaviour, favourite, neighbour"),
    (r"cancel(ed|ing)|label(ed|ing)|travel(ed|ing)|model(ed|ing)", "cancelled, labelled, travelled, modelled"),
    (r"gray|center", "grey, centre"),
    (r"timeouts?", "time-out"),
    (r"roll ?backs?", "roll-back"),
    (r"any ?one|some ?one|every ?one", "anybody, somebody, everybody"),
    (r"anew", "again"),
    (r"heed", "look at, obey"),
    (r"in vain", "without effect"),
    (r"midst", "while"),
    (r"lest|hence|thus|whence|thereof|albeit|whilst", "so that, so, while"),
    (r"the state there is( then)?|there is then", "the current state"),
]


def check(repository):
    for path in repository.files:
        if READ.search(path) and not MADE.search(path):
            yield from wide(path, repository.lines(path))
        elif path.startswith("Sources/") and path.endswith(".swift"):
            yield from wide(path, comments(repository.lines(path)))
        if PAGES.match(path) and not MADE.search(path):
            lines = repository.lines(path)
            if path != "README.md":
                yield from unlimited(path, lines)
            yield from misspelt(path, lines)


def prose(lines):
    """Pairs (line, text) of what stands outside of code, without what names things of code."""
    code = False
    for number, line in enumerate(lines, 1):
        if line.startswith("```"):
            code = not code
        elif not code:
            yield number, re.sub(r"`+[^`]+`+|<[^>]*>|\]\([^)]*\)", " ", line)


def comments(lines):
    """The doc comments of a file as a page has them, with empty lines for all else."""
    return [re.sub(r"^/// ?", "", line.strip()) if line.strip().startswith("///") else "" for line in lines]


def wide(path, lines):
    """Lines of code that run out of a narrow screen. A file without Markdown is code from end to end."""
    code = not path.endswith(".md") and ".docc/" in path
    for number, line in enumerate(lines, 1):
        if line.startswith("```"):
            code = not code
        elif code and len(line) > WIDTH:
            yield (path, number, f"code of {len(line)} columns",
                   f"break it: code in documents has {WIDTH} columns, as Docs/Snippets/.swift-format says")


def unlimited(path, lines):
    """A page that does not end with when to leave its advice alone. Lists of links may follow."""
    sections = []
    for number, line in prose(lines):
        if not (found := re.match(r"##+ (.+)", line)):
            continue
        if found[1] in ("Topics", "See Also"):
            break
        sections.append((number, found[1]))
    number, heading = sections[-1] if sections else (1, "")
    if heading != LAST:
        yield (path, number, f"the last section is not '{LAST}'",
               "say at the end of the page when a reader should do something else")


def misspelt(path, lines):
    for number, text in prose(lines):
        for pattern, instead in WORDS:
            if found := re.search(rf"(?i)\b({pattern})\b", text):
                yield path, number, f"'{found[0]}' is not a word of the book", f"write: {instead}"
