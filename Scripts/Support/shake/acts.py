"""What a person might do, in any order: a sequence of acts that a seed decides.

An act is a list that JSON knows, so that acts can be kept and done again. Places are parts of the screen
from 0 to 1, and things are told by a number that is taken round as many as there are: an act can be done
whatever the program shows.
"""

import random

KEYS = [
    "Tab", "shift+Tab", "space", "Return", "Escape", "Up", "Down", "Left", "Right", "Home", "End",
    "Page_Up", "Page_Down", "BackSpace", "Delete", "F10", "Menu", "ctrl+a", "ctrl+c", "ctrl+x",
    "ctrl+v", "ctrl+z", "ctrl+shift+z", "ctrl+Home", "ctrl+End", "shift+Left", "shift+End", "alt+Left"]
WORDS = ["blob", "Grüße ", "東京", "👩‍👩‍👧", "ﷺ", "0", "-1.5e9", "%s%n", "a" * 300, "\u202e", " ", "שלום"]
WHEEL = ["up", "down", "left", "right"]


def acts(seed):
    """Acts without end, the same for the same seed."""
    chance = random.Random(seed)
    kinds = [(press, 30), (click, 25), (keys, 20), (write, 8), (wheel, 8), (drag, 5), (value, 5),
             (resize, 4), (close, 0.2)]
    while True:
        [kind] = chance.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])
        yield [kind.__name__, *kind(chance)]


def place(chance):
    return [round(chance.random(), 3), round(chance.random(), 3)]


def press(chance):
    return [chance.randrange(1000)]


def click(chance):
    return [*place(chance), chance.choice([1, 1, 1, 1, 2, 3])]


def keys(chance):
    return [[chance.choice(KEYS) for _ in range(chance.randint(1, 6))]]


def write(chance):
    return [chance.choice(WORDS)]


def wheel(chance):
    return [chance.choice(WHEEL), chance.randint(1, 30), *place(chance)]


def drag(chance):
    return [*place(chance), *place(chance)]


def value(chance):
    return [chance.randrange(1000), round(chance.random(), 2)]


def resize(chance):
    return [chance.randint(60, 640), chance.randint(60, 760)]


def close(_):
    return []
