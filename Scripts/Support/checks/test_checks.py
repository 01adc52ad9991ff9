"""A check that cannot fail is worth nothing: each one meets what it must catch."""

import functools
import pathlib
import re
import tempfile
import unittest

import floors
import names
import sizes
import snippets
import words
from repository import Repository


def findings(check, files):
    """What a check says of a repository with these files: (path, line) of every finding."""
    with tempfile.TemporaryDirectory() as folder:
        for path, text in files.items():
            file = pathlib.Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return [finding[:2] for finding in check(Repository(folder))]


class Words(unittest.TestCase):
    def test_every_row_catches_its_example_where_it_reads_and_nowhere_else(self):
        places = ["Sources/LayoutEngine/A.swift", "Tests/ATests/A.swift", "Package.swift",
                  "Examples/Sources/A/A.swift", "Sources/ViewPlatform/Platform/A.swift"]
        for row in words.ROWS:
            alone = functools.partial(words.refused, rows=[row])
            caught = {path for path in places if findings(alone, {path: row.example})}
            expected = {path for path in places if re.search(row.where, path)
                        and not re.search(row.besides, path)}
            self.assertEqual(caught, expected, row.pattern)
            self.assertTrue(caught, row.pattern)

    def test_code_rules_do_not_read_comments_or_strings(self):
        text = '// fatalError( is refused\nlet a = "fatalError("\n'
        self.assertEqual(findings(words.check, {"Sources/A/A.swift": text}), [])

    def test_the_adapters_tests_may_use_real_queues(self):
        for folder, count in {"Foundation": 0, "DispatchSchedulers": 0, "Operators": 1}.items():
            path = f"Tests/PortableCombineTests/{folder}/A.swift"
            self.assertEqual(len(findings(words.check, {path: "DispatchQueue.main"})), count, path)

    def test_an_unsafe_word_says_why_it_is_safe(self):
        path = "Sources/A/Platform/A.swift"
        line = "nonisolated(unsafe) let a = 1\n"
        self.assertEqual(findings(words.check, {path: line}), [(path, 1)])
        said = "// SAFETY: read once,\n// before any thread starts.\n@usableFromInline\n"
        self.assertEqual(findings(words.check, {path: said + line}), [])
        self.assertEqual(findings(words.check, {path: "/// SAFETY: a copy.\n" + line}), [])
        self.assertEqual(findings(words.check, {path: said + "\n" + line}), [(path, 5)])


class Floors(unittest.TestCase):
    def imports(self, module, line):
        return len(findings(floors.check_imports, {f"Sources/{module}/A.swift": line}))

    def test_a_floor_imports_only_lower_floors(self):
        self.assertEqual(self.imports("PortableUI", "public import PortableCombine"), 0)
        self.assertEqual(self.imports("PortableCombine", "import PortableUI"), 1)
        self.assertEqual(self.imports("VSM", "@_exported public import ViewStore"), 1)
        self.assertEqual(self.imports("Shims/SwiftUI", "@_exported public import Combine"), 1)

    def test_outside_modules_are_named_in_the_table(self):
        self.assertEqual(self.imports("PortableCombine", "import struct Foundation.Date"), 0)
        self.assertEqual(self.imports("LayoutEngine", "import Foundation"), 1)
        self.assertEqual(self.imports("ViewPlatform", "@_exported public import SwiftUI"), 0)

    def test_a_module_stands_on_a_floor(self):
        self.assertEqual(self.imports("Misplaced", ""), 1)

    def test_the_manifest_follows_the_floors(self):
        def target(name, *dependencies):
            return {"name": name, "type": "regular", "dependencies": list(dependencies)}
        upwards = target("PortableCombine", {"byName": ["PortableUI", None]})
        outside = target("PortableUI", {"product": ["Other", "other", None, None]})
        good = target("PortableUI", {"byName": ["PortableCombine", None]})
        unknown = target("Misplaced")
        found = list(floors.check_manifest([upwards, outside, good, unknown]))
        self.assertEqual(len(found), 3)

    def test_only_windows_need_a_system_package(self):
        def found(name, dependency):
            target = {"name": name, "type": "regular",
                      "dependencies": [{"byName": [dependency, None]}]}
            return len(list(floors.check_manifest([target])))
        self.assertEqual(found("GTKBackend", "CGTK"), 0)
        self.assertEqual(found("ViewTesting", "CGTK"), 1)
        self.assertEqual(found("VSM", "GTKBackend"), 1)


