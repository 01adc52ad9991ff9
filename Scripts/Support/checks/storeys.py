"""Inside PortableUI: a file names only types of its own storey and of those below.

Views has eight districts, each of which may use those before it. A district has a folder for each feature.
What several features share stands below, so that of two features at most one knows the other. Nobody names what stands in Unavailable: nobody can use it.
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

# The districts of Views, from the ground up.
DISTRICTS = ["Basics", "Content", "Modifiers", "Interaction", "Controls", "Containers", "Navigation", "Apps"]

# How often a file of a district names a type of one above it: fewer with every change, until it is none.
MOST_IN_VIEWS = 5

# The list of controls names each of them; that is what it is for.
LISTS = {"ShownControls"}

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
    yield from check_districts(repository)


def check_districts(repository):
    for path in files(repository):
        if storey(path) == "Views" and district(path) not in DISTRICTS:
            yield (path, 1, f"'{district(path)}' is no district of Views", f"one of {', '.join(DISTRICTS)}")
            return
    found = list(upwards_in_views(repository))
    if len(found) > MOST_IN_VIEWS:
        for path, line, name, other in found:
            yield (path, line, f"{district(path)} names '{name}' of {other}, of a district above it",
                   "move what both need down, or let the one above register itself below")
    elif len(found) < MOST_IN_VIEWS:
        yield ("Scripts/Support/checks/storeys.py", 1,
               f"{len(found)} names of Views point up, and MOST_IN_VIEWS allows {MOST_IN_VIEWS}",
               f"write {len(found)}: it only gets less")


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


def upwards_in_views(repository):
    for path, line, name, other in references(repository):
        if storey(path) == storey(other) == "Views" \
                and DISTRICTS.index(district(path)) < DISTRICTS.index(district(other)):
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


def district(path):
    return path.removeprefix(ROOT).split("/")[1]


def feature(path):
    """The folder of a feature; of a storey without districts, that below it."""
    return path.removeprefix(ROOT).split("/")[2 if storey(path) == "Views" else 1]


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
