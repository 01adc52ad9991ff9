"""Systems that programs are run on besides this one, each in a folder."""

import os
import pathlib
import shutil
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "desktop"))
from room import ROOTS  # noqa: E402

MIRROR = "http://deb.debian.org/debian"
NAMES = {"debian12": "bookworm", "debian13": "trixie"}

# What our programs load there: the toolkit, its pictures and letters, every way to draw, and what Swift's
# libraries are linked with.
PACKAGES = [
    "adwaita-icon-theme", "at-spi2-core", "dbus-daemon", "fonts-dejavu-core", "fonts-dejavu-extra",
    "libadwaita-1-0", "libcurl4", "libedit2", "libegl1", "libgl1", "libgl1-mesa-dri",
    "libncurses6", "librsvg2-common", "libsqlite3-0", "libxml2", "mesa-vulkan-drivers", "tzdata"]


class Missing(Exception):
    """Why a system cannot be had."""


def ensure(system):
    """Makes the system where it is not there yet, for which there must be a network."""
    root = ROOTS / system
    if (root / "complete").exists():
        return
    if os.geteuid() != 0:
        raise Missing(
            f"{root} is not there, and only root can make it.\n"
            "  Fix: run Scripts/desktops once with sudo, or leave that system out.")
    if shutil.which("debootstrap") is None:
        run("apt-get", "install", "-q", "-y", "--no-install-recommends", "debootstrap")
    shutil.rmtree(root, ignore_errors=True)
    root.parent.mkdir(parents=True, exist_ok=True)
    run("debootstrap", "--variant=minbase", NAMES[system], str(root), MIRROR)
    # Some packages look for processes as they are set up.
    run("mount", "-t", "proc", "proc", str(root / "proc"))
    try:
        run("chroot", str(root), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install",
            "-q", "-y", "--no-install-recommends", *PACKAGES)
    finally:
        run("umount", str(root / "proc"))
    (root / "complete").touch()


def run(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise Missing(
            f"'{' '.join(command[:4])} …' failed:\n{done.stdout[-2000:]}\n"
            "  Fix: connect to the network once, or leave that system out.")


def version(system, library):
    """Which version of a library is there."""
    root = [] if system == "here" else ["chroot", str(ROOTS / system)]
    done = subprocess.run(
        [*root, "dpkg-query", "--show", "--showformat=${Version}", library], capture_output=True,
        text=True)
    return done.stdout.partition("-")[0].partition("+")[0] or "?"
