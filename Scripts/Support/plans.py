"""Plans the build of an app that imports SwiftUI and Combine by these names, time and again.

SwiftPM 6.3 loses a module alias in some plans and not in others, at random, where a target or a test
does not ask for it itself. A page says what to write; Tests/Planning is a package that does, with
several targets, tests and the product of another package. Here it is planned twenty times, and each
time every module must have both aliases.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = "Sources/PortableUI/PortableUI.docc/AppleImports.md"
MODULES = ["Neighbour", "Model", "Feature", "App", "ModelTests", "FeatureTests"]
ALIASES = ["SwiftUI=LinuxSwiftUI", "Combine=LinuxCombine"]


def missing(plan):
    """What a plan lacks, as pairs of a module and an alias."""
    commands = {name[1]: line for line in plan.splitlines() if '"-emit-module"' in line
                and (name := re.search(r'"-module-name","(\w+)"', line))}
    return [(module, alias) for module in MODULES for alias in ALIASES
            if f'"-module-alias","{alias}"' not in commands.get(module, "")]


def plan(app):
    description = app / ".build" / "debug.yaml"
    description.unlink(missing_ok=True)
    result = subprocess.run(
        ["swift", "build", "--build-tests", "--print-manifest-job-graph", "--package-path", app],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if not description.exists():
        sys.exit(f"Tests/Planning: cannot be planned.\n{result.stderr}\nFix: mend its manifests.")
    return description.read_text()


def is_quoted(manifest, page):
    """Whether the page shows what the manifest says of Apple's names."""
    start = manifest.index("#if os(Linux)")
    return manifest[start:manifest.index("#endif")] in page


def require_whole_app(readme):
    """The README shows a package with an app, whole; it can be planned, and Package.swift compiles it."""
    for file in ["Package.swift", "Sources/Hello/HelloApp.swift"]:
        if (ROOT / "Tests/Planning/Hello" / file).read_text() not in readme:
            sys.exit(f"README.md: differs from Tests/Planning/Hello/{file}\nFix: show the file, whole.")


def main(count):
    require_whole_app((ROOT / "README.md").read_text())
    manifest = (ROOT / "Tests/Planning/App/Package.swift").read_text()
    if not is_quoted(manifest, (ROOT / PAGE).read_text()):
        sys.exit(f"{PAGE}: differs from Tests/Planning/App/Package.swift\n"
                 "Fix: quote there what the manifest has between '#if os(Linux)' and '#endif'.")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for package in ["App", "Neighbour", "Hello"]:
            shutil.copytree(ROOT / "Tests/Planning" / package, folder / package)
        # Aliases go by the name of the folder.
        (folder / "viewstate").symlink_to(ROOT)
        plan(folder / "Hello")
        for number in range(1, count + 1):
            if lost := missing(plan(folder / "App")):
                words = "\n".join(f"  {module}: {alias}" for module, alias in lost)
                sys.exit(f"Tests/Planning: plan {number} of {count} lost module aliases:\n{words}\n"
                         f"Fix: find what SwiftPM needs, and say it in {PAGE} and Tests/Planning.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
