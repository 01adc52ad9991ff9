"""Where programs are shown: on which system, with which renderer, scale and scheme."""

import dataclasses
import os
import pathlib
import shlex

# Where the systems are kept that are not this one; `Scripts/desktops` makes them.
ROOTS = pathlib.Path(
    os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache", "viewstate", "systems")

SYSTEMS = ["here", "debian12", "debian13"]
RENDERERS = ["cairo", "egl", "glx", "vulkan"]
SCALES = ["1", "2"]
SCHEMES = ["light", "dark"]

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
    renderer: str = RENDERERS[0]
    scale: str = SCALES[0]
    scheme: str = SCHEMES[0]
    # Whether any word was.
    is_said: bool = False

    @staticmethod
    def wanted():
        """The room that whoever started this process asks for in its environment."""
        return Room.of(os.environ.get("VIEWSTATE_ROOM", ""))

    @staticmethod
    def of(words):
        """The room that is described by these words in any order, "debian13 glx 2" say."""
        kinds = {"system": SYSTEMS, "renderer": RENDERERS, "scale": SCALES, "scheme": SCHEMES}
        said = {}
        for word in words.split():
            kind = next((kind for kind, known in kinds.items() if word in known), None)
            if kind is None or kind in said:
                known = ", ".join(word for words in kinds.values() for word in words)
                raise SystemExit(
                    f"'{word}' says nothing of a room in '{words}'. Write one of each kind at most: "
                    + known)
            said[kind] = word
        return Room(**said, is_said=bool(said))

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
        return {"GDK_BACKEND": "x11", "GDK_SCALE": self.scale} | (
            since if has_new_words else before)

    def command(self, command, folders):
        """What starts a program in it, which sees these folders where they are here."""
        if self.root is None:
            return command
        root = shlex.quote(str(self.root))
        mounts = [f"mkdir -p {root}{folder}; mount --rbind {folder} {root}{folder}"
                  for folder in map(shlex.quote, ["/dev", "/proc", *folders])]
        steps = ["mount --make-rprivate /", *mounts, f'exec chroot {root} "$@"']
        return ["unshare", "--mount", "sh", "-ec", "; ".join(steps), "sh", *command]
