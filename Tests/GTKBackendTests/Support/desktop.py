"""A private desktop with one program on it, driven from outside as a person would.

    dbus-run-session -- python3 desktop.py FOLDER PROGRAM ARGUMENTS...

Reads one command a line from standard input, as JSON, and answers each with a line on descriptor 3. It
ends, and all it started ends with it, when the input does.
"""

import ctypes
import json
import os
import re
import select
import signal
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 120  # seconds after which a fact is given up
SCREEN = "640x760x24"


class Failure(Exception):
    """What a command asked for did not come true."""


def die_with_parent():
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def start(arguments, **options):
    return subprocess.Popen(arguments, preexec_fn=die_with_parent, **options)


def until(fact, words, patience=PATIENCE):
    end = time.monotonic() + patience
    while not (found := fact()):
        while GLib.MainContext.default().iteration(False):
            pass
        if time.monotonic() > end:
            raise Failure(words())
        select.select([], [], [], 0.01)
    return found


class Desktop:
    def __init__(self, folder, program):
        self.folder = folder
        # The server says on a pipe which display it has become, once it is ready.
        reader, writer = os.pipe()
        self.server = start(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", SCREEN, "-nolisten", "tcp"],
            pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            os.environ["DISPLAY"] = ":" + pipe.readline().strip()
        self.complaints = open(os.path.join(folder, "complaints"), "w+")
        self.program = start(
            program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.complaints,
            text=True)
        Atspi.init()
        self.application = None

    def begin(self):
        self.application = until(self.find_application, lambda: "the program shows no window")
        self.window = self.focused("--pid", str(self.program.pid))
        try:
            self.offset = self.find_offset()
        except (subprocess.CalledProcessError, GLib.GError):
            self.offset = None  # the window has gone already, so nobody clicks into it

    def find_application(self):
        if self.program.poll() is not None:
            raise Failure(f"the program ended with {self.program.returncode}")
        try:
            return self.application_now()
        except GLib.GError:
            return None  # it is about to come

    def application_now(self):
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_process_id() == self.program.pid and child.get_child_count():
                return child
        return None

    def xdotool(self, *arguments):
        done = subprocess.run(
            ["xdotool", *arguments], check=True, timeout=PATIENCE, capture_output=True, text=True)
        return done.stdout

    def focused(self, *wanted):
        """The newest window of that kind, once it has the keyboard.

        A search ends with an error whenever some window goes away while the tree of windows is read, and
        a window can be unmapped between being found and being focused: neither is the last word.
        """
        def attempt():
            try:
                window = self.xdotool("search", "--onlyvisible", *wanted).split()[-1]
                self.xdotool("windowfocus", "--sync", window)
                return window
            except subprocess.CalledProcessError:
                return None

        return until(attempt, lambda: f"no window of {' '.join(wanted)} takes the keyboard")

    # Reading

    def nodes(self):
        """Everything that assistive technologies are told of, what is around before what is in it."""
        self.application.clear_cache()

        def inside(accessible, depth, window=None):
            for index in range(accessible.get_child_count()):
                if child := accessible.get_child_at_index(index):
                    of = window or child.get_name()
                    yield Node(child, depth, of)
                    yield from inside(child, depth + 1, of)

        return inside(self.application, 0)

    def matching(self, wanted):
        try:
            return next((node for node in self.nodes() if node.matches(wanted)), None)
        except GLib.GError:
            return None  # it changed while it was read

    def find(self, wanted):
        return until(lambda: self.matching(wanted),
                     lambda: f"there is no {wanted} among\n" + "\n".join(map(str, self.nodes())))

    # Commands

    def do_tree(self, _):
        return [node.facts() for node in self.nodes()]

    def do_wait(self, command):
        return self.find(command["for"]).facts()

    def do_leave(self, command):
        until(lambda: not self.matching(command["for"]), lambda: f"{command['for']} is still there",
              command.get("patience", PATIENCE))

    def do_press(self, command):
        self.find(command["on"]).accessible.get_action_iface().do_action(0)

    def do_value(self, command):
        Atspi.Value.set_current_value(self.find(command["on"]).accessible, command["value"])

    def do_click(self, command):
        left, top = self.offset
        if "on" in command:
            node = self.find(command["on"])
            x, y, width, height = node.facts()["frame"]
            x, y = x + width // 2, y + height // 2
            if node.window != self.application.get_child_at_index(0).get_name():
                left, top = until(lambda: self.corner(node.window),
                                  lambda: f"there is no window {node.window} to click into")
        else:
            x, y = command["at"]
        x, y = x + left, y + top
        self.xdotool("mousemove", str(x), str(y), "click", "--repeat",
                     str(command.get("times", 1)), "--delay", "20", "1")

    def do_wheel(self, command):
        x, y = (point + edge for point, edge in zip(command["at"], self.offset))
        button = {"up": "4", "down": "5", "left": "6", "right": "7"}[command["direction"]]
        self.xdotool("mousemove", str(x), str(y), "click", "--repeat", str(command["times"]),
                     "--delay", "20", button)

    def do_park(self, _):
        self.xdotool("mousemove", "639", "759")

    def do_drag(self, command):
        (x, y), (to_x, to_y) = (
            (point[0] + self.offset[0], point[1] + self.offset[1])
            for point in (command["from"], command["to"]))
        self.xdotool("mousemove", str(x), str(y), "mousedown", "1", "mousemove", "--sync",
                     str((x + to_x) // 2), str((y + to_y) // 2), "mousemove", str(to_x),
                     str(to_y), "mouseup", "1")

    def do_key(self, command):
        self.xdotool("key", *command["keys"])

    def do_type(self, command):
        self.xdotool("type", "--delay", "5", command["text"])

    def do_picture(self, command):
        subprocess.run(
            ["import", "-window", "root", "-depth", "8", command["file"]], check=True,
            timeout=PATIENCE)

    def do_offset(self, _):
        return self.offset

    def find_offset(self):
        # Places are told from inside of the window's edge, which is as wide on all sides.
        window = self.application.get_child_at_index(0)
        if not window:
            return None  # it has gone already
        inside = window.get_extents(Atspi.CoordType.WINDOW)
        size = self.xdotool("getwindowgeometry", "--shell", self.window)
        facts = dict(line.split("=") for line in size.split() if "=" in line)
        return [(int(facts["WIDTH"]) - inside.width) // 2, (int(facts["HEIGHT"]) - inside.height) // 2]

    def corner(self, title):
        """Where on the screen the inside of that window begins."""
        try:
            found = self.xdotool("search", "--onlyvisible", "--name", f"^{re.escape(title)}$")
            place = self.xdotool("getwindowgeometry", "--shell", found.split()[-1])
        except subprocess.CalledProcessError:
            return None  # another window came or went meanwhile
        facts = {key: int(value) for key, value in (line.split("=") for line in place.split())}
        node = self.matching({"role": "frame", "name": title}) or self.matching(
            {"role": "dialog", "name": title})
        if not node:
            return None
        inside = node.accessible.get_extents(Atspi.CoordType.WINDOW)
        return [facts["X"] + (facts["WIDTH"] - inside.width) // 2,
                facts["Y"] + (facts["HEIGHT"] - inside.height) // 2]

    def do_resize(self, command):
        self.xdotool("windowsize", "--sync", self.window, *map(str, command["size"]))

    def do_ask(self, command):
        self.program.stdin.write(command["line"] + "\n")
        self.program.stdin.flush()
        lines = []
        for line in iter(self.program.stdout.readline, ".\n"):
            if not line:
                raise Failure("the program ended before it answered")
            lines.append(line.rstrip("\n"))
        return lines

    def do_focus(self, command):
        self.focused("--name", f"^{re.escape(command['title'])}$")

    def do_end(self, command):
        """Waits until the program has ended: what it still said, and its status."""
        try:
            said, _ = self.program.communicate(timeout=command["patience"])
        except subprocess.TimeoutExpired:
            raise Failure("the program does not end")
        return said.splitlines() + [str(self.program.returncode)]

    def do_complaints(self, _):
        with open(self.complaints.name) as lines:
            return lines.read()

    def end(self):
        for process in [self.program, self.server]:
            process.kill()
            process.wait()


class Node:
    def __init__(self, accessible, depth, window):
        self.accessible = accessible
        self.window = window
        self.depth = depth

    def facts(self):
        interfaces = self.accessible.get_interfaces()
        text = value = None
        if "Text" in interfaces:
            count = Atspi.Text.get_character_count(self.accessible)
            text = Atspi.Text.get_text(self.accessible, 0, count)
        if "Value" in interfaces:
            value = Atspi.Value.get_current_value(self.accessible)
        # Not everything that is told of has a place.
        frame = Atspi.Rect()
        if "Component" in interfaces:
            frame = self.accessible.get_extents(Atspi.CoordType.WINDOW)
        return {
            "depth": self.depth, "role": self.accessible.get_role_name(),
            "name": self.accessible.get_name(), "hint": self.accessible.get_description(),
            "text": text, "value": value,
            "states": [state.value_nick for state in self.accessible.get_state_set().get_states()],
            "frame": [frame.x, frame.y, frame.width, frame.height]}

    def matches(self, wanted):
        if "window" in wanted and self.window != wanted["window"]:
            return False
        if "role" in wanted and self.accessible.get_role_name() != wanted["role"]:
            return False
        if "name" in wanted and self.accessible.get_name() != wanted["name"]:
            return False
        facts = self.facts()
        return (all(facts[key] == wanted[key] for key in ("text", "value", "hint") if key in wanted)
                and set(wanted.get("states", [])) <= set(facts["states"])
                and not set(wanted.get("without", [])) & set(facts["states"]))

    def __str__(self):
        return "  " * self.depth + str(self.facts())


def main():
    desktop = None
    # Standard output is that of the bus and its services as well.
    answers = os.fdopen(3, "w")

    def answer(action):
        try:
            line = {"answer": action()}
        except Failure as failure:
            line = {"failure": str(failure)}
        except Exception as error:  # whatever it was, whoever asked is to read of it
            line = {"failure": f"{type(error).__name__}: {error}"}
        print(json.dumps(line), file=answers, flush=True)

    def begin():
        nonlocal desktop
        desktop = Desktop(sys.argv[1], sys.argv[2:])
        desktop.begin()

    answer(begin)
    for line in sys.stdin:
        command = json.loads(line)
        answer(lambda: getattr(desktop, "do_" + command["do"])(command))
    if desktop:
        desktop.end()


main()
