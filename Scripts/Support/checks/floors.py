"""A module imports only lower floors, and outside modules only where the table says so."""

import collections
import re

FOUNDATION = {"Foundation", "FoundationNetworking", "FoundationEssentials", "Dispatch",
              "Synchronization", "Glibc", "Musl", "Darwin"}

# module: (floor, what it may import that is not ours)
FLOORS = {
    "CGTK": (1, set()),
    "CGTKWidgets": (2, set()),
    "CMainQueue": (1, set()),
    "CLinkedBackend": (1, set()),
    "CPictureCurl": (1, set()),
    "CSwiftRuntime": (1, set()),
    "CWatchers": (-1, set()),
    "MacroExpansion": (0, FOUNDATION),
    "ViewMacros": (1, set()),
    "Threads": (0, FOUNDATION),
    "AppPackager": (0, FOUNDATION),
    "PortableCombine": (1, FOUNDATION),
    "LayoutEngine": (1, set()),
    "StateEvents": (1, FOUNDATION),
    "CasePaths": (1, set()),
    "PortableUI": (2, FOUNDATION | {"Observation"}),
    "StreamTesting": (2, FOUNDATION),
    "GTKBackend": (3, FOUNDATION | {"CoreFoundation"}),
    "PortableUIKit": (3, FOUNDATION),
    "PortableCharts": (3, FOUNDATION),
    "ViewTesting": (4, FOUNDATION | {"Observation", "Testing"}),
    "StateScenarios": (5, FOUNDATION | {"Testing"}),
    "ViewPlatform": (4, {"SwiftUI", "Combine", "UIKit", "Dispatch"}),
    "VSM": (5, FOUNDATION | {"Observation"}),
    "ViewStateController": (5, FOUNDATION | {"Observation", "Accessibility"}),
    "ViewStore": (5, FOUNDATION | {"Observation"}),
    "StateStudio": (5, FOUNDATION),
    "StateTesting": (6, FOUNDATION),
    "StateGallery": (6, FOUNDATION),
    "LegacyVSM": (6, set()),
    "SwiftUI": (6, FOUNDATION | {"Observation"}),
    "Combine": (6, set()),
    "UIKit": (6, FOUNDATION),
    "Charts": (6, set()),
}

# What only an app's windows need. All else builds, and is tested, without a system package.
SYSTEM = {"CGTK", "CGTKWidgets"}
WINDOWS = SYSTEM | {"GTKBackend"}

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)")
SOURCE = re.compile(r"^Sources/(?:Shims/)?(\w+)/.*\.swift$")


def check(repository):
    yield from check_manifest(repository.targets)
    yield from check_imports(repository)
    yield from check_reexports(repository.targets, reexports(repository))


def check_manifest(targets):
    for target in targets:
        module = target["name"]
        if target["type"] not in ("regular", "system") or "Tests/" in (target.get("path") or ""):
            continue
        if module not in FLOORS:
            yield ("Package.swift", 1, f"the target '{module}' stands on no floor",
                   "give it a floor in Scripts/Support/checks/floors.py and in ARCHITECTURE.md")
            continue
        for dependency in target["dependencies"]:
            kind, value = next(iter(dependency.items()))
            if kind == "product":
                yield ("Package.swift", 1, f"'{module}' depends on the outside product '{value[0]}'",
                       "use what the toolchain and the system ship (Docs/Decisions/0002)")
            elif value[0] in WINDOWS and module not in WINDOWS:
                yield ("Package.swift", 1, f"'{module}' depends on '{value[0]}', and so on GTK",
                       "only windows may need a system package: let the app's target depend on it")
            elif value[0] in FLOORS and FLOORS[value[0]][0] >= FLOORS[module][0]:
                yield ("Package.swift", 1, not_lower(module, value[0]),
                       "move the code down, or turn the dependency around")


def check_imports(repository):
    for path in repository.files:
        # What stands in a catalog is a reader's own code: it imports the module that it is about.
        if ".docc/" in path or not (source := SOURCE.match(path)):
            continue
        module = source[1]
        if module not in FLOORS:
            yield (path, 1, f"the folder of '{module}' stands on no floor",
                   "give it a floor in Scripts/Support/checks/floors.py and in ARCHITECTURE.md")
            continue
        floor, outside = FLOORS[module]
        for number, line in enumerate(repository.code(path), 1):
            if not (found := IMPORT.match(line)) or found[1] in outside | {"Swift"}:
                continue
            if found[1] not in FLOORS:
                yield (path, number, f"'{module}' imports '{found[1]}', which its row does not name",
                       "do without it, or add it to the row in Scripts/Support/checks/floors.py")
            elif FLOORS[found[1]][0] >= floor:
                yield (path, number, not_lower(module, found[1]),
                       "move the code down, or turn the dependency around")


def reexports(repository):
    """What each module shows of others, by its sources."""
    shown = collections.defaultdict(set)
    for path in repository.files:
        if ".docc/" not in path and (source := SOURCE.match(path)):
            for line in repository.code(path):
                if "@_exported" in line and (found := IMPORT.match(line)):
                    shown[source[1]].add(found[1])
    return {name: {one for one in all_of_it if one in FLOORS and one not in FLOORS[name][1]}
            for name, all_of_it in shown.items() if name in FLOORS}


def check_reexports(targets, shown):
    """Who depends on a module depends on what that re-exports, or is not compiled again when it changes."""
    for target in targets:
        names = {next(iter(one.values()))[0] for one in target["dependencies"]}
        for name in sorted(names):
            for module in sorted(shown.get(name, set()) - names - {target["name"]}):
                yield ("Package.swift", 1, f"'{target['name']}' does not depend on '{module}', which"
                       f" '{name}' re-exports", f"add '{module}' to what '{name}' shows: 'reexports'")


def not_lower(module, other):
    return (f"'{module}' (floor {FLOORS[module][0]}) uses '{other}' (floor {FLOORS[other][0]}),"
            " which is not below it")
