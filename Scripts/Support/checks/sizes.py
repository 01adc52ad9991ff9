"""A file is read without scrolling back. Long files fail; long functions are pointed out."""

import re

CODE = re.compile(r"^(Sources|Tests|Examples|Benchmarks|Docs/Snippets|Scripts)/|^Package\.swift$")
OPENING = re.compile(r"^(\s*)(?:[\w@()]+\s+)*(?:func\s|init[?(<]|deinit\b|subscript\b).*")
FUNCTION_LINES = 50


def limit(path):
    if path == "ARCHITECTURE.md":
        return 200
    if not CODE.match(path) or path.endswith(".md"):
        return None
    return 800 if "Tests/" in path else 500


def check(repository):
    for path in repository.files:
        most, lines = limit(path), len(repository.lines(path))
        if most and lines > most:
            yield (path, most + 1, f"{lines} lines, and {most} are the most",
                   "find the two ideas in it and give each its file")


def advice(repository):
    for path in repository.files:
        if path.endswith(".swift"):
            for number, length in functions(repository.code(path)):
                if length > FUNCTION_LINES:
                    yield path, number, f"a function of {length} lines; {FUNCTION_LINES} fit a screen"


def functions(code):
    """Pairs (line, length). Relies on the formatter: the closing brace has the opening indent."""
    for start, line in enumerate(code):
        if not (opening := OPENING.match(line)):
            continue
        for end in range(start + 1, len(code)):
            if code[end].startswith(opening[1] + "}"):
                yield start + 1, end - start + 1
                break
            if code[end].strip() and not code[end].startswith((opening[1] + " ", opening[1] + "{")):
                if not code[end].startswith(opening[1] + ")"):
                    break
