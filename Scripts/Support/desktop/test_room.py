import unittest

from room import Room


class RoomTests(unittest.TestCase):
    def test_words_come_in_any_order_and_the_rest_is_usual(self):
        self.assertEqual(
            Room.of("2 debian13 glx"),
            Room(system="debian13", renderer="glx", scale="2", is_said=True))
        self.assertEqual(Room.of(""), Room())

    def test_unknown_and_double_words_are_refused_with_those_that_there_are(self):
        for words in ("debian13 metal", "egl glx"):
            with self.assertRaisesRegex(SystemExit, "Write one of each kind at most: here, "):
                Room.of(words)

    def test_newer_gtk_is_told_of_a_renderer_in_its_own_words(self):
        self.assertEqual(Room.of("glx").environment["GDK_DEBUG"], "gl-glx")
        self.assertEqual(Room.of("debian13 glx").environment["GDK_DISABLE"], "egl")
        self.assertNotIn("GDK_DEBUG", Room.of("debian13 glx").environment)

    def test_a_program_of_this_system_is_started_as_it_is(self):
        self.assertEqual(Room.of("egl").command(["a", "b c"], ["/tmp"]), ["a", "b c"])

    def test_a_program_of_another_system_keeps_its_words_and_its_folders(self):
        command = Room.of("debian13").command(["a", "b c"], ["/some tmp"])
        self.assertEqual(command[-2:], ["a", "b c"])
        self.assertIn("mount --rbind '/some tmp' ", command[4])
        self.assertRegex(command[4], r'exec chroot \S+/systems/debian13 "\$@"$')

    def test_wayland_has_no_scale_for_x11_and_settings_of_its_own(self):
        room = Room.of("wayland egl 1.5")
        self.assertEqual(room.environment["GDK_BACKEND"], "wayland")
        self.assertNotIn("GDK_SCALE", room.environment)
        self.assertEqual((room.display().scale, room.text_scale), (1.5, 1))
        with self.assertRaisesRegex(SystemExit, "GLX is a part of X11"):
            Room.of("wayland glx")

    def test_a_part_of_a_dot_is_made_up_by_the_letters_on_x11(self):
        room = Room.of("cairo 1.5")
        self.assertEqual((room.environment["GDK_SCALE"], room.text_scale), ("1", 1.5))
        self.assertEqual((room.display().scale, Room.of("2").text_scale), (1, 1))


if __name__ == "__main__":
    unittest.main()
