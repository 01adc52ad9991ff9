"""Compiles each example of the documents as a reader would: a program of its own, with its own imports.

    python3 compile_snippets.py FOLDER [NAME...]

FOLDER is where SwiftPM has built the library, its `--show-bin-path`. All that a compiler says of a file is
said here, warnings as errors; programs are not made, for linking one takes longer than compiling it.
"""

import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

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


def compile(file, options):
    """What the compiler says of a file; nothing where it is well."""
    with tempfile.TemporaryDirectory() as folder:
        # Code for a machine is not made, but what finds faults after the types is done.
        done = subprocess.run(
            ["swiftc", "-emit-sil", "-o", pathlib.Path(folder, "sil"), "-module-name", file.stem,
             "-swift-version", "6", "-warnings-as-errors", "-diagnostic-style", "llvm", file, *options],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode and not done.stdout:
        return f"{file}: the compiler ended with {done.returncode} and said nothing\n"
    return done.stdout


def remarks(files, options):
    """What is said of all files, as many at once as there are cores."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return [said for said in pool.map(lambda file: compile(file, options), files) if said]


def main(folder, *names):
    files = sorted(path for path in ROOT.glob("Docs/Snippets/*.swift")
                   if not names or path.stem in names)
    if not files:
        sys.exit("Docs/Snippets: no such example.\nFix: name files there, without '.swift'.")
    if found := remarks(files, arguments(pathlib.Path(folder))):
        sys.exit("".join(found) + "Fix: what readers copy must compile, without a warning.")
    print(f"{len(files)} examples compile.")


if __name__ == "__main__":
    main(*sys.argv[1:])
