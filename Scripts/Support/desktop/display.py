"""Where programs show their windows, and what takes a person's input to them."""

import abc
import dataclasses

WIDTH, HEIGHT = 640, 760  # of the screen that tests use, in points at scale 1
GIVEN_UP = 900  # seconds: no tool takes that long, so it hangs

# What a turn of the wheel is called, as X numbers the buttons of a pointer.
WHEEL = {"up": 4, "down": 5, "left": 6, "right": 7}


class Gone(Exception):
    """A window came or went while it was looked at."""


@dataclasses.dataclass(frozen=True)
class Geometry:
    """A window's place on the screen and its size, in points."""

    x: int
    y: int
    width: int
    height: int


class Display(abc.ABC):
    """A display server in memory. Points are those of programs, from the corner of the screen."""

    # What GTK says of the server itself, whatever a program does.
    remarks = ()

    @abc.abstractmethod
    def start(self, session, screen):
        """Starts it in a session, whose programs are told of it; returns its process."""

    @abc.abstractmethod
    def move(self, point):
        """Puts the pointer there."""

    @abc.abstractmethod
    def park(self):
        """Puts the pointer into the far corner, outside of each window."""

    @abc.abstractmethod
    def click(self, point, button=1, times=1, holding=None):
        """Clicks there while a key is held."""

    @abc.abstractmethod
    def hold(self, point):
        """Presses the pointer's button there."""

    @abc.abstractmethod
    def release(self):
        """Lets go of the pointer's button."""

    @abc.abstractmethod
    def drag(self, start, end):
        """Holds the pointer's button from there to there."""

    @abc.abstractmethod
    def keys(self, names):
        """Presses keys one after the other, by their X names: "ctrl+a" say."""

    @abc.abstractmethod
    def type(self, text):
        """Presses the keys that write a text."""

    @abc.abstractmethod
    def picture(self, file):
        """Saves a picture of the screen."""

    @abc.abstractmethod
    def windows(self, process=None, title=None):
        """The windows of a process, or those with a title, the newest last."""

    @abc.abstractmethod
    def focus(self, window):
        """Gives the keyboard to a window."""

    @abc.abstractmethod
    def geometry(self, window):
        """Where a window is, without its shadow."""

    @abc.abstractmethod
    def resize(self, window, width, height):
        """Asks for another size of a window."""
