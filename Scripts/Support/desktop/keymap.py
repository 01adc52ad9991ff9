"""Which keys of a keyboard write what, by the numbers that the kernel has for them."""

ROWS = {
    2: ("1234567890-=", "!@#$%^&*()_+"),
    16: ("qwertyuiop[]", "QWERTYUIOP{}"),
    30: ("asdfghjkl;'`", "ASDFGHJKL:\"~"),
    43: ("\\zxcvbnm,./", "|ZXCVBNM<>?"),
}
CHARACTERS = {" ": (57, False)} | {
    character: (first + number, is_shifted)
    for first, row in ROWS.items() for is_shifted, characters in enumerate(row)
    for number, character in enumerate(characters)}

NAMES = {
    "Escape": 1, "BackSpace": 14, "Tab": 15, "Return": 28, "space": 57, "comma": 51, "period": 52,
    "slash": 53, "minus": 12, "equal": 13, "KP_Enter": 96, "Home": 102, "Up": 103,
    "Page_Up": 104, "Left": 105, "Right": 106, "End": 107, "Down": 108, "Page_Down": 109,
    "Insert": 110, "Delete": 111, "Menu": 127,
} | {f"F{number}": 58 + number for number in range(1, 11)} | {"F11": 87, "F12": 88}

# The number of a key that is held, and its bit in what is held.
HELD = {"shift": (42, 1), "ctrl": (29, 4), "alt": (56, 8), "super": (125, 64)}
HELD |= {"Shift_L": HELD["shift"], "Control_L": HELD["ctrl"], "Alt_L": HELD["alt"]}

# A keyboard as it is sold in the United States, in the words of xkb.
DESCRIPTION = """xkb_keymap {
  xkb_keycodes { include "evdev+aliases(qwerty)" };
  xkb_types { include "complete" };
  xkb_compat { include "complete" };
  xkb_symbols { include "pc+us+inet(evdev)" };
};
"""


def chord(name):
    """The keys that are held, and the one that is pressed then, of a name as "ctrl+shift+a"."""
    *held, last = name.split("+")
    number = NAMES.get(last)
    if number is None:
        number, is_shifted = CHARACTERS[last]
        held += ["shift"] if is_shifted else []
    return [HELD[word] for word in held], number


def strokes(text):
    """The keys that write a text: those that are held, and the one that is pressed."""
    for character in text:
        if character not in CHARACTERS:
            raise KeyError(f"no key of this keyboard writes {character!r}")
        number, is_shifted = CHARACTERS[character]
        yield [HELD["shift"]] if is_shifted else [], number
