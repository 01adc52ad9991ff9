"""What of a public interface is gone: compares the symbol graphs in two folders.

    api.py BEFORE NOW

A declaration is gone when no declaration of that name has its shape any more. New ones are no harm.
"""

import collections
import json
import pathlib
import sys

# A caller never writes these.
SILENT = {"internalParam"}


def shape(symbol):
    """The declaration as callers see it, on one line."""
    parts = [part["spelling"] for part in symbol.get("declarationFragments", [])
             if part["kind"] not in SILENT]
    return " ".join("".join(parts).split()).replace(" :", ":")


def read(folder):
    """Every module's declarations: their shapes, by the names that lead to them."""
    modules = collections.defaultdict(lambda: collections.defaultdict(set))
    for file in sorted(pathlib.Path(folder).rglob("*.symbols.json")):
        graph = json.loads(file.read_text())
        # A graph of extensions is called Module@Extended, and belongs to the module that extends.
        names = modules[file.name.removesuffix(".symbols.json").split("@")[0]]
        for symbol in graph["symbols"]:
            names[".".join(symbol["pathComponents"])].add(shape(symbol))
    return modules


def gone(before, now):
    """Yields a line for each declaration of `before` that is not in `now`."""
    for module, names in sorted(before.items()):
        if module not in now:
            yield f"{module}: the module is gone"
            continue
        for name, shapes in sorted(names.items()):
            left = now[module].get(name, set())
            for old in sorted(shapes - left):
                new = sorted(left - shapes)
                yield f"{module}: {old}" + (f"\n    now {new[0]}" if new else "")


def main(arguments):
    lines = list(gone(*map(read, arguments)))
    print("\n".join(lines), end="\n" if lines else "")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
