# A display in memory, for what must not, or cannot, open windows on a desktop. Sourced, never run.
# shellcheck shell=bash

# private_display: starts one, for everything that comes after in this script. The keeper ends it.
private_display() {
  local folder number
  folder=$(mktemp -d)
  mkfifo "$folder/number"
  Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp 3>"$folder/number" >/dev/null 2>&1 &
  # Ends at once where the server does.
  read -r number <"$folder/number" || fail "Xvfb does not start." "Run it by hand to see why."
  rm -r "$folder"
  export DISPLAY=:$number GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=none
  unset WAYLAND_DISPLAY
}

# picture_of_window <light or dark> <file> <program> [argument...]: runs the program on the display there
# is, and keeps a picture of its window.
picture_of_window() {
  local scheme=default file=$2 app window previous='' now tries complaints
  if [[ $1 == dark ]]; then scheme=prefer-dark; fi
  shift 2
  complaints=$(mktemp)
  # Not the size that whoever runs this gave such a window once.
  XDG_STATE_HOME=$complaints.state ADW_DISABLE_PORTAL=1 ADW_DEBUG_COLOR_SCHEME=$scheme "$@" >/dev/null 2>"$complaints" &
  app=$!
  # A search also ends with an error when some window goes away meanwhile, so one is not enough.
  for ((tries = 0; tries < 150; tries++)); do
    if window=$(xdotool search --onlyvisible --pid "$app" 2>/dev/null); then break; fi
    sleep 0.2
  done
  if [[ -z $window ]]; then
    cat "$complaints" >&2
    fail "'$*' shows no window."
  fi
  # It is drawn when it looks the same twice, and is not of one colour, as a window is before.
  for ((tries = 0; tries < 50; tries++)); do
    import -window "${window##*$'\n'}" "$file"
    now=$(identify -format '%k %#' "$file")
    if [[ $now == "$previous" && $now != '1 '* ]]; then break; fi
    previous=$now
    sleep 0.2
  done
  rm "$complaints"
  kill "$app"
  wait "$app" 2>/dev/null || true
}
