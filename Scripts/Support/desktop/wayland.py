"""Wayland: sway, a compositor of Debian's, which shows its windows to nobody."""

import json
import os
import pathlib
import socket
import struct
import subprocess
import time

import keymap
from display import GIVEN_UP, HEIGHT, WIDTH, Display, Geometry, Gone
from wayland_input import Input

# Every window lies in the corner as it likes to be, as they do on X11 where nobody manages them.
CONFIGURATION = """output HEADLESS-1 mode {dots} position 0 0 scale {scale}
xwayland disable
default_border none
default_floating_border none
floating_maximum_size -1 x -1
focus_follows_mouse no
for_window [shell="xdg_shell"] floating enable, move absolute position 0 0
exec echo "$WAYLAND_DISPLAY" >&{writer}
"""

RUN_COMMAND, GET_TREE = 0, 4  # of what sway may be asked
# Seconds. A program that takes hold of something asks sway, which refuses where the button is up again.
HAND = 0.02


class Wayland(Display):
    remarks = ("Gdk-WARNING", "Compositor doesn't support moving popups")

    def __init__(self, scale=1.0):
        self.scale = scale
        self.holds = False

    def start(self, session, screen):
        width, height, *_ = map(int, screen.split("x")) if screen else (WIDTH, HEIGHT)
        folder = pathlib.Path(session.folder)
        configuration = folder / "sway.conf"
        dots = f"{int(width * self.scale)}x{int(height * self.scale)}"
        os.environ |= {
            "SWAYSOCK": str(folder / "sway.sock"), "WLR_BACKENDS": "headless",
            "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman"}
        os.environ.pop("DISPLAY", None)

        def configure(writer):
            configuration.write_text(
                CONFIGURATION.format(dots=dots, scale=self.scale, writer=writer))

        server, name = session.serve(
            *without_root(), "sway", "--config", str(configuration), prepare=configure)
        os.environ["WAYLAND_DISPLAY"] = name
        self.size = width, height
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(os.environ["SWAYSOCK"])
        self.input = Input(str(folder / name), width, height)
        return server

    # Input

    def move(self, point):
        self.input.move(*map(int, point))
        if self.holds:
            time.sleep(HAND)

    def park(self):
        self.move([part - 1 for part in self.size])

    def click(self, point, button=1, times=1, holding=None):
        self.move(point)
        held = [keymap.HELD[holding]] if holding else []
        with self.input.holding(held):
            for _ in range(times):
                for is_down in (1, 0):
                    self.input.press(button, is_down)
                time.sleep(HAND)

    def hold(self, point):
        self.move(point)
        self.input.press(1, 1)
        self.holds = True
        time.sleep(HAND)

    def release(self):
        self.input.press(1, 0)
        self.holds = False

    def drag(self, start, end):
        self.hold(start)
        self.move([(one + other) // 2 for one, other in zip(start, end)])
        self.move(end)
        self.release()

    def keys(self, names):
        for name in names:
            self.input.key(*keymap.chord(name))

    def type(self, text):
        for held, number in keymap.strokes(text):
            self.input.key(held, number)

    # What is seen

    def picture(self, file):
        kind = pathlib.Path(file).suffix[1:]
        subprocess.run(["grim", "-t", kind, file], check=True, timeout=GIVEN_UP)

    def ask(self, kind, words=""):
        """What sway answers, https://man.archlinux.org/man/sway-ipc.7."""
        self.socket.sendall(b"i3-ipc" + struct.pack("=II", len(words), kind) + words.encode())
        _, size, _ = struct.unpack("=6sII", self.take(14))
        return json.loads(self.take(size))

    def take(self, count):
        taken = b""
        while len(taken) < count:
            more = self.socket.recv(count - len(taken))
            if not more:
                raise ConnectionError("sway has gone")
            taken += more
        return taken

    def everything(self):
        """All that sway has arranged, what is around something before what is in it."""
        waiting = [self.ask(GET_TREE)]
        while waiting:
            thing = waiting.pop()
            yield thing
            waiting += thing["nodes"] + thing["floating_nodes"]

    def windows(self, process=None, title=None):
        found = [thing["id"] for thing in self.everything() if "pid" in thing and (
            thing["pid"] == process if title is None else thing["name"] == title)]
        if not found:
            raise Gone
        return sorted(found)

    def focus(self, window):
        if not self.ask(RUN_COMMAND, f"[con_id={window}] focus")[0]["success"]:
            raise Gone

    def geometry(self, window):
        for thing in self.everything():
            if thing["id"] == window:
                return Geometry(*(thing["rect"][key] for key in ("x", "y", "width", "height")))
        raise Gone

    def resize(self, window, width, height):
        self.ask(RUN_COMMAND, f"[con_id={window}] resize set {width} px {height} px")


def without_root():
    """What starts a program that refuses to be root: as somebody else, who may do no more than root's
    things that it is given."""
    if os.geteuid() != 0:
        return []
    # A user of a namespace of its own is told of no parent's end unless it asks again.
    return ["unshare", "--user", "--map-user=1000", "--map-group=1000",
            "setpriv", "--pdeathsig", "TERM"]
