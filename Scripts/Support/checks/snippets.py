"""Examples in the documents are quoted from Docs/Snippets/, which `Scripts/check` compiles.

A Markdown block names its source in the line before: <!-- snippet: Counter --> for a whole file, or
<!-- snippet: Counter#tap --> for the part between '// snippet.tap' and '// snippet.end'. An example
in a doc comment names nothing: its lines must stand together in some snippet. A block of Gherkin may name
its source, too.
"""

import re
import textwrap

FOLDER = "Docs/Snippets/"
MARKER = re.compile(r"<!-- snippet: (\w+)(?:#(\w+))? -->")
DIRECTIVE = re.compile(r"^\s*// snippet\.(\w+)")
COMMENT_FENCE = re.compile(r"^\s*/// ?```(swift)?\s*$")


def check(repository):
    for path in repository.files:
        if path.endswith(".md"):
            yield from check_article(repository, path)
        elif path.startswith("Sources/") and path.endswith(".swift"):
            yield from check_comments(repository, path)


def check_article(repository, path):
    lines = repository.lines(path)
    for start, line in enumerate(lines):
        marked = start > 0 and MARKER.search(lines[start - 1])
        if line.strip() != "```swift" and not (marked and line.startswith("```")):
            continue
        end = next((i for i in range(start + 1, len(lines)) if lines[i].strip() == "```"), len(lines))
        marker = MARKER.search(lines[start - 1]) if start else None
        if not marker:
            yield (path, start + 1, "an example that nothing compiles",
                   "put it into Docs/Snippets/NAME.swift and write <!-- snippet: NAME --> above it")
            continue
        snippet, part = f"{FOLDER}{marker[1]}.swift", marker[2]
        if snippet not in repository.files:
            yield path, start, f"there is no {snippet}", "write it, or name the right one"
            continue
        expected = shown(repository.lines(snippet), part)
        if expected is None:
            yield (path, start, f"{snippet} has no part '{part}'",
                   f"write '// snippet.{part}' and '// snippet.end' around it")
        elif expected != lines[start + 1:end]:
            at = first_difference(expected, lines[start + 1:end])
            yield (path, start + 2 + at, f"differs from {snippet}",
                   "change the snippet, see it compile, and copy it here")


def shown(lines, part):
    """What a document shows: the part, or all that is not hidden, without the leading comment."""
    kept, inside, hidden, met = [], part is None, False, part is None
    for line in lines:
        if directive := DIRECTIVE.match(line):
            word = directive[1]
            if word in ("hide", "show"):
                hidden = word == "hide"
            elif part is not None:
                inside = word == part
                met = met or inside
        elif inside and not hidden:
            kept.append(line)
    if not met:
        return None
    while part is None and kept and kept[0].startswith("//"):
        kept.pop(0)
    return textwrap.dedent("\n".join(kept)).strip("\n").split("\n")


def first_difference(expected, actual):
    pairs = enumerate(zip(expected, actual))
    return next((i for i, (a, b) in pairs if a != b), min(len(expected), len(actual)))


def check_comments(repository, path):
    lines, block, start = repository.lines(path), None, 0
    for number, line in enumerate(lines, 1):
        if block is None:
            if COMMENT_FENCE.match(line):
                block, start = [], number
        elif COMMENT_FENCE.match(line):
            if not any(contains(repository.lines(file), block) for file in repository.files
                       if file.startswith(FOLDER)):
                yield (path, start, "an example that nothing compiles",
                       "put these lines into a file in Docs/Snippets/; mark what is no code as ```text")
            block = None
        else:
            block.append(line.strip().removeprefix("///").strip())


def contains(lines, block):
    block = [line for line in block if line]
    lines = [line.strip() for line in lines if line.strip() and not DIRECTIVE.match(line)]
    return any(lines[i:i + len(block)] == block for i in range(len(lines) - len(block) + 1))
