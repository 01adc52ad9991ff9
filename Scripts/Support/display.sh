# A display in memory, for what must not, or cannot, open windows on a desktop. Sourced, never run.
# shellcheck shell=bash

# private_display: starts one, for everything that comes after in this script. It ends with that.
private_display() {
  local folder number
  folder=$(mktemp -d)
  mkfifo "$folder/number"
  Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp 3>"$folder/number" >/dev/null 2>&1 &
  display_server=$!
  # Ends at once where the server does.
  read -r number <"$folder/number" || fail "Xvfb does not start." "Run it by hand to see why."
  rm -r "$folder"
  trap 'kill "$display_server" 2>/dev/null || true' EXIT
  export DISPLAY=:$number GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=none
  unset WAYLAND_DISPLAY
}
