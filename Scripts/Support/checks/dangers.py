"""Words that switch a guarantee of the language off, and where they may: nowhere else, and no more often.

A folder named Platform/ is free to use them, those of `words.py` each under a `// SAFETY:` comment.
Elsewhere a word needs a measurement that says it is worth it, and its module a number here. Where there
are fewer by now, the number goes down; this prints the rows as they would be today:

    python3 Scripts/Support/checks/dangers.py
"""

import collections
import dataclasses
import pathlib
import re

SOURCES = re.compile(r"^Sources/.*\.swift$")
TABLE = "Scripts/Support/checks/dangers.py"
ANY = 10_000
PLATFORM = re.compile(r"/Platform/")


@dataclasses.dataclass
class Danger:
    pattern: str
    what: str  # can go wrong unnoticed
    example: str  # a line it must catch
    places: dict  # module, or storey of one: how often at most


DANGERS = [
    Danger(r"@exclusivity\(unchecked\)", "two accesses to one variable at once go unnoticed",
           "  @exclusivity(unchecked) private var count = 0",
           {"GTKBackend": 17, "PortableCombine": 83, "PortableUI/Engine": 73, "PortableUI/Views": 2,
            "VSM": 12, "ViewStore": 14, "ViewTesting": 17}),
    Danger(r"\bunsafeDowncast\b", "another type than was thought is read as this one",
           "return unsafeDowncast(node, to: Group.self)",
           {"GTKBackend": 1, "PortableCombine": 5, "PortableUI/Words": 1, "PortableUI/Engine": 13,
            "PortableUI/Views": 21}),
    Danger(r"\b(unowned|weak)\(unsafe\)", "an object that has gone is read",
           "  unowned(unsafe) let graph: Graph",
           # A graph takes itself apart while it is let go of, when nothing else may refer to it any more.
           {"PortableUI/Engine": 3}),
    Danger(r"\bassumingMemoryBound\b|\bbindMemory\b|\bwithMemoryRebound\b",
           "bytes are read as a type they are not", "p.assumingMemoryBound(to: Int.self)",
           {"GTKBackend": 4, "PortableCombine": 1, "PortableUI/Engine": 6,
            "ViewStore": 2}),
    Danger(r"\bunsafelyUnwrapped\b", "nothing is read as something", "box.value.unsafelyUnwrapped",
           {"PortableCombine": 3, "PortableUI/Engine": 1}),
    Danger(r"\bUnmanaged\b", "an object is let go of too often, or never",
           "Unmanaged.passRetained(self).toOpaque()",
           # Callbacks of C carry objects of ours.
           {"GTKBackend": ANY, "PortableCombine": 1, "PortableUI/Views": 2, "VSM": 1}),
    Danger(r"\bload\(fromByteOffset|\bunsafeAddress\b|\bunsafeMutableAddress\b|@_unsafe\w+|@_silgen_name\b",
           "what the compiler knows of types and lifetimes is passed by",
           "pointer.load(fromByteOffset: 8, as: Int.self)", {}),
]


def check(repository, rows=DANGERS):
    for danger in rows:
        for place, found in uses(repository, danger).items():
            most = danger.places.get(place, 0)
            if len(found) > most:
                path, line, word = found[-1]
                yield (path, line, f"'{word}' stands in {place} {len(found)} times, and {most} are"
                       f" allowed: {danger.what}",
                       "do without; or measure what it is worth, and change the row in"
                       f" {TABLE}")


def advice(repository, rows=DANGERS):
    for danger in rows:
        found = uses(repository, danger)
        for place, most in danger.places.items():
            count = len(found.get(place, []))
            if count < most and most != ANY:
                yield (TABLE, 1, f"{place} has only {count} of {most} allowed for {danger.pattern}")


def uses(repository, danger):
    """By module: (file, line, word) of each use."""
    found = collections.defaultdict(list)
    for path in repository.files:
        if not SOURCES.match(path) or PLATFORM.search(path):
            continue
        for number, line in enumerate(repository.code(path), 1):
            for word in re.finditer(danger.pattern, line):
                found[part(path)].append((path, number, word[0]))
    return found


def part(path):
    """The module, and the storey of PortableUI."""
    parts = path.removeprefix("Sources/").removeprefix("Shims/").split("/")
    return "/".join(parts[:2] if parts[0] == "PortableUI" else parts[:1])


def main():
    from repository import Repository
    repository = Repository(pathlib.Path(__file__).resolve().parents[3])
    for danger in DANGERS:
        rows = sorted((place, len(found)) for place, found in uses(repository, danger).items())
        print(danger.pattern, "{" + ", ".join(f'"{place}": {count}' for place, count in rows) + "}")


if __name__ == "__main__":
    main()
