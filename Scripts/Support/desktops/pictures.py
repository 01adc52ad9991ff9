"""Where two pictures of windows differ for whoever looks at them, however their letters are drawn.

Both are looked at from afar: in squares, of which only the mean colour counts, and each square may lie
a little beside the other picture's. A letter that is drawn a little thinner, or a point further left,
leaves the mean as it is; a thing that has another colour, or is elsewhere, does not.
"""

import dataclasses
import subprocess

SIDE = 16  # of a square, in dots
FURTHEST = 2  # dots that a thing may be beside its place
MOST = 24  # that a square's mean red, green or blue may be off, of 255


@dataclasses.dataclass(frozen=True)
class Rectangle:
    """A part of a picture, in dots."""

    x: int
    y: int
    width: int
    height: int

    def __str__(self):
        return f"{self.width} × {self.height} at {self.x}, {self.y}"


class Mosaic:
    """A picture as squares of one colour each, row by row."""

    def __init__(self, colors):
        self.colors = colors

    @staticmethod
    def of(file, size, shifts=((0, 0),)):
        """The picture in a file whose size in squares that is, moved by so many dots each."""
        width, height = size
        moves = [word for x, y in shifts
                 for word in ("(", file, "-alpha", "off", "-roll", f"{x:+}{y:+}", ")")]
        done = subprocess.run(
            ["convert", *moves, "-crop", f"{width * SIDE}x{height * SIDE}+0+0", "+repage",
             "-filter", "box", "-resize", f"{width}x{height}!", "-depth", "8", "rgb:-"],
            check=True, capture_output=True)
        colors = [tuple(done.stdout[at:at + 3]) for at in range(0, len(done.stdout), 3)]
        rows = [colors[at:at + width] for at in range(0, len(colors), width)]
        return [Mosaic(rows[at:at + height]) for at in range(0, len(rows), height)]

    def differs(self, other, x, y):
        return any(abs(one - two) > MOST
                   for one, two in zip(self.colors[y][x], other.colors[y][x]))


def differences(golden, made):
    """The parts of a picture that look different from a golden one; all of it where the sizes differ."""
    size = measured(golden)
    if measured(made) != size:
        return [Rectangle(0, 0, *size)]
    squares = size[0] // SIDE, size[1] // SIDE
    wanted, = Mosaic.of(golden, squares)
    steps = range(-FURTHEST, FURTHEST + 1, FURTHEST)
    shifted = Mosaic.of(made, squares, [(x, y) for x in steps for y in steps])
    return rectangles({
        (x, y) for x in range(squares[0]) for y in range(squares[1])
        if all(wanted.differs(mosaic, x, y) for mosaic in shifted)})


def measured(file):
    done = subprocess.run(
        ["identify", "-format", "%w %h", file], check=True, capture_output=True, text=True)
    return tuple(map(int, done.stdout.split()))


def rectangles(squares):
    """What lies around squares that touch each other, the first of a picture first."""
    found, left = [], set(squares)
    while left:
        group, waiting = [], [min(left, key=lambda square: square[::-1])]
        while waiting:
            square = waiting.pop()
            if square not in left:
                continue
            left.remove(square)
            group.append(square)
            x, y = square
            waiting += [(x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1)]
        columns, rows = zip(*group)
        found.append(Rectangle(
            min(columns) * SIDE, min(rows) * SIDE, (max(columns) - min(columns) + 1) * SIDE,
            (max(rows) - min(rows) + 1) * SIDE))
    return found
