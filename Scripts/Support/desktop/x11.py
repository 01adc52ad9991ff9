"""X11: an X server in memory, which nobody manages the windows of."""

import os
import re
import subprocess

from display import GIVEN_UP, HEIGHT, WIDTH, Display, Geometry, Gone


class X11(Display):
    def __init__(self, scale=1):
        self.scale = scale

    def start(self, session, screen):
        server, number = session.serve(
            # Without "-noreset" it begins anew whenever the last window on it has gone.
            "Xvfb", "-displayfd", "{}", "-screen", "0", screen or f"{WIDTH}x{HEIGHT}x24",
            "-nolisten", "tcp", "-noreset")
        os.environ["DISPLAY"] = ":" + number
        return server

    def xdotool(self, *arguments):
        done = subprocess.run(
            ["xdotool", *arguments], check=True, timeout=GIVEN_UP, capture_output=True, text=True)
        return done.stdout

    def dots(self, point):
        """Where a point is, as the server counts."""
        return [str(part * self.scale) for part in point]

    def move(self, point):
        self.xdotool("mousemove", *self.dots(point))

    def park(self):
        self.xdotool("mousemove", str(WIDTH - 1), str(HEIGHT - 1))

    def click(self, point, button=1, times=1, holding=None):
        held = [holding] if holding else []
        self.xdotool("mousemove", *self.dots(point), *(["keydown"] + held if held else []), "click",
                     "--repeat", str(times), "--delay", "20", str(button),
                     *(["keyup"] + held if held else []))

    def hold(self, point):
        self.xdotool("mousemove", *self.dots(point), "mousedown", "1")

    def release(self):
        self.xdotool("mouseup", "1")

    def drag(self, start, end):
        middle = [(one + other) // 2 for one, other in zip(start, end)]
        self.xdotool("mousemove", *self.dots(start), "mousedown", "1",
                     "mousemove", "--sync", *self.dots(middle), "mousemove", *self.dots(end),
                     "mouseup", "1")

    def keys(self, names):
        self.xdotool("key", *names)

    def type(self, text):
        self.xdotool("type", "--delay", "5", text)

    def picture(self, file):
        subprocess.run(
            ["import", "-window", "root", "-depth", "8", file], check=True, timeout=GIVEN_UP)

    def windows(self, process=None, title=None):
        wanted = ["--pid", str(process)] if title is None else ["--name", f"^{re.escape(title)}$"]
        try:
            return self.xdotool("search", "--onlyvisible", *wanted).split()
        except subprocess.CalledProcessError as error:
            # A search also ends with an error whenever some window goes away meanwhile.
            raise Gone from error

    def focus(self, window):
        try:
            self.xdotool("windowfocus", "--sync", window)
        except subprocess.CalledProcessError as error:
            raise Gone from error

    def geometry(self, window):
        try:
            lines = self.xdotool("getwindowgeometry", "--shell", window).split()
        except subprocess.CalledProcessError as error:
            raise Gone from error
        facts = {key: int(value) for key, value in (line.split("=") for line in lines)}
        return Geometry(*(facts[key] // self.scale for key in ("X", "Y", "WIDTH", "HEIGHT")))

    def resize(self, window, width, height):
        self.xdotool("windowsize", "--sync", window, *self.dots((width, height)))
