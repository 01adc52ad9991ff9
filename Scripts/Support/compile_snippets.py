"""Compiles each example of the documents as a reader would: a program of its own, with its own imports.

All that a compiler says of a file is said here, warnings as errors.
"""

import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def arguments(built):
    """What the compiler is told of the library that was built there."""
    # Modules in C: some have a map, and of the others SwiftPM has written one.
    maps = [*sorted(ROOT.glob("Sources/*/module.modulemap")),
            *(built / f"{folder.parent.name}.build/module.modulemap"
              for folder in sorted(ROOT.glob("Sources/*/include")))]
    plugins = pathlib.Path(shutil.which("swiftc")).resolve().parent / "../lib/swift/host/plugins"
    return ["-I", built / "Modules",
            *(word for path in maps for word in ("-Xcc", f"-fmodule-map-file={path}")),
            "-load-plugin-executable", f"{built / 'ViewMacros-tool'}#ViewMacros",
            "-plugin-path", plugins / "testing"]


def sources(file, program):
    """The file with those that it says it shows, as a tutorial's last step: `// shows: PATH`."""
    shown = [ROOT / path for path in re.findall(r"(?m)^// shows: (\S+)$", file.read_text())]
    if not shown:
        return [file]
    # Of several files, statements at the top stand in that of this name alone.
    main = program.with_suffix(".sources") / "main.swift"
    main.parent.mkdir()
    main.write_text(file.read_text())
    return [main, *shown]


def compile(file, options, program):
    """What the compiler says of a file that it makes a program of; nothing where it is well."""
    done = subprocess.run(
        ["swiftc", "-o", program, "-module-name", file.stem, "-swift-version", "6",
         "-warnings-as-errors", "-diagnostic-style", "llvm", "-use-ld=lld", *sources(file, program), *options],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode and not done.stdout:
        return f"{file}: the compiler ended with {done.returncode} and said nothing\n"
    return done.stdout


def remarks(files, options, folder):
    """What is said of all files, as many at once as there are cores. Their programs are in the folder then."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return [said for said in pool.map(lambda file: compile(file, options, folder / file.stem), files)
                if said]


def examples(names):
    """The examples of those names; all of them where none is given."""
    files = sorted(path for path in ROOT.glob("Docs/Snippets/*.swift")
                   if not names or path.stem in names)
    if not files:
        sys.exit("Docs/Snippets: no such example.\nFix: name files there, without '.swift'.")
    return files
