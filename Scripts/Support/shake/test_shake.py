"""Shaking finds what may not happen, and tells it in few acts."""

import itertools
import json
import pathlib
import sys
import unittest

sys.path.append(str(pathlib.Path(__file__).resolve().parent))
import acts  # noqa: E402
import shrink  # noqa: E402


class Acts(unittest.TestCase):
    def test_a_seed_decides_them_and_json_knows_them(self):
        def some(seed):
            return list(itertools.islice(acts.acts(seed), 500))

        self.assertEqual(some(3), some(3))
        self.assertNotEqual(some(3), some(4))
        self.assertEqual(json.loads(json.dumps(some(3))), some(3))
        self.assertGreaterEqual(len({act[0] for act in some(3)}), 8)


class Shrinking(unittest.TestCase):
    def test_only_what_is_needed_is_left(self):
        for needed in ([7], [3, 90], [0, 50, 99]):
            def fails(some):
                return [act for act in some if act in needed] == needed

            self.assertEqual(shrink.shrunk(list(range(100)), fails, tries=500), needed)

    def test_it_gives_up_in_time_and_never_says_what_does_not_fail(self):
        tried = []

        def fails(some):
            tried.append(some)
            return sum(some) > 3000

        few = shrink.shrunk(list(range(100)), fails, tries=20)
        self.assertTrue(fails(few))
        self.assertLessEqual(len(tried), 21)


try:
    import gi
    gi.require_version("Atspi", "2.0")
except (ImportError, ValueError):
    gi = None


@unittest.skipUnless(gi, "Scripts/setup installs what reads accessibility")
class Watching(unittest.TestCase):
    def test_complaints_are_found_and_known_again(self):
        sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "desktop"))
        import watch
        for line in ["(a:1): Gtk-CRITICAL **: gtk_box: a", "ERROR: AddressSanitizer: x",
                     "*** Program crashed: Bad pointer dereference at 0x46b7 ***", "Fatal error: x",
                     "(a:1): GLib-GObject-WARNING **: b"]:
            self.assertEqual(watch.complaint(f"hello\n{line}\nmore")[0], line)
        size = "(a:1): Gtk-WARNING **: gtk_widget_size_allocate(): attempt to allocate GtkBox box 0x7e with width -2"
        monitor = "(a:1): Gdk-CRITICAL **: gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed"
        self.assertEqual(watch.complaint(size)[0], size)
        self.assertIsNone(watch.complaint(f"{monitor}\n{size}"))
        for room in ["width -5 and height 205", "width 90 and height -45"]:
            self.assertIsNone(watch.complaint(
                "Gtk-WARNING **: gtk_widget_size_allocate(): attempt to allocate GtkPopoverContent contents 0x1f "
                f" with {room}"))
        noise = "Gtk-WARNING **: Broken accounting of active state for widget 0x1f(GtkWindow)"
        self.assertIsNone(watch.complaint(f"hello\n{noise}\nall is well\n"))
        self.assertEqual(watch.Found("at 0x1f in 17").kind, watch.Found("at 0x2a in 9").kind)


if __name__ == "__main__":
    unittest.main()
