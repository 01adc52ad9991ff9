"""Prints the lines covered per module of Sources/ and fails when a module is below a floor.

Called by Scripts/test with the JSON that the toolchain's llvm-cov wrote, and the floor in percent.
"""

import collections
import json
import pathlib
import sys


def main(report: str, floor: float) -> int:
    sources = pathlib.Path("Sources").resolve()
    covered, counted = collections.Counter(), collections.Counter()
    for file in json.loads(pathlib.Path(report).read_text())["data"][0]["files"]:
        path = pathlib.Path(file["filename"])
        if sources in path.parents:
            module = path.relative_to(sources).parts[0]
            covered[module] += file["summary"]["lines"]["covered"]
            counted[module] += file["summary"]["lines"]["count"]
    below = []
    for module in sorted(counted):
        percent = 100 * covered[module] / max(counted[module], 1)
        print(f"{module:24} {percent:6.1f} %   {covered[module]} of {counted[module]} lines")
        if percent < floor:
            below.append(module)
    if below:
        print(f"Below {floor:g} %: {', '.join(below)}. Write tests for what a user can reach;"
              " delete what nobody can.", file=sys.stderr)
    return 1 if below else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], float(sys.argv[2])))
