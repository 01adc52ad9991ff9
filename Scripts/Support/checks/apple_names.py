"""How much of Apple's public interface is here, label by label.

What was missing when the interfaces were compared stands in apple_names.txt; all else was there. A declaration
is here when some of ours of its owner and name, together, can be called in every way in which it can: a
parameter with a default makes two ways.
"""

import collections
import itertools
import pathlib
import re
import sys

from declarations import placed
from repository import Repository

NAMES = "Scripts/Support/checks/apple_names.txt"
MODULES = {
    "SwiftUI": re.compile(r"^Sources/(PortableUI|PortableUIKit|LayoutEngine)/.*\.swift$"),
    "Charts": re.compile(r"^Sources/PortableCharts/.*\.swift$")}

# What stands behind the first of several cases in one statement.
OTHER_CASES = re.compile(r"(?:\([^()]*\)|\s*=\s*[^\s,]+)?(?:\s*,\s*`?\w+`?(?:\([^()]*\)|\s*=\s*[^\s,]+)?)*")
OTHER_CASE = re.compile(r",\s*`?(\w+)`?(\([^()]*\))?")

Wanted = collections.namedtuple("Wanted", "owner is_static kind signature")


def wanted(text):
    """Triples (module, how many declarations it has, those that were not there)."""
    result = []
    for line in text.splitlines():
        if line.startswith("== "):
            _, module, count = line.split()
            result.append((module, int(count), []))
        elif line and not line.startswith("#"):
            owner, is_static, kind, signature = line.split(" ")
            # A case belongs to its type, as a static property does.
            is_static = is_static == "static" or kind == "case"
            result[-1][2].append(Wanted(owner.strip("-"), is_static, kind, signature))
    return result


def ways(labels):
    """Each way to call something whose labels are these; a question mark follows one that may be left out."""
    return {tuple(label for label in choice if label) for choice in itertools.product(
        *[(label[:-1], "") if label.endswith("?") else (label,) for label in labels])}


def labels(code, start, of=None):
    """The labels of the parameters that begin at or after a place, right after a name; none where it has none.
    `of` says what the label of one is."""
    of = of or label
    opening = re.compile(r"\s*[?!]?\s*(?=[<(])").match(code, start)
    if not opening:
        return None
    place, depth, part, parts = opening.end(), 0, "", []
    while place < len(code):
        sign = code[place]
        if code.startswith("->", place):
            place, part = place + 2, part + "  "
            continue
        if sign in "([{<":
            depth += 1
            if depth == 1:
                part, parts, first = "", [], sign
                place += 1
                continue
        elif sign in ")]}>":
            depth -= 1
            if depth == 0 and first == "<":
                place = re.compile(r"\s*").match(code, place + 1).end()
                if code[place:place + 1] != "(":
                    return None
                continue
            if depth == 0:
                return [of(one) for one in parts + [part] if one.strip()]
        elif sign == "," and depth == 1:
            parts.append(part)
            part = ""
            place += 1
            continue
        part += sign
        place += 1
    return None


def label(parameter):
    bare = re.sub(r"@\w+(\([^)]*\)|<[^>]*>)?", " ", parameter)
    name = re.match(r"\s*`?(\w+)", bare)
    return name[1] + ("?" if re.search(r"(?<![=!<>])=(?!=)", bare) else "")


def case_label(value):
    """The label of a value that belongs to a case, which needs none."""
    name = re.match(r"\s*`?(\w+)`?\s*:", value)
    return name[1] if name else "_"


def forms(repository, module):
    """Ways to call what is public, by owner, whether static, and name; what is no function has the way ()."""
    found = collections.defaultdict(set)
    for path in repository.files:
        if MODULES[module].match(path):
            read("\n".join(repository.lines(path)), found)
    return found


def read(text, found):
    for one, word, code in placed(text):
        if one.missing:
            continue
        before = code[code.rfind("\n", 0, word.start()) + 1:word.start()]
        is_static = bool(re.search(r"\bstatic\b", before)) or one.kind == "case"
        called = None
        if one.kind in ("func", "init", "macro", "case"):
            called = labels(code, word.end(), case_label if one.kind == "case" else label)
        found[one.owner, is_static, one.name or one.kind] |= {()} if called is None else ways(called)
        if one.kind == "case":
            for name, values in OTHER_CASE.findall(OTHER_CASES.match(code, word.end())[0]):
                found[one.owner, True, name] |= ways(labels(values, 0, case_label)) if values else {()}


def status(one, found):
    name, _, parameters = one.signature.partition("(")
    here = found.get((one.owner, one.is_static, name))
    if not here:
        return "missing"
    called = parameters.rstrip(")").split(":")[:-1] if parameters else []
    # Where a label may be left out, the sign stands before the colon.
    return "exact" if ways(called) <= here else "other labels"


def main(arguments):
    root = pathlib.Path(__file__).resolve().parents[3]
    repository = Repository(root)
    for module, count, rows in wanted((root / NAMES).read_text()):
        found = forms(repository, module)
        told = collections.Counter()
        for one in rows:
            kind = status(one, found)
            told[kind] += 1
            if kind != "exact" and any(word in (module, one.owner) for word in arguments):
                print(f"{kind:12}  {'static ' if one.is_static else ''}{one.owner}.{one.signature}")
        left = told["missing"] + told["other labels"]
        print(f"{module}: {count} declarations, {count - left} exact ({100 * (count - left) / count:.1f} %), "
              f"{told['other labels']} with other labels, {told['missing']} missing")


if __name__ == "__main__":
    main(sys.argv[1:])
