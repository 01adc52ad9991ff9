"""A private desktop with one program at a time on it, driven from outside as a person would.

    python3 desktop.py

Reads one command a line from standard input, as JSON, and answers each with a line on standard output.
It ends, and all it started ends with it, when the input does or whoever started it has ended.
"""

import json
import os
import pathlib
import subprocess
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

import accessible  # noqa: E402
from display import HEIGHT, WHEEL, WIDTH, Gone  # noqa: E402
from patience import LOOKS, Failure, Patience  # noqa: E402
from session import Session  # noqa: E402


MIDDLE = WIDTH // 2, HEIGHT // 2


class Desktop:
    def __init__(self, session):
        self.session = session
        self.display = session.display
        self.program = self.application = self.window = self.offset = None
        self.others = []
        self.complaints = pathlib.Path(session.folder, "complaints")
        Atspi.init()

    def do_begin(self, command):
        is_watched = command.get("watched", False)
        # Where the pointer of a new display is; or outside of each window, for one that nobody touches.
        if is_watched:
            self.display.park()
        else:
            self.display.move(MIDDLE)
        environment = command.get("environment", {})
        if is_watched and not self.session.room.is_said:
            environment |= {"GSK_RENDERER": None}  # GTK chooses, as it does for people
        with open(self.complaints, "w") as complaints:
            self.program = self.session.run(
                command["program"], complaints, command.get("dark", False),
                command.get("moving", False), environment)
        self.application = self.until(
            self.find_application, lambda: "the program shows no window", needs_program=False)
        if is_watched:
            return
        self.window = self.focused(process=self.program.pid)
        try:
            self.offset = self.find_offset()
        except (Gone, GLib.GError):
            self.offset = None  # the window has gone already, so nobody clicks into it

    def do_again(self, command):
        """Starts a program beside the first, and waits for its end: its status, and what it complained of."""
        with open(self.complaints .with_suffix(".again"), "w+") as complaints:
            other = self.session.run(command["program"], complaints, is_another=True)
            try:
                other.communicate(timeout=60)
            except subprocess.TimeoutExpired:
                other.kill()
                raise Failure(f"the other start of {command['program'][0]} did not end")
            complaints.seek(0)
            return [str(other.returncode), complaints.read()]

    def do_beside(self, command):
        """Starts a program beside the first, which ends with that."""
        with open(self.complaints, "a") as complaints:
            self.others.append(self.session.run(command["program"], complaints, is_another=True))

    def do_finish(self, _):
        """Ends the program, so that the desktop is as it was before there was one."""
        for program in [self.program, *self.others]:
            program.kill()
            program.communicate()
        self.others = []
        self.application = None
        if not self.session.has_display:
            raise Failure("the display is gone, and with it the desktop")

    # Waiting

    def until(self, fact, words, looks=LOOKS, needs_program=True):
        patience = Patience(self.program.pid, looks)
        while not (found := fact()):
            if needs_program and self.program.poll() is not None:
                raise Failure(f"the program ended with {self.program.returncode}: {words()}")
            patience.look(words)
        return found

    def do_hope(self, command):
        """Whoever asks waits for something; `do_look` says when that is to be given up."""
        self.patience = Patience(self.program.pid, command.get("looks", LOOKS))

    def do_look(self, _):
        self.patience.look(lambda: "it never was so")

    def find_application(self):
        if self.program.poll() is not None:
            raise Failure(f"the program ended with {self.program.returncode}")
        try:
            return accessible.application(self.program.pid)
        except GLib.GError:
            return None  # it is about to come

    def focused(self, **wanted):
        """The newest window of that kind, once it has the keyboard.

        A window can go away between being found and being focused, which is not the last word.
        """
        def attempt():
            try:
                window = self.display.windows(**wanted)[-1]
                self.display.focus(window)
                return window
            except Gone:
                return None

        return self.until(attempt, lambda: f"no window of {wanted} takes the keyboard")

    # Reading

    def nodes(self):
        return accessible.nodes(self.application)

    def matching(self, wanted):
        try:
            return next((node for node in self.nodes() if node.matches(wanted)), None)
        except GLib.GError:
            return None  # it changed while it was read

    def find(self, wanted):
        return self.until(lambda: self.matching(wanted),
                          lambda: f"there is no {wanted} among\n{self.description()}")

    def place(self, wanted):
        """A node and the corner of its window, looked up together: titles change."""
        node = self.matching(wanted)
        if not node:
            return None
        try:
            if node.window == self.application.get_child_at_index(0).get_name():
                return node, self.offset
            corner = self.corner(node.window)
        except GLib.GError:
            return None  # a window came or went meanwhile
        return (node, corner) if corner else None

    def description(self):
        try:
            return "\n".join(map(str, self.nodes()))
        except GLib.GError as error:
            return str(error)

    # Commands

    def do_tree(self, _):
        return [node.facts() for node in self.nodes()]

    def do_wait(self, command):
        return self.find(command["for"]).facts()

    def do_is(self, command):
        """Whether it is there now: of most of the program only roles are asked."""
        return self.matching(command["for"]) is not None

    def do_leave(self, command):
        self.until(lambda: not self.matching(command["for"]),
                   lambda: f"{command['for']} is still there", command.get("looks", LOOKS),
                   needs_program=False)

    def do_press(self, command):
        self.find(command["on"]).accessible.get_action_iface().do_action(0)

    def do_perform(self, command):
        """Does what is offered under a name, which GTK puts that of a group of actions before."""
        name = "do." + command["name"]

        def offered():
            node = self.matching(command["on"])
            if not node:
                return None
            actions = node.accessible.get_action_iface()
            for number in range(actions.get_n_actions()):
                if actions.get_action_name(number) == name:
                    return actions, number
            return None

        actions, number = self.until(
            offered, lambda: f"{command['on']} does not offer {command['name']} among\n"
                             + self.description())
        actions.do_action(number)

    def do_lead(self, command):
        """Waits until something is said to come before something else, wherever that is."""
        def leads():
            node = self.matching(command["on"])
            return node and command["to"] in node.next_names()

        self.until(leads, lambda: f"{command['on']} does not lead to {command['to']} among\n"
                                  + self.description())

    def do_value(self, command):
        Atspi.Value.set_current_value(self.find(command["on"]).accessible, command["value"])

    def do_click(self, command):
        left, top = self.offset
        if "on" in command:
            node, (left, top) = self.until(
                lambda: self.place(command["on"]),
                lambda: f"there is no {command['on']} in a window to click into among\n"
                        + self.description())
            x, y, width, height = node.facts()["frame"]
            x, y = x + width // 2, y + height // 2
        else:
            x, y = command["at"]
        self.display.click((x + left, y + top), command.get("button", 1), command.get("times", 1),
                           command.get("holding"))

    def on_screen(self, point):
        """Where a point of the window is on the screen."""
        return [part + edge for part, edge in zip(point, self.offset)]

    def do_wheel(self, command):
        self.display.click(
            self.on_screen(command["at"]), WHEEL[command["direction"]], command["times"])

    def do_hover(self, command):
        self.display.move(self.on_screen(command["at"]))

    def do_park(self, _):
        self.display.park()

    def do_drag(self, command):
        self.display.drag(*(self.on_screen(command[end]) for end in ("from", "to")))

    def do_hold(self, command):
        self.display.hold(self.on_screen(command["at"]))

    def do_release(self, _):
        self.display.release()

    def do_key(self, command):
        self.display.keys(command["keys"])

    def do_type(self, command):
        self.display.type(command["text"])

    def do_picture(self, command):
        self.display.picture(command["file"])

    def do_offset(self, _):
        return self.offset

    def find_offset(self):
        window = self.application.get_child_at_index(0)
        # Where there is none, it has gone already.
        return window and self.inset(window, self.display.geometry(self.window))

    def inset(self, window, outside):
        """How far the places that are told of a window lie from its corner.

        GTK tells them from inside of its edge, or since 4.10 of its shadow. So this goes by the largest
        thing in the window, below a bar: it is as far from the left edge as from the right one and the
        lower one.
        """
        frames = [window.get_child_at_index(number).get_extents(Atspi.CoordType.WINDOW)
                  for number in range(window.get_child_count())]
        inside = max(frames, key=lambda frame: frame.width * frame.height)
        edge = (outside.width - inside.width) // 2
        return [edge - inside.x, outside.height - edge - inside.y - inside.height]

    def corner(self, title):
        """Where on the screen the places begin that are told of that window."""
        try:
            outside = self.display.geometry(self.display.windows(title=title)[-1])
        except Gone:
            return None
        node = self.matching({"role": "frame", "name": title}) or self.matching(
            {"role": "dialog", "name": title})
        if not node:
            return None
        left, top = self.inset(node.accessible, outside)
        return [outside.x + left, outside.y + top]

    def do_resize(self, command):
        """Nobody manages the windows here, so GTK may still ask for a size that it wanted before."""
        def stays():
            self.display.resize(self.window, *command["size"])
            for _ in range(5):
                self.description()  # once it has told everything, it has heard of the size
                now = self.display.geometry(self.window)
                if [now.width, now.height] != command["size"]:
                    return False
            return True

        self.until(stays, lambda: f"the window does not stay at {command['size']}")

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
        self.window = self.focused(title=command["title"])

    def do_end(self, _):
        """Waits until the program has ended: what it still said, and its status."""
        said = self.until(self.last_words, lambda: "the program does not end", needs_program=False)
        return said[0].splitlines() + [str(self.program.returncode)]

    def last_words(self):
        try:
            return self.program.communicate(timeout=0.01)
        except subprocess.TimeoutExpired:
            return None

    def do_choose(self, command):
        self.session.choose(command["group"], command["key"], command["value"])

    def do_lose(self, _):
        """Ends the display server while the program runs."""
        self.session.lose_display()

    def do_complaints(self, _):
        remarks = self.display.remarks
        return "".join(
            line for line in self.complaints.read_text().splitlines(keepends=True)
            if not (remarks and all(remark in line for remark in remarks)))


def main():
    # Standard output is for answers alone.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    desktop = Desktop(Session(owner=os.getppid()))

    def answer(action):
        try:
            line = {"answer": action()}
        except Failure as failure:
            line = {"failure": str(failure)}
        except Exception as error:  # whatever it was, whoever asked is to read of it
            line = {"failure": f"{type(error).__name__}: {error}"}
        print(json.dumps(line), file=answers, flush=True)

    try:
        for line in sys.stdin:
            command = json.loads(line)
            answer(lambda: getattr(desktop, "do_" + command["do"])(command))
    finally:
        desktop.session.end()


if __name__ == "__main__":
    main()
