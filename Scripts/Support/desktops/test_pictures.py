import pathlib
import shutil
import subprocess
import tempfile
import unittest

from pictures import Rectangle, differences, rectangles

WHITE = ["convert", "-size", "320x320", "xc:white"]


@unittest.skipUnless(shutil.which("convert"), "Scripts/setup installs what draws pictures")
class DifferencesTests(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def differences(self, golden, made):
        for name, drawing in (("golden", golden), ("made", made)):
            file = str(self.folder / f"{name}.png")
            subprocess.run([*WHITE, *drawing, file], check=True)
        return differences(self.folder / "golden.png", self.folder / "made.png")

    def words(self, left, *how):
        return [*how, "-font", "DejaVu-Sans", "-pointsize", "13", "-annotate", f"+{left}+100",
                "The quick brown fox jumps"]

    def test_the_same_picture_does_not_differ(self):
        self.assertEqual(self.differences(self.words(30), self.words(30)), [])

    def test_letters_may_be_drawn_in_another_way_and_lie_a_little_beside_their_place(self):
        self.assertEqual(
            self.differences(self.words(30, "-antialias"), self.words(32, "+antialias")), [])

    def test_other_words_are_found_where_they_stand(self):
        there = self.differences(self.words(30), [])
        self.assertTrue(there)
        for part in there:
            self.assertTrue(16 <= part.x and part.x + part.width <= 224, part)
            self.assertTrue(80 <= part.y and part.y + part.height <= 112, part)

    def test_a_thing_of_another_colour_is_found_and_so_is_one_that_moved_on(self):
        box = ["-fill", "#1c71d8", "-draw", "rectangle 160,160 207,191"]
        self.assertEqual(self.differences(box, box), [])
        self.assertEqual(
            self.differences(box, ["-fill", "#813d9c", *box[2:]]), [Rectangle(160, 160, 48, 32)])
        moved = ["-fill", "#1c71d8", "-draw", "rectangle 168,160 215,191"]
        self.assertEqual(len(self.differences(box, moved)), 2)

    def test_a_picture_of_another_size_differs_as_a_whole(self):
        self.assertEqual(
            self.differences([], ["-crop", "300x320+0+0", "+repage"]), [Rectangle(0, 0, 320, 320)])


class RectanglesTests(unittest.TestCase):
    def test_squares_that_touch_are_in_one_rectangle_and_others_in_their_own(self):
        self.assertEqual(
            rectangles({(1, 1), (2, 2), (9, 0)}),
            [Rectangle(144, 0, 16, 16), Rectangle(16, 16, 32, 32)])
        self.assertEqual(rectangles(set()), [])


if __name__ == "__main__":
    unittest.main()