class Sizes(unittest.TestCase):
    def test_long_files_fail(self):
        self.assertEqual(findings(sizes.check, {"Sources/A/A.swift": "\n" * 500}), [])
        found = findings(sizes.check, {
            "Sources/A/A.swift": "\n" * 501, "Tests/ATests/A.swift": "\n" * 801,
            "ARCHITECTURE.md": "\n" * 201, "README.md": "\n" * 999})
        self.assertEqual(sorted(found), [
            ("ARCHITECTURE.md", 201), ("Sources/A/A.swift", 501), ("Tests/ATests/A.swift", 801)])

    def test_long_functions_are_pointed_out(self):
        body = "    a()\n" * 60
        text = f"struct A {{\n  func long(\n    a: Int\n  ) {{\n{body}  }}\n  func short() {{}}\n}}\n"
        self.assertEqual(findings(sizes.advice, {"Sources/A/A.swift": text}),
                         [("Sources/A/A.swift", 2)])


class Names(unittest.TestCase):
    def test_names_say_one_idea(self):
        bad = ["A/Helpers.swift", "A/Publisher+Map.swift", "A/Extensions/B.swift", "A.swift.gyb"]
        good = ["A/Debounce.swift", "A/HelperRow.swift"]
        for path in bad:
            self.assertEqual(findings(names.check, {path: ""}), [(path, 1)])
        for path in good:
            self.assertEqual(findings(names.check, {path: ""}), [], path)

    def test_a_target_has_its_name_alone(self):
        manifest = '.target(\n  name: "A"), .executableTarget(name: "B")'
        found = findings(names.check, {
            "Package.swift": manifest, "Examples/Package.swift": '.testTarget(name: "B")',
            "Snippets/A.swift": "", "Snippets/C.swift": ""})
        self.assertEqual(sorted(found), [("Examples/Package.swift", 1), ("Snippets/A.swift", 1)])


class Snippets(unittest.TestCase):
    SNIPPET = ("// A counter.\n\n// snippet.hide\nimport A\n// snippet.show\nlet a = 1\n"
               "do {\n  // snippet.tap\n  tap()\n  // snippet.end\n}\n")

    def article(self, marker, *code):
        text = "\n".join([marker, "```swift", *code, "```"])
        return findings(snippets.check, {"Snippets/A.swift": self.SNIPPET, "README.md": text})

    def test_an_article_quotes_a_snippet(self):
        whole = ["let a = 1", "do {", "  tap()", "}"]
        self.assertEqual(self.article("<!-- snippet: A -->", *whole), [])
        self.assertEqual(self.article("<!-- snippet: A#tap -->", "tap()"), [])

    def test_an_article_that_drifted_is_found_at_its_line(self):
        whole = ["let a = 1", "do {", "  tip()", "}"]
        self.assertEqual(self.article("<!-- snippet: A -->", *whole), [("README.md", 5)])

    def test_an_article_without_a_source_is_found(self):
        self.assertEqual(self.article("Look:", "tap()"), [("README.md", 2)])
        self.assertEqual(self.article("<!-- snippet: B -->", "tap()"), [("README.md", 1)])
        self.assertEqual(self.article("<!-- snippet: A#no -->", "tap()"), [("README.md", 1)])

    def test_an_example_in_a_comment_stands_in_a_snippet(self):
        def comment(fence, line):
            text = f"/// A.\n///\n/// {fence}\n/// {line}\n/// ```\nfunc a() {{}}\n"
            return findings(snippets.check, {
                "Snippets/A.swift": self.SNIPPET, "Sources/A/A.swift": text})
        self.assertEqual(comment("```swift", "tap()"), [])
        self.assertEqual(comment("```", "tip()"), [("Sources/A/A.swift", 3)])


if __name__ == "__main__":
    unittest.main()
