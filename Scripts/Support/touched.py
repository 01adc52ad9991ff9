"""Whether anything was touched that a slow stage of `.ci/run` guards. Exits with 1 when nothing was.

    python3 touched.py threads|memory

`Scripts/nightly` runs these stages whatever was touched. So what counts is what changed since some commit
that a night has seen: what a branch adds to where it left the main branch; else, the commits of the day
before the newest. VIEWSTATE_BASE names another commit, that of the last push say. Where that cannot be
told, as in a clone without a history, or where it is not known to git, everything counts as touched.
"""

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
DAY = 24 * 60 * 60

# stage | what it guards, and the tests and scripts that it is
GUARDED = {
    # What runs on any thread, under the thread sanitizer.
    "threads": [
        r"^Sources/(Threads|PortableCombine|StateEvents|StreamTesting|C\w+)/",
        r"^Sources/(VSM|ViewStore|ViewStateController)/",
        r"^Sources/PortableUI/Engine/",
        r"^Sources/.*/Platform/",
        r"^Tests/.*Stress",
    ],
    # What holds memory by hand, under the address sanitizer: sessions in windows, and shaking.
    "memory": [
        r"^Sources/(Threads|GTKBackend|C\w+)/",
        r"^Sources/PortableUI/Engine/",
        r"^Sources/.*/Platform/",
        r"^Tests/(GTKProbe|ProbeViews)/|^Tests/GTKBackendTests/(LongSession|Support/)",
        r"^Scripts/(shake$|Support/(shake|desktop)/)",
    ],
}
# How all of it is run.
ALWAYS = [r"^\.ci/run$", r"^Scripts/(test|Support/(script\.sh|touched\.py))$"]


class Unknown(Exception):
    """Git cannot say what changed."""


def git(*arguments, root=ROOT):
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise Unknown(done.stderr.strip())
    return done.stdout.strip()


def base(root=ROOT, named=None):
    """The commit since which changes count."""
    if named and named.strip("0"):
        return git("rev-parse", "--verify", f"{named}^{{commit}}", root=root)
    try:
        fork = git("merge-base", "HEAD", "origin/HEAD", root=root)
        if fork != git("rev-parse", "HEAD", root=root):
            return fork
    except Unknown:
        pass  # nobody cloned this, or its main branch is not known
    newest = int(git("show", "--no-patch", "--format=%ct", "HEAD", root=root))
    before = git("rev-list", "--first-parent", "--max-count=1", f"--before={newest - DAY}", "HEAD",
                 root=root)
    if not before:
        raise Unknown("there is no commit that is a day older")
    return before


def touched(stage, paths):
    """Those of the paths that the stage guards."""
    guarded = re.compile("|".join(GUARDED[stage] + ALWAYS))
    return [path for path in paths if guarded.search(path)]


def changes(since, root=ROOT):
    """Every file that is another now, committed or not."""
    changed = git("diff", "--name-only", "--no-renames", since, root=root).splitlines()
    return changed + git("ls-files", "--others", "--exclude-standard", root=root).splitlines()


def main(stage):
    try:
        since = base(named=os.environ.get("VIEWSTATE_BASE"))
        found = touched(stage, changes(since))
    except Unknown as reason:
        print(f"What was touched is not known: {reason}.")
        return 0
    if found:
        print(f"Touched since {since[:8]}: {found[0]}"
              + (f" and {len(found) - 1} more" if len(found) > 1 else ""))
        return 0
    print(f"Nothing that '{stage}' guards was touched since {since[:8]}; Scripts/nightly runs it.")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
