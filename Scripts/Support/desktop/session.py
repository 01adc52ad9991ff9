"""A display in memory and a bus of its own, on which programs run one after the other."""

import configparser
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import threading

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
import keeper  # noqa: E402
from room import Room  # noqa: E402

# What a program needs to see of this system where it runs in another one.
FOLDERS = sorted({
    "/tmp", str(pathlib.Path(__file__).resolve().parents[3]),
    str(pathlib.Path(shutil.which("swift") or "/usr/bin/swift").resolve().parents[2])})

# The same picture on every machine: one font, one renderer, one theme.
SETTINGS = """[Settings]
gtk-font-name=DejaVu Sans 10
gtk-xft-dpi={dpi}
gtk-xft-antialias=1
gtk-xft-hinting=1
gtk-xft-hintstyle=hintslight
gtk-xft-rgba=none
gtk-enable-animations={moving:d}
gtk-cursor-blink=0
"""

# The same for programs that ask GSettings, as they do on Wayland.
INTERFACE = {
    "font-name": "'DejaVu Sans 10'", "monospace-font-name": "'DejaVu Sans Mono 10'",
    "font-antialiasing": "'grayscale'", "font-hinting": "'slight'", "cursor-blink": "false"}

# Whatever other fonts a machine has, it draws with these.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts/truetype/dejavu</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
</fontconfig>
"""


class Session:
    """Ends with this process, and with `owner`, with all that runs in it; so do its files."""

    def __init__(self, owner, screen=None, room=None):
        self.room = room or Room.wanted()
        # Two threads may want to end it, and each must wait until that is done.
        self.ending = threading.RLock()
        # Before anything is started, which inherits it.
        keeper.hear_signals()
        keeper.sweep()
        self.folder = keeper.temporary_folder()
        keeper.adopt()
        keeper.when_ended(owner, self.end_now)
        for word in (signal.SIGTERM, signal.SIGINT):
            signal.signal(word, lambda *_: self.end_now())
        fonts = pathlib.Path(self.folder, "fonts.conf")
        fonts.write_text(FONTS)
        os.environ |= {
            "XDG_RUNTIME_DIR": self.folder, "FONTCONFIG_FILE": str(fonts), "LANG": "C.UTF-8",
            "GTK_A11Y": "atspi", "ADW_DISABLE_PORTAL": "1"} | self.room.environment
        for name in ("GTK_THEME", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS"):
            os.environ.pop(name, None)  # even an empty theme would keep libadwaita's away
        self.has_display = True
        self.display = self.room.display()
        self.display_server = self.display.start(self, screen)
        _, os.environ["DBUS_SESSION_BUS_ADDRESS"] = self.serve(
            "dbus-daemon", "--session", "--nofork", "--nopidfile",
            f"--address=unix:path={self.folder}/bus", "--print-address={}")

    def serve(self, *command, prepare=lambda writer: None):
        """Starts a server, and returns it with what it says on a pipe once it is ready.

        It learns the pipe's number from its command, or from what is prepared for it.
        """
        reader, writer = os.pipe()
        prepare(writer)
        # It is told to end, rather than killed, so that it takes its files in /tmp along.
        server = keeper.start(
            [word.format(writer) for word in command], signal.SIGTERM, pass_fds=[writer],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            return server, pipe.readline().strip()

    def lose_display(self):
        """Ends the display server while programs run."""
        self.display_server.terminate()
        self.display_server.wait()
        self.has_display = False

    def run(self, command, complaints, is_dark=False, is_moving=False, environment={},
            output=subprocess.PIPE, is_another=False):
        """Starts a program that has folders of its own for whatever it keeps, or another one beside it."""
        folder = pathlib.Path(self.folder, "program")
        if not is_another:
            shutil.rmtree(folder, ignore_errors=True)
            (folder / "gtk-4.0").mkdir(parents=True)
            (folder / "gtk-4.0" / "settings.ini").write_text(
                SETTINGS.format(moving=is_moving, dpi=int(96 * 1024 * self.room.text_scale)))
            self.settings = configparser.ConfigParser()
            for key, value in INTERFACE.items():
                self.choose("org/gnome/desktop/interface", key, value)
            self.choose("org/gnome/desktop/interface", "enable-animations", str(is_moving).lower())
        homes = {f"XDG_{kind}_HOME": str(folder) for kind in ("CONFIG", "DATA", "STATE")}
        homes["TMPDIR"] = str(folder)
        is_dark = is_dark or self.room.is_dark
        scheme = {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark" if is_dark else "default"}
        if self.room.warnings == "fatal-warnings":
            # The program alone: what serves it may say what it likes.
            scheme["G_DEBUG"] = "fatal-warnings"
        said = os.environ | homes | scheme | environment
        return keeper.start(
            self.room.command(command, FOLDERS), stdin=subprocess.PIPE, stdout=output,
            stderr=complaints, text=True, env={name: value for name, value in said.items()
                                               if value is not None})

    def choose(self, group, key, value):
        """Writes down a setting of the desktop, which a program hears of that keeps its settings in files."""
        if not self.settings.has_section(group):
            self.settings.add_section(group)
        self.settings.set(group, key, value)
        folder = pathlib.Path(self.folder, "program", "glib-2.0", "settings")
        folder.mkdir(parents=True, exist_ok=True)
        with open(folder / "keyfile.new", "w") as file:
            self.settings.write(file, space_around_delimiters=False)
        os.replace(folder / "keyfile.new", folder / "keyfile")

    def end(self):
        with self.ending:
            keeper.end_all()
            shutil.rmtree(self.folder, ignore_errors=True)

    def end_now(self):
        self.end()
        os._exit(1)
