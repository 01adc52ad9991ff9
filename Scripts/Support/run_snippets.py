"""Compiles and runs the examples of the documents, and draws the pictures that stand beside them.

    python3 run_snippets.py FOLDER [--draw] [NAME...]

FOLDER is where SwiftPM has built the library, its `--show-bin-path`. Each example is a program that ends
with an error where something is not as it says. It is given a folder for its pictures; each must be the one
that a catalog has under that name. With `--draw` the catalogs get them.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

from compile_snippets import ROOT, arguments, examples, remarks

# What no example is linked with: windows, programs, and the names of others.
LEFT_OUT = {"AppPackager", "CGTKWidgets", "GTKBackend", "MacroExpansion", "Shims", "ViewMacros"}


def objects(built):
    """What was compiled of the modules that examples import; folders also have what is of no use any more."""
    modules = [folder for folder in sorted(ROOT.glob("Sources/*")) if folder.name not in LEFT_OUT]
    files = [built / f"{module.name}.build" / found.relative_to(module).parent / f"{found.name}.o"
             for module in modules for suffix in ("swift", "c") for found in module.rglob(f"*.{suffix}")]
    flat = [file if file.exists() else next((p for p in file.parents if p.name.endswith(".build"))) / file.name
            for file in files]
    return [file for file in flat if file.exists()]


def link(built, folder):
    """One library of it all, which is quicker than linking it to each example."""
    library = folder / "libExamples.so"
    done = subprocess.run(["swiftc", "-emit-library", "-use-ld=lld", "-o", library, *objects(built), "-lTesting"],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(done.stdout + "Fix: the library must link before its examples do.")


def run(file, folder):
    """What is wrong with an example whose program is in the folder; nothing where it ends well."""
    program = folder / file.stem
    try:
        done = subprocess.run([program, folder / "pictures"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              text=True, timeout=120)
    except subprocess.TimeoutExpired:
        return f"{file}: it did not end within two minutes\n"
    return f"{file}: it ended with {done.returncode}\n{done.stdout[:2000]}\n" if done.returncode else ""


def stale(pictures, catalogs, draw):
    """The pictures that differ from those in the catalogs; with `draw` they are renewed instead."""
    for picture in sorted(pictures.glob("*.svg")):
        # The one for dark pages stands beside the other.
        light = picture.name.replace("~dark", "")
        kept = [file.with_name(picture.name) for file in catalogs.glob(f"*/*.docc/Resources/{light}")]
        if not kept:
            yield f"{picture.name}: no catalog has a picture of that name\n"
        for file in kept:
            if file.exists() and file.read_text() == picture.read_text():
                continue
            if draw:
                file.write_text(picture.read_text())
            else:
                yield f"{file}: the example draws another picture now\n"


def undrawn(pictures, catalogs):
    """The pictures of catalogs that no example draws any more."""
    for file in sorted(catalogs.glob("*/*.docc/Resources/*.svg")):
        if not (pictures / file.name).exists():
            yield f"{file}: no example draws it\n"


def main(built, *rest):
    draw, names = "--draw" in rest, [name for name in rest if name != "--draw"]
    files = examples(names)
    libraries = pathlib.Path(subprocess.check_output(["which", "swiftc"], text=True).strip()).resolve()
    os.environ["LD_LIBRARY_PATH"] = str(libraries.parent / "../lib/swift/linux")
    built = pathlib.Path(built)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "pictures").mkdir()
        link(built, folder)
        linked = ["-L", folder, "-lExamples", "-Xlinker", "-rpath", "-Xlinker", folder]
        if found := remarks(files, [*arguments(built), *linked], folder):
            sys.exit("".join(found) + "Fix: what readers copy must compile, without a warning.")
        wrong = [said for file in files if (said := run(file, folder))]
        wrong += stale(folder / "pictures", ROOT / "Sources", draw)
        if not names:
            wrong += undrawn(folder / "pictures", ROOT / "Sources")
    if wrong:
        sys.exit("".join(wrong) + "Fix: examples must do what they say; 'Scripts/pictures' draws anew.")
    print(f"{len(files)} examples compile and run.")


if __name__ == "__main__":
    main(*sys.argv[1:])
