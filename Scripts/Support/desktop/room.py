"""Where programs are shown: on which system and display, with which renderer, scale and scheme."""

import dataclasses
import os
import pathlib
import shlex

from wayland import Wayland
from x11 import X11

# Where the systems are kept that are not this one; `Scripts/desktops` makes them.
ROOTS = pathlib.Path(
    os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache", "viewstate", "systems")

# The words that describe a room, of each kind the usual one first.
SYSTEMS = ["here", "debian12", "debian13"]
DISPLAYS = ["x11", "wayland"]
RENDERERS = ["cairo", "egl", "glx", "vulkan"]
SCALES = ["1", "2", "1.5"]
SCHEMES = ["light", "dark"]
WARNINGS = ["warnings", "fatal-warnings"]
KINDS = {"system": SYSTEMS, "server": DISPLAYS, "renderer": RENDERERS, "scale": SCALES,
         "scheme": SCHEMES, "warnings": WARNINGS}

# GTK 4.16 has other words for what it is to do without.
RENDERING = {
    "cairo": ({"GSK_RENDERER": "cairo"}, {"GSK_RENDERER": "cairo"}),
    "egl": ({"GDK_DEBUG": "gl-egl"}, {"GDK_DISABLE": "glx"}),
    "glx": ({"GDK_DEBUG": "gl-glx"}, {"GDK_DISABLE": "egl"}),
    "vulkan": ({"GSK_RENDERER": "vulkan"}, {"GSK_RENDERER": "vulkan"}),
}


@dataclasses.dataclass(frozen=True)
class Room:
    """The words that are not said are the first of their lists."""

    system: str = SYSTEMS[0]
    server: str = DISPLAYS[0]
    renderer: str = RENDERERS[0]
    scale: str = SCALES[0]
    scheme: str = SCHEMES[0]
    # Whether a program ends at the first thing that GTK, GLib or libadwaita has to say.
    warnings: str = WARNINGS[0]
    # Whether any word was.
    is_said: bool = False

    @staticmethod
    def wanted():
        """The room that whoever started this process asks for in its environment."""
        return Room.of(os.environ.get("VIEWSTATE_ROOM", ""))

    @staticmethod
    def of(words):
        """The room that is described by these words in any order, "debian13 glx 2" say."""
        said = {}
        for word in words.split():
            kind = next((kind for kind, known in KINDS.items() if word in known), None)
            if kind is None or kind in said:
                known = ", ".join(word for words in KINDS.values() for word in words)
                raise SystemExit(
                    f"'{word}' says nothing of a room in '{words}'. Write one of each kind at most: "
                    + known)
            said[kind] = word
        room = Room(**said, is_said=bool(said))
        if (room.server, room.renderer) == ("wayland", "glx"):
            raise SystemExit(f"'{words}': GLX is a part of X11. Write 'wayland egl'.")
        return room

    @property
    def is_dark(self):
        return self.scheme == "dark"

    @property
    def root(self):
        """The folder that the system is in, if it is not this one."""
        return None if self.system == "here" else ROOTS / self.system

    @property
    def environment(self):
        """What a program is told of it."""
        before, since = RENDERING[self.renderer]
        has_new_words = self.root is not None and self.system != "debian12"
        scale = {"GDK_SCALE": str(self.x11_scale)} if self.server == "x11" else {}
        # Desktops with Wayland tell their settings by GSettings alone, so tests need some of their own.
        settings = {"GSETTINGS_BACKEND": "keyfile"} if self.server == "wayland" else {}
        return {"GDK_BACKEND": self.server} | scale | settings | (
            since if has_new_words else before)

    @property
    def x11_scale(self):
        """How many dots a point has on X11, where that is a whole number."""
        return int(float(self.scale))

    @property
    def text_scale(self):
        """How much larger texts are. On X11, where a point has whole dots, this makes up for the rest."""
        return float(self.scale) / self.x11_scale if self.server == "x11" else 1

    def display(self):
        """What shows it, which is to be started."""
        return X11(self.x11_scale) if self.server == "x11" else Wayland(float(self.scale))

    def command(self, command, folders):
        """What starts a program in it, which sees these folders where they are here."""
        if self.root is None:
            return command
        root = shlex.quote(str(self.root))
        mounts = [f"mkdir -p {root}{folder}; mount --rbind {folder} {root}{folder}"
                  for folder in map(shlex.quote, ["/dev", "/proc", *folders])]
        steps = ["mount --make-rprivate /", *mounts, f'exec chroot {root} "$@"']
        return ["unshare", "--mount", "sh", "-ec", "; ".join(steps), "sh", *command]
