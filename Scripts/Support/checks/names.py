"""Names that say nothing, say that a file holds more than one idea, or mean two things."""

import re

# pattern | why, and what to do instead
REFUSED = [
    (r"\.gyb$", "generated code is read by nobody; use parameter packs"),
    (r"(^|/)[^/]*\+[^/]*\.swift$", "a file carries the name of its one concept: Debounce.swift"),
    (r"(^|/)(Helpers?|Utils?|Utilities|Extensions?|Misc|Common)(\.swift|/)",
     "name the idea it serves, or put the code beside its only user"),
]

TARGET = re.compile(r'\.(?:target|executableTarget|testTarget|systemLibrary)\(\s*name: "(\w+)"')


def check(repository):
    yield from check_files(repository)
    yield from check_targets(repository)


def check_files(repository):
    for path in repository.files:
        for pattern, fix in REFUSED:
            if re.search(pattern, path):
                yield path, 1, "a file is not named like this here", fix


def check_targets(repository):
    """The packages here share a scratch folder, where two targets of one name undo each other."""
    owners = {}
    for path in repository.files:
        if not re.match(r"(\w+/)?Package\.swift$", path):
            continue
        for name in TARGET.findall("\n".join(repository.lines(path))):
            owner = owners.setdefault(name, path)
            if owner != path:
                yield (path, 1, f"'{name}' is a target of {owner} as well",
                       "call one of them otherwise; both are built in one scratch folder")
