"""Does acts to a program: by pointer, keys and what assistive technologies can do."""

import subprocess

from gi.repository import Atspi, GLib

import accessible

WIDTH, HEIGHT = 640, 760
# What a window's own bar has on it. Whoever presses anything at random would end every program soon.
OF_THE_WINDOW = {"Close", "Minimize", "Maximize"}
BUTTONS = {"up": "4", "down": "5", "left": "6", "right": "7"}


class Person:
    def __init__(self, program, application):
        self.program = program
        self.application = application

    def do(self, act):
        kind, *details = act
        try:
            self.bring_back()
            getattr(self, kind)(*details)
        except (GLib.GError, subprocess.CalledProcessError):
            pass  # what was there has gone meanwhile

    def press(self, number):
        def can_be_pressed(node):
            return node.get_action_iface() and node.get_n_actions() > 0

        if node := self.chosen(number, can_be_pressed):
            # Asked for again: what was there may have gone since.
            if actions := node.get_action_iface():
                actions.do_action(0)

    def value(self, number, part):
        if node := self.chosen(number, lambda node: node.get_value_iface()):
            least, most = Atspi.Value.get_minimum_value(node), Atspi.Value.get_maximum_value(node)
            Atspi.Value.set_current_value(node, least + part * (most - least))

    def chosen(self, number, is_wanted):
        # The first action of a window is to close; that is an act of its own.
        found = [node.accessible for node in accessible.nodes(self.application)
                 if node.depth and {"visible", "sensitive"} <= set(node.states())
                 and node.accessible.get_name() not in OF_THE_WINDOW and is_wanted(node.accessible)]
        return found[number % len(found)] if found else None

    def click(self, x, y, times):
        self.tool("mousemove", *at(x, y), "click", "--repeat", times, "--delay", 10, 1)

    def wheel(self, direction, times, x, y):
        self.tool("mousemove", *at(x, y), "click", "--repeat", times, "--delay", 1,
                  BUTTONS[direction])

    def drag(self, x, y, to_x, to_y):
        self.tool("mousemove", *at(x, y), "mousedown", 1, "mousemove",
                  *at((x + to_x) / 2, (y + to_y) / 2), "mousemove", *at(to_x, to_y))
        try:
            # GTK takes hold of a window when it hears of this. It would never hear of an end that came before.
            for _ in range(2):
                if window := self.application.get_child_at_index(0):
                    window.get_extents(Atspi.CoordType.WINDOW)
        finally:
            self.tool("mouseup", 1)

    def bring_back(self):
        """Has windows on the screen again that were dragged away by their bars, as who manages windows would.

        GTK knows no monitor for what opens beside the screen, and complains of that.
        """
        for window in self.windows():
            place = self.tool("getwindowgeometry", "--shell", window).split()
            if not {"X=0", "Y=0"} <= set(place):
                self.tool("windowmove", window, 0, 0)

    def keys(self, names):
        self.focus()
        self.tool("key", "--delay", 2, *names)

    def write(self, words):
        self.focus()
        self.tool("type", "--delay", 1, words)

    def resize(self, width, height):
        self.tool("windowsize", self.windows()[-1], width, height)

    def close(self):
        self.focus()
        self.tool("key", "ctrl+w")

    def focus(self):
        # Nobody manages windows here, so the newest gets the keys.
        self.tool("windowfocus", self.windows()[-1])

    def windows(self):
        return self.tool("search", "--onlyvisible", "--pid", self.program.pid).split() or ["0"]

    def tool(self, *words):
        return subprocess.run(
            ["xdotool", *map(str, words)], check=True, capture_output=True, text=True).stdout


def at(x, y):
    return [int(x * (WIDTH - 1)), int(y * (HEIGHT - 1))]
