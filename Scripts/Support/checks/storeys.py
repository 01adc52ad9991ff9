"""Inside PortableUI: a file names only types of its own storey and of those below.

Views has a folder for each feature. What several of them share stands in a storey below, so that of two
features at most one knows the other. Nobody names what stands in Unavailable: nobody can use it.
"""

import collections
import functools
import re

from declarations import blanked

# From the ground up.
STOREYS = ["Words", "Engine", "Views", "Unavailable"]
ROOT = "Sources/PortableUI/"

# How many types of storeys above may be named, by storey: fewer with every change, until it is none.
MOST = {}

# The list of controls names each of them; that is what it is for.
LISTS = {"Controls"}

DECLARED = re.compile(r"\b(class|struct|enum|protocol|actor|typealias|associatedtype)\s+(\w+)")
HIDDEN = re.compile(r"\b(?:private|fileprivate)\s[^{}=;]*$")
PARAMETERS = re.compile(
    r"\b(?:class|struct|enum|protocol|actor|func|init|subscript|typealias)[ ?]*\w*\s*"
    r"<((?:[^<>]|<[^<>]*>)*)>")
NAMED = re.compile(r"(\.\s*)?\b([A-Z]\w*)")


def check(repository):
    found = list(upwards(repository))
    for at in STOREYS:
        here = [reference for reference in found if storey(reference[0]) == at]
        if len(here) > MOST.get(at, 0):
            for path, line, name, other in here:
                yield (path, line, names_above(path, name, other),
                       "move what both need down, or let the one above register itself below")


def advice(repository):
    for path, line, name, other in upwards(repository):
        yield path, line, names_above(path, name, other)
    yield from mutual(repository)


def names_above(path, name, other):
    return f"'{storey(path)}' names '{name}' of {other}, which is above it"


def mutual(repository):
    """Features that know each other: whoever reads one must read both."""
    uses = collections.defaultdict(set)
    for path, line, name, other in references(repository):
        if LISTS & {feature(path), feature(other)}:
            continue
        if storey(path) == storey(other) == "Views" and feature(path) != feature(other):
            uses[feature(path), feature(other)].add((path, line, name))
    for (one, other), places in sorted(uses.items()):
        back = uses.get((other, one))
        if back and (len(places), one) <= (len(back), other):
            path, line, name = min(places)
            yield (path, line, f"{one} names '{name}' of {other}, which knows {one} as well")


def upwards(repository):
    for path, line, name, other in references(repository):
        if STOREYS.index(storey(path)) < STOREYS.index(storey(other)):
            yield path, line, name, other


def references(repository):
    """Whenever a file names a type that another declares: (file, line, type, the other file)."""
    owners = collections.defaultdict(list)
    for path in files(repository):
        for name in top_level(code(repository, path)):
            owners[name].append(path)
    for path in files(repository):
        text = code(repository, path)
        own = own_names(text)
        seen = set()
        for found in NAMED.finditer(text):
            name = found[2]
            # A member of something has the name of a type that is not meant.
            if found[1] or name in own or name in seen or name not in owners:
                continue
            seen.add(name)
            # One name may be declared more than once; what is meant is then what may be meant.
            other = min(owners[name], key=lambda owner: STOREYS.index(storey(owner)))
            yield path, text.count("\n", 0, found.start()) + 1, name, other


def files(repository):
    return [path for path in repository.files
            if path.startswith(ROOT) and path.endswith(".swift") and storey(path) in STOREYS]


def storey(path):
    return path.removeprefix(ROOT).split("/")[0]


def feature(path):
    return path.removeprefix(ROOT).split("/")[1]


@functools.cache
def code(repository, path):
    """The text of a file without its comments and strings; every line stays in its place."""
    return blanked("\n".join(repository.lines(path)))


def top_level(text):
    """The types that a file declares for others: not inside of anything, and not for itself alone."""
    depth, last = 0, 0
    for found in DECLARED.finditer(text):
        depth += text.count("{", last, found.start()) - text.count("}", last, found.start())
        last = found.start()
        if depth == 0 and not HIDDEN.search(text, last - 60 if last > 60 else 0, last):
            yield found[2]


def own_names(text):
    """What names a file gives a meaning of its own: what it declares, and generic parameters."""
    names = {found[2] for found in DECLARED.finditer(text)}
    for found in PARAMETERS.finditer(text):
        names.update(re.findall(r"(?:^|,)\s*(?:each |let )?(\w+)", found[1]))
    return names
