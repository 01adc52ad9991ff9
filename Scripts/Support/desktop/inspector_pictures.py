"""Draws the inspector of the showcase, as its documentation shows it.

    python3 inspector_pictures.py PROGRAM FOLDER
"""

import os
import pathlib
import subprocess
import sys

from desktop import Desktop
from session import Session

TITLE = "State Inspector"


class Inspector:
    """The inspector of one page of the showcase, in a window of its own."""

    def __init__(self, desktop, program, page, scheme, folder):
        self.desktop, self.scheme, self.folder = desktop, scheme, folder
        desktop.do_begin({"program": [program, page], "dark": scheme == "dark"})

    def wait(self, role, name):
        self.desktop.do_wait({"for": {"role": role, "name": name}})

    def click(self, role, name):
        self.desktop.do_click({"on": {"role": role, "name": name}})

    def press(self, *keys):
        self.desktop.do_key({"keys": list(keys)})

    def open(self):
        self.press("ctrl+shift+i")
        self.wait("label", "This is now.")
        self.desktop.do_focus({"title": TITLE})
        # Beside the app, where it can be clicked: nobody manages the windows here.
        self.desktop.display.xdotool("windowmove", "--sync", self.desktop.window, "640", "0")

    def picture(self, name):
        """Keeps what the window shows once it shows the same twice."""
        self.desktop.do_park({})
        ending = "~dark" if self.scheme == "dark" else ""
        file = pathlib.Path(self.folder, f"inspector-{name}{ending}.png")
        seen = []

        def is_still():
            subprocess.run(["import", "-window", self.desktop.window, file], check=True)
            seen.append(subprocess.run(
                ["identify", "-format", "%#", file], check=True, capture_output=True).stdout)
            return len(seen) > 1 and seen[-1] == seen[-2]

        self.desktop.until(is_still, lambda: "the window does not come to rest")
        subprocess.run(["mogrify", "-strip", "+dither", "-colors", "200", "-define",
                        "png:compression-level=9", file], check=True)


def photos(desktop, program, scheme, folder):
    """Somebody looks for lakes."""
    page = Inspector(desktop, program, "Photos", scheme, folder)
    page.wait("label", "A lake in the morning")
    page.click("text", "Search")
    desktop.do_type({"text": "Lake"})
    desktop.do_leave({"for": {"role": "label", "name": "A hill in the morning"}})
    page.open()
    page.press("ctrl+Left")
    page.picture("timeline")
    page.press("ctrl+shift+n")
    page.click("radio button", "Run")
    page.wait("text", "Run")
    page.picture("run")
    desktop.do_finish({})


def profile(desktop, program, scheme, folder):
    """Somebody changes a name."""
    page = Inspector(desktop, program, "Profile", scheme, folder)
    page.wait("text", "Username")
    page.click("text", "Username")
    page.press("ctrl+a")
    desktop.do_type({"text": "Grace"})
    page.click("push button", "Save")
    desktop.do_wait({"for": {"role": "text", "name": "Username", "text": "Grace"}})
    page.open()
    page.press("ctrl+Left", "ctrl+p", "ctrl+Left", "ctrl+Left")
    page.picture("comparison")
    page.press("ctrl+shift+n")
    page.click("radio button", "Features")
    page.picture("features")
    page.click("radio button", "Diagram")
    page.picture("diagram")
    desktop.do_finish({})


def main():
    program, folder = sys.argv[1:]
    desktop = Desktop(Session(owner=os.getppid(), screen="1400x800x24"))
    try:
        for scheme in ("light", "dark"):
            photos(desktop, program, scheme, folder)
            profile(desktop, program, scheme, folder)
    finally:
        desktop.session.end()


if __name__ == "__main__":
    main()
