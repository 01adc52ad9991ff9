"""Tests of what is run in which room, and of what is said of it."""

import importlib.util
import pathlib
import unittest

specification = importlib.util.spec_from_file_location(
    "desktops", pathlib.Path(__file__).with_name("__main__.py"))
desktops = importlib.util.module_from_spec(specification)
specification.loader.exec_module(desktops)


class RoomTests(unittest.TestCase):
    def test_every_room_is_one_that_there_can_be(self):
        for words in [*desktops.ROOMS, *desktops.QUICK_ROOMS]:
            self.assertTrue(desktops.Room.of(words).is_said, words)

    def test_pictures_are_compared_where_goldens_are_made_alone(self):
        self.assertIsNone(desktops.excuse(desktops.Room.of("debian13 cairo"), "pictures"))
        for words in ("egl", "cairo 2", "cairo dark", "wayland cairo"):
            self.assertEqual(desktops.excuse(desktops.Room.of(words), "pictures"), "–")

    def test_an_act_is_right_when_tests_ran_and_none_failed(self):
        self.assertEqual(desktops.verdict(["passed"] * 3), desktops.Verdict("✓"))
        self.assertEqual(
            desktops.verdict(["passed", "failed"]), desktops.Verdict("1 of 2 failed", False))
        self.assertFalse(desktops.verdict([]).is_right)

    def test_states_of_tests_are_read_from_what_they_say(self):
        self.assertEqual(
            desktops.CLOSING.findall(
                '✔ Test "a page is drawn" with 9 test cases passed after 2.1 seconds.\n'
                "✘ Suite ButtonTests failed after 1.0 seconds with 1 issue.\n"),
            [("Test", '"a page is drawn"', "passed"), ("Suite", "ButtonTests", "failed")])


if __name__ == "__main__":
    unittest.main()
