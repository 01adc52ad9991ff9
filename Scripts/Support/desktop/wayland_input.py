"""A pointer and a keyboard of a Wayland compositor that nobody holds in their hands.

Speaks the few words of the protocol that this takes: those of wlroots for a virtual pointer, and those
for a virtual keyboard, https://wayland.app/protocols.
"""

import contextlib
import os
import socket
import struct
import time

import keymap

DISPLAY = 1  # what every conversation begins with

# The numbers of requests, by interface.
SYNC, GET_REGISTRY, BIND = 0, 1, 0
CREATE = 0
MOTION_ABSOLUTE, BUTTON, AXIS, FRAME, AXIS_SOURCE, AXIS_DISCRETE = 1, 2, 3, 4, 5, 7
KEYMAP, KEY, MODIFIERS = 0, 1, 2

# The numbers that the kernel has for buttons, by those that X has.
BUTTONS = {1: 0x110, 2: 0x112, 3: 0x111, 8: 0x116}
AXES = {4: (0, -1), 5: (0, 1), 6: (1, -1), 7: (1, 1)}
STEP = 15  # how far a turn of a wheel goes


class Connection:
    """A conversation with a compositor."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.newest = DISPLAY
        self.unread = b""
        self.globals = {}
        self.registry = self.new()
        self.send(DISPLAY, GET_REGISTRY, "I", self.registry)
        self.wait()

    def new(self):
        self.newest += 1
        return self.newest

    def send(self, thing, request, format="", *values, file=None, text=None):
        """Asks a thing for something, in words of 32 bits each; a text comes after the first of them."""
        body = struct.pack("=" + format, *values)
        if text is not None:
            text = text.encode() + b"\0"
            body = (body[:4] + struct.pack("=I", len(text)) + text + b"\0" * (-len(text) % 4)
                    + body[4:])
        message = struct.pack("=IHH", thing, request, 8 + len(body)) + body
        if file is None:
            self.socket.sendall(message)
        else:
            socket.send_fds(self.socket, [message], [file])

    def bind(self, interface):
        name, version = self.globals[interface]
        thing = self.new()
        self.send(self.registry, BIND, "III", name, version, thing, text=interface)
        return thing

    def wait(self):
        """Returns when the compositor has taken all that it was asked."""
        answer = self.new()
        self.send(DISPLAY, SYNC, "I", answer)
        while self.read() != answer:
            pass

    def read(self):
        """Takes one event, and returns what it came from."""
        head = self.take(8)
        thing, event, size = struct.unpack("=IHH", head)
        body = self.take(size - 8)
        if thing == DISPLAY and event == 0:
            raise ConnectionError(f"the compositor refuses: {body[12:].decode(errors='replace')}")
        if thing == self.registry and event == 0:
            name, length = struct.unpack_from("=II", body)
            version, = struct.unpack_from("=I", body, len(body) - 4)
            self.globals[body[8:8 + length - 1].decode()] = name, version
        return thing

    def take(self, count):
        while len(self.unread) < count:
            more = self.socket.recv(4096)
            if not more:
                raise ConnectionError("the compositor has gone")
            self.unread += more
        taken, self.unread = self.unread[:count], self.unread[count:]
        return taken


class Input:
    """What a person does with a pointer and a keyboard."""

    def __init__(self, path, width, height):
        self.connection = Connection(path)
        self.size = width, height
        seat = self.connection.bind("wl_seat")
        self.pointer = self.make("zwlr_virtual_pointer_manager_v1", seat)
        self.keyboard = self.make("zwp_virtual_keyboard_manager_v1", seat)
        self.describe_keyboard()
        self.connection.wait()

    def make(self, maker, seat):
        maker = self.connection.bind(maker)
        made = self.connection.new()
        self.connection.send(maker, CREATE, "II", seat, made)
        return made

    def describe_keyboard(self):
        words = keymap.DESCRIPTION.encode() + b"\0"
        file = os.memfd_create("keymap")
        os.write(file, words)
        self.connection.send(self.keyboard, KEYMAP, "II", 1, len(words), file=file)
        os.close(file)

    def point(self, request, format="", *values):
        self.connection.send(self.pointer, request, format, *values)

    def frame(self):
        """What was done since the last one belongs together."""
        self.point(FRAME)
        self.connection.wait()

    def move(self, x, y):
        self.point(MOTION_ABSOLUTE, "IIIII", now(), x, y, *self.size)
        self.frame()

    def press(self, button, is_down):
        if button in AXES:
            if is_down:
                self.turn(*AXES[button])
            return
        self.point(BUTTON, "III", now(), BUTTONS[button], is_down)
        self.frame()

    def turn(self, axis, steps):
        """Scrolls as a wheel does, or to the side as a ball does: GTK 4.8 to 4.18 takes the steps of a
        wheel to the right for such to the left."""
        if axis == 0:
            self.point(AXIS_SOURCE, "I", 0)
            # Numbers with a fraction have eight bits of it.
            self.point(AXIS_DISCRETE, "IIii", now(), axis, steps * STEP * 256, steps)
        else:
            self.point(AXIS_SOURCE, "I", 2)
            self.point(AXIS, "IIi", now(), axis, steps * STEP * 256)
        self.frame()

    def key(self, held, number):
        """Presses a key while others are held."""
        with self.holding(held):
            for is_down in (1, 0):
                self.connection.send(self.keyboard, KEY, "III", now(), number, is_down)
        self.connection.wait()

    @contextlib.contextmanager
    def holding(self, held):
        """Holds keys for as long as something else is done."""
        for key, _ in held:
            self.connection.send(self.keyboard, KEY, "III", now(), key, 1)
        self.hold(sum(bit for _, bit in held))
        yield
        for key, _ in reversed(held):
            self.connection.send(self.keyboard, KEY, "III", now(), key, 0)
        self.hold(0)

    def hold(self, bits):
        self.connection.send(self.keyboard, MODIFIERS, "IIII", bits, 0, 0, 0)


def now():
    """Thousandths of a second, as events tell them."""
    return int(time.monotonic() * 1000) & 0xFFFFFFFF
