import unittest

import keymap


class KeymapTests(unittest.TestCase):
    def test_a_chord_is_what_is_held_and_what_is_pressed(self):
        self.assertEqual(keymap.chord("Return"), ([], 28))
        self.assertEqual(
            keymap.chord("ctrl+shift+a"), ([keymap.HELD["ctrl"], keymap.HELD["shift"]], 30))
        self.assertEqual(keymap.chord("F11"), ([], 87))

    def test_a_text_is_written_with_the_keys_of_its_letters(self):
        shift = keymap.HELD["shift"]
        self.assertEqual(
            list(keymap.strokes("aA 1!")),
            [([], 30), ([shift], 30), ([], 57), ([], 2), ([shift], 2)])
        with self.assertRaisesRegex(KeyError, "writes 'ö'"):
            list(keymap.strokes("ö"))


if __name__ == "__main__":
    unittest.main()
