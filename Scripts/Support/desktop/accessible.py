"""What assistive technologies are told of a program, which is what tests see of it."""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402


# What newer GTK calls a thing, and what it was called before.
ROLES = {"toggle button": "push button"}


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
        return {
            "depth": self.depth, "role": self.role(),
            "name": self.accessible.get_name(), "hint": self.accessible.get_description(),
            "text": text, "value": value, "states": self.states(), "frame": self.frame()}

    def role(self):
        role = self.accessible.get_role_name()
        return ROLES.get(role, role)

    def states(self):
        return [state.value_nick for state in self.accessible.get_state_set().get_states()]

    def next_names(self):
        """What it is said to lead to."""
        return [relation.get_target(number).get_name()
                for relation in self.accessible.get_relation_set()
                if relation.get_relation_type() == Atspi.RelationType.FLOWS_TO
                for number in range(relation.get_n_targets())]

    def frame(self):
        # Not everything that is told of has a place.
        frame = Atspi.Rect()
        if "Component" in self.accessible.get_interfaces():
            frame = self.accessible.get_extents(Atspi.CoordType.WINDOW)
        return [frame.x, frame.y, frame.width, frame.height]

    def matches(self, wanted):
        if "window" in wanted and self.window != wanted["window"]:
            return False
        if "role" in wanted and self.role() != wanted["role"]:
            return False
        if "name" in wanted and self.accessible.get_name() != wanted["name"]:
            return False
        facts = self.facts()
        return (all(facts[key] == wanted[key] for key in ("text", "value", "hint") if key in wanted)
                and set(wanted.get("states", [])) <= set(facts["states"])
                and not set(wanted.get("without", [])) & set(facts["states"]))

    def __str__(self):
        return "  " * self.depth + str(self.facts())


def application(process):
    """The program with that number, once it shows a window."""
    desktop = forgetful(Atspi.get_desktop(0))
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child and child.get_process_id() == process and child.get_child_count():
            return forgetful(child)
    return None


def forgetful(accessible):
    """The same, of which nothing is kept, so that each answer is the program's.

    Forgetting what is kept is no way: after rows have come and gone, what is kept may have itself inside,
    and `clear_cache` goes down into it until there is no stack left.
    """
    accessible.set_cache_mask(Atspi.Cache.NONE)
    return accessible


def nodes(program):
    """Everything that is told of a program, what is around something before what is in it."""
    def inside(accessible, depth, window=None):
        for index in range(accessible.get_child_count()):
            if child := accessible.get_child_at_index(index):
                of = window or child.get_name()
                yield Node(child, depth, of)
                yield from inside(child, depth + 1, of)

    return inside(program, 0)
