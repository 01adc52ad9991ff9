"""File and folder names that say nothing, or say that the file holds more than one idea."""

import re

# pattern | why, and what to do instead
REFUSED = [
    (r"\.gyb$", "generated code is read by nobody; use parameter packs"),
    (r"(^|/)[^/]*\+[^/]*\.swift$", "a file carries the name of its one concept: Debounce.swift"),
    (r"(^|/)(Helpers?|Utils?|Utilities|Extensions?|Misc|Common)(\.swift|/)",
     "name the idea it serves, or put the code beside its only user"),
]


def check(repository):
    for path in repository.files:
        for pattern, fix in REFUSED:
            if re.search(pattern, path):
                yield path, 1, "a file is not named like this here", fix
