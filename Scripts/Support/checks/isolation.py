"""What code of Swift 5 can call.

Code that says nothing of actors calls SwiftUI and UIKit from where it is: Apple's declarations are
`@preconcurrency @MainActor`. With `@MainActor` alone, or where a module's default isolation says it, such
code does not compile in any language mode.
"""

import re

# In the first, all that says nothing belongs to the main actor.
FOLDERS = ["Sources/PortableUIKit/", "Sources/PortableUI/", "Sources/PortableCharts/"]
ATTRIBUTE = re.compile(r"\s*@\w+(?:\([^)]*\))?\s*")
PUBLIC = re.compile(r"\s*(?:(?:public|open|final|nonisolated|indirect|static|override|mutating)\s+)+"
                    r"(?P<kind>class|struct|protocol|enum|func|var|let|init|subscript)\b")
WORDS = re.compile(r"\b(?:public|open)\b")


def check(repository):
    for path in repository.files:
        folder = next((folder for folder in FOLDERS if path.startswith(folder)), None)
        if folder and path.endswith(".swift") and ".docc/" not in path:
            for number in unmarked(repository.lines(path), by_default=folder == FOLDERS[0]):
                yield (path, number, "code of Swift 5 cannot call this: it is on the main actor, and says so "
                       "to everybody", "write '@preconcurrency @MainActor', or 'nonisolated'")


def unmarked(lines, by_default):
    """The numbers of the lines with a public declaration on the main actor without `@preconcurrency`."""
    said = ""
    for number, line in enumerate(lines, 1):
        attributes = re.match(rf"(?:{ATTRIBUTE.pattern})*", line)[0]
        said += attributes
        rest = line[len(attributes):]
        if not rest.strip():
            continue
        found = PUBLIC.match(rest)
        if found and WORDS.search(found[0]) and "@preconcurrency" not in said:
            is_type = found["kind"] in ("class", "protocol", "struct")
            is_outermost = not line.startswith(" ")
            if "@MainActor" in said or (
                    by_default and is_type and is_outermost and "nonisolated" not in found[0]):
                yield number
        said = ""
