# What the verbs in Scripts/ share. Sourced by them, never run.
# shellcheck shell=bash disable=SC2034  # the verbs use what is set here
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Where the scripts build. Not .build itself: that is for whoever calls SwiftPM by hand.
scratch="$PWD/.build/shared"
# What our own code must survive in `check`. Not the default: a newer compiler with a new warning
# must not keep a newcomer from running the tests.
strict_scratch="$PWD/.build/strict"
strict=(-Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error)
# The packages that live beside the library and use it as anybody would.
neighbours=()
for folder in Examples Benchmarks; do
  if [[ -f $folder/Package.swift ]]; then neighbours+=("$folder"); fi
done

bold='' red='' plain=''
if [[ -t 1 && -z ${NO_COLOR:-} ]]; then bold=$'\e[1m' red=$'\e[31m' plain=$'\e[0m'; fi

# say <text>: one step of the work, before it starts.
say() { printf '%s==> %s%s\n' "$bold" "$*" "$plain"; }

# fail <what happened> [<how to mend it>...]: ends the script.
fail() {
  printf '%s%s: %s%s\n' "$red" "Scripts/$(basename "$0")" "$1" "$plain" >&2
  shift
  if (($#)); then printf '  %s\n' "$@" >&2; fi
  exit 1
}

# help_if_asked "$@": prints the comment at the top of the script that was started.
help_if_asked() {
  local argument
  for argument in "$@"; do
    if [[ $argument == --help || $argument == -h ]]; then
      sed -n '2,/^[^#]/{s/^# \{0,1\}//p}' "Scripts/$(basename "$0")"
      exit 0
    fi
  done
}

# package <folder> <verb of swift> [options...]: runs SwiftPM on one of the packages here.
#
# All packages share a scratch folder, so the library is compiled once, not once per package. A build
# plan that SwiftPM kept may then be that of another package, hence it must make a new one. Targets
# of different packages must not share a name; `check` sees to that.
#
# SwiftPM writes module aliases in the order of a hash table. Where that is another in each run, so are the
# commands, and what imports SwiftUI under an alias is compiled again each time.
package() {
  SWIFT_DETERMINISTIC_HASHING=1 swift "$2" --package-path "$1" --scratch-path "$scratch" --disable-build-manifest-caching \
    --disable-index-store "${@:3}"
}

# watch_with <thread or address>: what is built from now on is watched by that sanitizer.
flags=()
watch_with() {
  # gold, the default linker, cannot export what the address sanitizer defines, and says so 150 times.
  flags+=(--sanitize "$1" -Xswiftc -use-ld=lld)
  scratch=$PWD/.build/windows-$1
  # GTK keeps until the end what it made once: that is no leak. What was let go of is kept for a while,
  # to see who still uses it: not for long, so that growth is to be seen.
  export ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=32
}

# show_changes <paths...>: what is another now than in the last commit. A copy without one has none to show.
show_changes() {
  if git rev-parse --verify --quiet HEAD >/dev/null 2>&1; then git status --short -- "$@"; fi
}

# set_up "$@": what every verb does first. Installs what is missing, silent when nothing is, and goes on
# below a keeper, so that whatever the verb starts, and its temporary files, end with it, however it ends.
set_up() {
  if [[ -n ${VIEWSTATE_KEEPER:-} ]]; then return; fi
  Scripts/setup --quiet
  exec python3 -B Scripts/Support/keeper.py "Scripts/$(basename "$0")" "$@"
}
