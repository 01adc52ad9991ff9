# Reads the public symbols of a package. Sourced by the verbs that need them, after script.sh.
# shellcheck shell=bash

# read_symbols <package> <scratch folder>: leaves a graph of each module in symbolgraph/ of that folder.
read_symbols() {
  swift build --package-path "$1" --scratch-path "$2" --disable-build-manifest-caching ||
    fail "the package in $1 does not build." "Scripts/test says why."
  # It reads every module there is, test runners that were never built included, and fails over those.
  # Whoever needs a module looks whether its graph is there.
  rm -f "$2"/*/symbolgraph/*.symbols.json
  swift package --package-path "$1" --scratch-path "$2" --disable-build-manifest-caching \
    dump-symbol-graph --minimum-access-level public --skip-synthesized-members \
    >"$2/symbols.log" 2>&1 || true
}

# library_modules <package>: the modules of its library products, one a line.
library_modules() {
  swift package --package-path "$1" dump-package | python3 -c '
import json, sys
products = json.load(sys.stdin)["products"]
print(*sorted({target for product in products if "library" in product["type"]
               for target in product["targets"]}), sep="\n")'
}

# copy_symbols <scratch folder> <module> <folder>: copies its graph, and those of what it extends.
copy_symbols() {
  mkdir -p "$3"
  # The folder holds the graphs of test runners too; only the module's own are wanted.
  cp "$1"/*/symbolgraph/"$2"{,@*}.symbols.json "$3/" 2>/dev/null || true
  [[ -e $3/$2.symbols.json ]] ||
    fail "the symbols of '$2' could not be read." "See $1/symbols.log."
}
