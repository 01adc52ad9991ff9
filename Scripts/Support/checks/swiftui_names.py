"""What there is of SwiftUI, name by name: a page of the documentation, made from the code.

The names stand in swiftui_names.txt. A public declaration is there, unless it is unavailable: then its
message says what to write instead. Of its documentation two sentences are read: one that begins with
'Without effect', and one that begins with 'Left out:', which says what a name has in SwiftUI and not
here. The same words inside of a sentence count as 'Left out:', for they speak of one part.
"""

import collections
import pathlib
import re
import sys
import textwrap

from declarations import declarations
from repository import Repository

PAGE = "Sources/PortableUI/PortableUI.docc/SwiftUINames.md"
NAMES = "Scripts/Support/checks/swiftui_names.txt"
MODULES = re.compile(r"^Sources/(PortableUI|PortableUIKit|LayoutEngine)/.*\.swift$")
MISSING = "Sources/PortableUI/Unavailable/"
MAKE = "Scripts/names"
# What is called through another name: a text is a view, and its modifiers are a view's.
ALSO = {
    "Text": ["View"], "Image": ["View"], "Shape": ["View"], "DynamicViewContent": ["View"],
    "PrimitiveButtonStyle": ["ButtonStyle"], "ShapeStyle": ["View"], "Color": ["ShapeStyle"]}
SENTENCE = re.compile(r"[^.]*?(?:[\w)`]\.(?=\s|$)|$)")

Status = collections.namedtuple("Status", "kind words")  # kind: there, partly, without effect, missing


def check(repository):
    if not (repository.root / NAMES).exists():
        return
    found = known(repository)
    for name, all_of_it in sorted(found.items()):
        here = [one for one in all_of_it if not one.missing]
        gone = [one for one in all_of_it if one.missing]
        if here and gone:
            yield (gone[0].path, gone[0].line, f"'{shown(*name)}' is there, in {here[0].path}",
                   f"take it out of {MISSING}")
    names = sections((repository.root / NAMES).read_text())
    for owner, name, line in unsaid(names, found):
        yield (NAMES, line, f"'{shown(owner, name)}' is neither there nor said to be missing",
               f"declare it in {MISSING}, unavailable, with what to write instead")
    page = repository.root / PAGE
    if not page.exists() or page.read_text() != made(names, found):
        yield PAGE, 1, "does not say what is there now", f"{MAKE} makes it anew"


def known(repository):
    """Every public declaration, by what it belongs to and its name."""
    found = collections.defaultdict(list)
    for path in repository.files:
        if MODULES.match(path):
            for one in declarations("\n".join(repository.lines(path)), path):
                found[one.owner, one.name].append(one)
    return found


def sections(text):
    """Triples (title, owner, pairs of a name and its line); a title that ends in a dot is an owner."""
    result = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("== "):
            title = line[3:].strip()
            result.append((title, title[:-1] if title.endswith(".") else "", []))
        elif result and not line.startswith("#"):
            result[-1][2].extend((name, number) for name in line.split())
    return result


def unsaid(names, found):
    for _, owner, members in names:
        for name, line in members:
            if status(owner, name, found) is None:
                yield owner, name, line


def status(owner, name, found):
    """What there is of a name; nothing where nothing is said of it."""
    for place in [owner] + ALSO.get(owner, []):
        if ones := found.get((place, name)):
            return judged(ones)
    if owner and (gone := [one for one in found.get(("", owner), []) if one.missing]):
        return Status("missing", gone[0].missing)
    return None


def judged(ones):
    here = [one for one in ones if not one.missing]
    if not here:
        return Status("missing", ones[0].missing)
    whole, part = [], []
    for one in here:
        for sentence in (found[0].strip() for found in SENTENCE.finditer(one.comment)):
            if sentence.startswith("Without effect"):
                whole.append((one, sentence))
            elif sentence.startswith("Left out:") or "ithout effect" in sentence:
                part.append(sentence)
    if whole and len({id(one) for one, _ in whole}) == len(here):
        return Status("without effect", whole[0][1])
    said = list(dict.fromkeys(part + [sentence for _, sentence in whole]))
    return Status("partly", " ".join(said)) if said else Status("there", "")


def shown(owner, name):
    return f"{owner}.{name}" if owner else name


def made(names, found):
    """The page."""
    states = {(owner, name): status(owner, name, found)
              for _, owner, members in names for name, _ in members}
    counts = collections.Counter(state.kind for state in states.values() if state)
    lines = [
        "# SwiftUI's names", "", "What there is of SwiftUI, name by name.", "", "## Overview", "",
        *wrapped(
            "A name that is missing tells: the compiler stops at it with the words that stand here. "
            f"Of {len(states)} names {counts['there']} are there, {counts['partly']} in part, "
            f"{counts['without effect']} are accepted without effect, and {counts['missing']} are "
            "missing."), "",
        *wrapped("This page is made from the code. A name counts as there when one of its forms is; "
                 "its documentation says more."), ""]
    for title, owner, members in names:
        lines += [f"## {'Of ' + owner if owner else title}", ""]
        by_kind = collections.defaultdict(list)
        for name in sorted({name for name, _ in members}, key=lambda name: (name.lower(), name)):
            if state := states[owner, name]:
                by_kind[state.kind].append((name, state.words))
        if there := by_kind["there"]:
            lines += [*wrapped("There: " + listed(name for name, _ in there) + "."), ""]
        for kind, words in (("partly", "In part"), ("without effect", "Without effect"),
                            ("missing", "Missing")):
            if by_kind[kind]:
                lines += [f"{words}:", "", *bullets(by_kind[kind]), ""]
    return "\n".join(lines).rstrip() + "\n"


def bullets(pairs):
    """Names of which the same is said stand together."""
    groups = collections.defaultdict(list)
    for name, words in pairs:
        groups[words].append(name)
    for words, names in groups.items():
        yield from wrapped(f"- {listed(names)}: {words}", "  ")


def listed(names):
    return ", ".join(f"`{name}`" for name in names)


def wrapped(text, indent=""):
    return textwrap.wrap(text, 110, subsequent_indent=indent, break_long_words=False,
                         break_on_hyphens=False)


def main():
    repository = Repository(pathlib.Path(__file__).resolve().parents[3])
    names = sections((repository.root / NAMES).read_text())
    (repository.root / PAGE).write_text(made(names, known(repository)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
