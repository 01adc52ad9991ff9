"""What is gone of an interface is said, and nothing else."""

import contextlib
import io
import json
import pathlib
import tempfile
import unittest

import api


def symbol(path, *fragments):
    return {"pathComponents": path.split("."), "declarationFragments": [
        {"kind": kind, "spelling": spelling} for kind, spelling in fragments]}


ADD = symbol("Counter.add(_:)", ("keyword", "func"), ("text", " add("), ("externalParam", "_"),
             ("text", " "), ("internalParam", "step"), ("text", ": Int)"))


class Comparing(unittest.TestCase):
    def compare(self, before, now):
        """What is printed, and how it ends; both are symbols by the names of graphs."""
        with tempfile.TemporaryDirectory() as folder:
            for name, graphs in ("before", before), ("now", now):
                (pathlib.Path(folder) / name).mkdir()
                for graph, symbols in graphs.items():
                    path = pathlib.Path(folder) / name / f"{graph}.symbols.json"
                    path.write_text(json.dumps({"symbols": symbols}))
            words = io.StringIO()
            with contextlib.redirect_stdout(words):
                code = api.main([f"{folder}/before", f"{folder}/now"])
            return code, words.getvalue()

    def test_the_same_is_the_same(self):
        self.assertEqual(self.compare({"A": [ADD]}, {"A": [ADD]}), (0, ""))

    def test_what_is_new_is_no_harm(self):
        self.assertEqual(self.compare({"A": []}, {"A": [ADD], "B": [ADD]}), (0, ""))

    def test_what_is_gone_is_said(self):
        self.assertEqual(
            self.compare({"A": [ADD]}, {"A": []}), (1, "A: func add(_: Int)\n"))

    def test_another_shape_is_said_with_the_new_one(self):
        other = symbol("Counter.add(_:)", ("keyword", "func"), ("text", " add(_: String)"))
        self.assertEqual(
            self.compare({"A": [ADD]}, {"A": [other]}),
            (1, "A: func add(_: Int)\n    now func add(_: String)\n"))

    def test_an_inner_name_does_not_count(self):
        other = json.loads(json.dumps(ADD).replace("step", "amount"))
        self.assertEqual(self.compare({"A": [ADD]}, {"A": [other]}), (0, ""))

    def test_an_extension_belongs_to_who_extends(self):
        self.assertEqual(
            self.compare({"A@Swift": [ADD]}, {"A": [], "B@Swift": [ADD]}),
            (1, "A: func add(_: Int)\n"))

    def test_a_module_can_be_gone(self):
        self.assertEqual(
            self.compare({"A": [ADD]}, {"B": [ADD]}), (1, "A: the module is gone\n"))


if __name__ == "__main__":
    unittest.main()
