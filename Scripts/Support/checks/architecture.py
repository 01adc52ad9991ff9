"""ARCHITECTURE.md names the folders and files that there are, and every folder that a reader meets.

A section called like a module has tables whose rows begin with folders of it, `Operators/` say. A row
that names a function and the file it is in, `Element.receive` and `Backend/Element.swift` say, is held
to that too.
"""

import re

DOCUMENT = "ARCHITECTURE.md"
CODE = re.compile(r"`([^`\s]+)`")
SECTION = re.compile(r"^## (\w+)\s*$")
FUNCTION = re.compile(r"\w+\.(\w+)$")
# What stands in every project and explains itself.
PLAIN = re.compile(r"\.docc($|/)|(^|/)include($|/)")


def check(repository):
    if DOCUMENT not in repository.files:
        return
    folders = all_folders(repository)
    named, modules = set(), set()
    module = None
    for number, line in enumerate(repository.lines(DOCUMENT), 1):
        if found := SECTION.match(line):
            module = found[1] if f"Sources/{found[1]}" in folders else None
            modules |= {module} - {None}
        words = CODE.findall(line)
        files = [word for word in words if re.search(r"\w/?\w*\.(swift|py|md|c|h)$", word)]
        for word in words:
            if word.endswith("/"):
                found = ends_with(folders, f"Sources/{module}/" if module else "", word[:-1])
                named |= found
                found = found or ends_with(folders, "", word[:-1])
            elif word in files:
                found = ends_with(repository.files, "", word)
                yield from functions(repository, number, words, found)
            elif re.match(r"Docs/Decisions/\d+$", word):
                found = [path for path in repository.files if path.startswith(word + "-")]
            else:
                continue
            if not found:
                yield (DOCUMENT, number, f"there is no '{word}'", "name what is there now")
    yield from unnamed(repository, folders, named, modules)


def functions(repository, number, words, paths):
    """In a row of a walk, the function must be in the file beside it."""
    if not repository.lines(DOCUMENT)[number - 1].startswith("|"):
        return
    for word in words:
        if (found := FUNCTION.match(word)) and not re.search(r"\.(swift|py|md|c|h)$", word):
            name = re.compile(rf"\b{found[1]}\b")
            if paths and not any(name.search(line) for path in paths
                                 for line in repository.code(path)):
                yield (DOCUMENT, number, f"'{word}' is not in {min(paths)}", "say where it is now")


def unnamed(repository, folders, named, modules):
    """Folders that a reader meets in a module with a section, and the modules themselves."""
    text = "\n".join(repository.lines(DOCUMENT))
    for folder in sorted(folders):
        parts = folder.split("/")
        if parts[0] != "Sources" or len(parts) < 2 or PLAIN.search(folder):
            continue
        if len(parts) == 2:
            if f"`{parts[1]}" not in text:
                yield (DOCUMENT, 1, f"the module in {folder} is not on the map", "give it a row")
        elif parts[1] in modules and folder not in named:
            # What users write, and features, are called what they are.
            depth = 4 if parts[2] == "Engine" else 3
            if len(parts) == depth:
                yield (DOCUMENT, 1, f"{folder} is in no table", "say in a row what is in it")


def ends_with(paths, start, end):
    return {path for path in paths
            if path.startswith(start) and ("/" + path).endswith("/" + end)}


def all_folders(repository):
    found = set()
    for path in repository.files:
        while "/" in path:
            path = path.rpartition("/")[0]
            found.add(path)
    return found
