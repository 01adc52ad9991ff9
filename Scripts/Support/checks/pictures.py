"""Each picture of a documentation catalog has a twin for dark pages, and stands on a page."""

import re

FOLDERS = "Sources/*/*.docc/Resources/*"
KINDS = {".png", ".svg"}
# A drawing that looks at the page itself, as those of StateStudio do.
LOOKS = "prefers-color-scheme: dark"


def check(repository):
    shown = set()
    for path in repository.files:
        if ".docc/" in path and path.endswith(".md"):
            shown |= set(re.findall(r"\]\(([\w-]+\.(?:png|svg))\)", "\n".join(repository.lines(path))))
    for file in sorted(repository.root.glob("Sources/*/*.docc/*.tutorial")):
        shown |= set(re.findall(r"@Image\(source: ([\w-]+\.(?:png|svg))", file.read_text()))
    for file in sorted(repository.root.glob(FOLDERS)):
        if file.suffix in KINDS:
            yield from judge(file, file.relative_to(repository.root).as_posix(), shown)


def judge(file, path, shown):
    light = file.with_name(file.name.replace("~dark", ""))
    dark = file.with_name(f"{light.stem}~dark{file.suffix}")
    if file == dark and not light.exists():
        yield path, 1, "a dark picture with no light one", f"draw {light.name}, too, or delete this one"
    if file == light and not dark.exists() and not looks(file):
        yield path, 1, "a picture that is light on a dark page", f"draw {dark.name}, too, in 'Scripts/pictures'"
    if light.name not in shown:
        yield path, 1, "a picture that no page shows", "show it, or delete it and what draws it"


def looks(file):
    return file.suffix == ".svg" and LOOKS in file.read_text()
