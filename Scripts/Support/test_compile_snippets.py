"""An example that does not compile is found, and one that does is not."""

import pathlib
import tempfile
import unittest

import compile_snippets


class Compiling(unittest.TestCase):
    def said(self, text):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "Example.swift")
            file.write_text(text)
            return "".join(compile_snippets.remarks([file], [], pathlib.Path(folder)))

    def test_a_program_with_statements_at_its_top_is_well(self):
        self.assertEqual(self.said("let number = await Task { 1 }.value\nprecondition(number == 1)\n"), "")

    def test_a_wrong_type_is_found_with_its_line(self):
        self.assertIn("Example.swift:2:", self.said("\nlet number: Int = \"one\"\n"))

    def test_a_warning_is_an_error(self):
        self.assertIn("Example.swift:2:", self.said("func f() {\n  let number = 1\n}\nf()\n"))

    def test_what_is_found_after_the_types_is_found(self):
        self.assertIn("Example.swift:4:", self.said("func f() -> Int {\n  print(1)\n  print(2)\n}\n_ = f()\n"))

    def test_a_module_that_is_not_there_is_found(self):
        self.assertIn("Example.swift:1:", self.said("import NoSuchModule\n"))

    def test_what_an_example_shows_is_compiled_with_it(self):
        with tempfile.TemporaryDirectory() as folder:
            step = pathlib.Path(folder, "Step.swift")
            step.write_text("let step = 1\n")
            self.assertEqual(self.said(f"// shows: {step}\nprecondition(step == 1)\n"), "")


if __name__ == "__main__":
    unittest.main()
