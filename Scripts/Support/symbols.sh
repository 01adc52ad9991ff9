# Reads the public symbols of modules. Sourced by the verbs that need them, after script.sh.
# shellcheck shell=bash

# read_symbols <package> <folder> <module>...: builds each module, and leaves its symbol graph, with those
# of what it extends, in a folder of its name.
read_symbols() {
  local package=$1 folder=$2 built map module
  shift 2
  for module in "$@"; do
    package "$package" build --target "$module" ||
      fail "'$module' in $package does not build." "Scripts/test says why."
  done
  built=$(package "$package" build --show-bin-path)
  # The modules in C that they were built with, but for those that tools were.
  local search=(-I "$built/Modules")
  for map in "$built"/*.build/module.modulemap "$package"/Sources/*/module.modulemap; do
    if [[ $map != *-tool.build/* ]]; then search+=(-Xcc "-fmodule-map-file=$(realpath "$map")"); fi
  done
  for module in "$@"; do
    mkdir -p "$folder/$module"
    swift symbolgraph-extract -module-name "$module" -output-dir "$folder/$module" \
      -target "$(target_triple)" "${search[@]}" -minimum-access-level public \
      -skip-synthesized-members ||
      fail "the symbols of '$module' could not be read."
  done
}

target_triple() {
  swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",/\1/p'
}

# library_modules <package>: the modules of its library products, one a line.
library_modules() {
  swift package --package-path "$1" dump-package | python3 -c '
import json, sys
products = json.load(sys.stdin)["products"]
print(*sorted({target for product in products if "library" in product["type"]
               for target in product["targets"]}), sep="\n")'
}
