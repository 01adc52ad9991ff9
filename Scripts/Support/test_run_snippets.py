"""A picture that an example draws otherwise is found, and drawn anew where that is asked for."""

import pathlib
import tempfile
import unittest

import run_snippets


class Pictures(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.drawn, self.catalogs = pathlib.Path(place.name, "drawn"), pathlib.Path(place.name, "Sources")
        self.kept = self.catalogs / "VSM/VSM.docc/Resources/door.svg"
        for file in (self.drawn / "door.svg", self.kept):
            file.parent.mkdir(parents=True)
            file.write_text("<svg/>")

    def stale(self, draw=False):
        return list(run_snippets.stale(self.drawn, self.catalogs, draw))

    def test_the_same_picture_is_well(self):
        self.assertEqual(self.stale(), [])

    def test_another_picture_is_found(self):
        self.kept.write_text("<svg></svg>")
        self.assertIn("door.svg: the example draws another picture now", "".join(self.stale()))

    def test_another_picture_is_drawn_anew(self):
        self.kept.write_text("<svg></svg>")
        self.assertEqual(self.stale(draw=True), [])
        self.assertEqual(self.kept.read_text(), "<svg/>")

    def test_a_dark_picture_comes_beside_the_light_one(self):
        (self.drawn / "door~dark.svg").write_text("<svg></svg>")
        self.assertIn("door~dark.svg: the example draws", "".join(self.stale()))
        self.assertEqual(self.stale(draw=True), [])
        self.assertEqual(self.kept.with_name("door~dark.svg").read_text(), "<svg></svg>")

    def test_a_picture_that_no_page_has_is_found(self):
        self.kept.unlink()
        self.assertIn("door.svg: no catalog has a picture", "".join(self.stale()))

    def test_a_picture_that_nothing_draws_is_found(self):
        self.assertEqual(list(run_snippets.undrawn(self.drawn, self.catalogs)), [])
        (self.drawn / "door.svg").unlink()
        self.assertIn("door.svg: no example draws it", "".join(run_snippets.undrawn(self.drawn, self.catalogs)))


if __name__ == "__main__":
    unittest.main()
