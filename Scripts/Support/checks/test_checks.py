"""A check that cannot fail is worth nothing: each one meets what it must catch."""

import dataclasses
import functools
import pathlib
import re
import shutil
import tempfile
import unittest
import unittest.mock

import architecture
import book
import dangers
import floors
import invented
import isolation
import names
import pictures
import sizes
import snippets
import spelling
import storeys
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

    def test_who_depends_on_a_module_depends_on_what_it_shows(self):
        def found(*dependencies):
            target = {"name": "App", "dependencies": [{"byName": [one, None]} for one in dependencies]}
            return len(list(floors.check_reexports([target], {"VSM": {"PortableUI"}})))
        self.assertEqual(found("VSM"), 1)
        self.assertEqual(found("VSM", "PortableUI"), 0)
        self.assertEqual(found("PortableUI"), 0)

    def test_only_windows_need_a_system_package(self):
        def found(name, dependency):
            target = {"name": name, "type": "regular",
                      "dependencies": [{"byName": [dependency, None]}]}
            return len(list(floors.check_manifest([target])))
        self.assertEqual(found("GTKBackend", "CGTK"), 0)
        self.assertEqual(found("ViewTesting", "CGTK"), 1)
        self.assertEqual(found("VSM", "GTKBackend"), 1)


class Dangers(unittest.TestCase):
    def test_every_row_catches_its_example_outside_of_platform(self):
        for row in dangers.DANGERS:
            for path, count in {"Sources/A/A.swift": 1, "Sources/A/Platform/A.swift": 0,
                                "Tests/ATests/A.swift": 0}.items():
                alone = functools.partial(dangers.check, rows=[row])
                self.assertEqual(len(findings(alone, {path: row.example})), count, row.pattern)

    def test_a_module_has_as_many_as_its_row_allows(self):
        row = dataclasses.replace(
            dangers.DANGERS[0], places={"A": 2, "PortableUI/Engine": 1, "Big": dangers.ANY})
        check = functools.partial(dangers.check, rows=[row])
        advice = functools.partial(dangers.advice, rows=[row])
        for path, most in {"Sources/A/B/A.swift": 2, "Sources/PortableUI/Engine/Graph/A.swift": 1,
                           "Sources/PortableUI/Views/A.swift": 0}.items():
            self.assertEqual(findings(check, {path: (row.example + "\n") * most}), [])
            self.assertEqual(findings(check, {path: (row.example + "\n") * (most + 1)}),
                             [(path, most + 1)])
        self.assertEqual(len(findings(advice, {"Sources/A/A.swift": row.example})), 2)


class Storeys(unittest.TestCase):
    TREE = {
        "Words/Color.swift": "public struct Color {\n  enum Kind {}\n}\n",
        "Engine/Graph/Node.swift": "class Node {}\nprivate struct Slot {}\n",
        "Views/Controls/Button/Button.swift": "struct Button<Label> { let node: Node, color: Color }\n",
        "Views/Controls/Menu/Menu.swift": "struct Menu {\n  var button: Button<Color>\n}\n",
    }

    def found(self, check, **more):
        tree = self.TREE | {path.replace("_", "/") + ".swift": text for path, text in more.items()}
        return findings(check, {storeys.ROOT + path: text for path, text in tree.items()})

    def setUp(self):
        for most in (unittest.mock.patch.dict(storeys.MOST, clear=True),
                     unittest.mock.patch.object(storeys, "MOST_IN_VIEWS", 0)):
            most.start()
            self.addCleanup(most.stop)

    def test_a_district_of_views_names_only_those_before_it(self):
        below = {"Views_Apps_App_A": "struct App { let menu: Menu }"}
        self.assertEqual(self.found(storeys.check, **below), [])
        above = {"Views_Content_Text_A": "let a: Menu"}
        path = storeys.ROOT + "Views/Content/Text/A.swift"
        self.assertEqual(self.found(storeys.check, **above), [(path, 1)])
        with unittest.mock.patch.object(storeys, "MOST_IN_VIEWS", 1):
            self.assertEqual(self.found(storeys.check, **above), [])
            # The number only falls.
            self.assertEqual(self.found(storeys.check), [("Scripts/Support/checks/storeys.py", 1)])
        self.assertEqual(self.found(storeys.check, Views_Elsewhere_A_A="let a = 1"),
                         [(storeys.ROOT + "Views/Elsewhere/A/A.swift", 1)])

    def test_a_storey_names_only_what_is_below(self):
        self.assertEqual(self.found(storeys.check), [])
        for path, text in {
                "Words_A": "struct A {}\nextension Color { var node: Node? }",
                "Engine_Graph_A": "let a = 1\nlet b: [Button<Int>] = []",
                "Engine_Graph_B": "extension Graph {\n  func b() -> any PortableUI_ { Menu() }}"}.items():
            path_there = storeys.ROOT + path.replace("_", "/") + ".swift"
            self.assertEqual(self.found(storeys.check, **{path: text}), [(path_there, 2)], path)
            self.assertEqual(self.found(storeys.advice, **{path: text}), [(path_there, 2)], path)
            with unittest.mock.patch.dict(storeys.MOST, {path.split("_")[0]: 1}):
                self.assertEqual(self.found(storeys.check, **{path: text}), [], path)

    def test_names_that_mean_something_else_are_left_alone(self):
        for text in ["// Button\nlet a = \"Button\"", "struct A<Button> { let a: Button }",
                     "struct A { enum Menu {} }", "let a = Color.Button", "let a: Slot, b: Kind",
                     "protocol A { associatedtype Menu }", 'let a = """\n  a Button\n  """']:
            self.assertEqual(self.found(storeys.check, Words_A=text), [], text)

    def test_two_features_do_not_know_each_other(self):
        self.assertEqual(self.found(storeys.mutual), [])
        self.assertEqual(len(self.found(storeys.mutual, Views_Controls_Button_A="let a: Menu")), 1)


class Architecture(unittest.TestCase):
    FILES = {"Sources/Graphs/Nodes/Node.swift": "func evaluate() {}",
             "Sources/Graphs/Passes/Pass.swift": "", "Docs/Decisions/0001-a.md": ""}
    GOOD = ["| `Graphs` |", "## Graphs", "| `Nodes/`, `Passes/` |", "See `Docs/Decisions/0001`.",
            "| 1 | `Node.evaluate` | `Nodes/Node.swift` |"]

    def found(self, old=None, new=None):
        text = "\n".join(new if line == old else line for line in self.GOOD)
        return findings(architecture.check, self.FILES | {"ARCHITECTURE.md": text})

    def test_the_document_names_what_is_there(self):
        self.assertEqual(self.found(), [])
        wrong = {
            "| `Nodes/`, `Passes/` |": "| `Nodes/`, `Passes/`, `Gone/` |",
            "See `Docs/Decisions/0001`.": "See `Docs/Decisions/0002`.",
            "| 1 | `Node.evaluate` | `Nodes/Node.swift` |": "| 1 | `Node.evaluate` | `Node.md` |",
        }
        for line, other in wrong.items():
            place = ("ARCHITECTURE.md", self.GOOD.index(line) + 1)
            self.assertEqual(self.found(line, other), [place], other)

    def test_a_function_is_in_the_file_beside_it(self):
        self.assertEqual(
            self.found(self.GOOD[4], "| 1 | `Node.gone` | `Nodes/Node.swift` |"),
            [("ARCHITECTURE.md", 5)])

    def test_what_is_there_is_named(self):
        self.assertEqual(self.found(self.GOOD[0], ""), [("ARCHITECTURE.md", 1)])
        self.assertEqual(self.found(self.GOOD[2], "| `Nodes/` |"), [("ARCHITECTURE.md", 1)])


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
            "Package.swift": manifest, "Examples/Package.swift": '.testTarget(name: "B")'})
        self.assertEqual(found, [("Examples/Package.swift", 1)])


class Invented(unittest.TestCase):
    def test_a_public_type_has_a_name_of_apples_or_an_underscore(self):
        folder = "Sources/PortableUI/Words/"
        self.assertEqual(findings(invented.check, {
            "Scripts/Support/checks/swiftui_names.txt": "== Views\nText\n== Text.\nMine\n",
            folder + "Text.swift": "public struct Text {\n  public struct Part {}\n}",
            folder + "Own.swift": "public struct _Own {}\nstruct Inside {}\npublic struct UIImage {}",
            folder + "Mine.swift": "public struct Mine {}\nextension Text { public func mine() {} }",
        }), [(folder + "Mine.swift", 1)])


class Isolation(unittest.TestCase):
    def test_what_is_public_on_the_main_actor_lets_older_code_in(self):
        kit, views = "Sources/PortableUIKit/A.swift", "Sources/PortableUI/Views/A.swift"
        self.assertEqual(findings(isolation.check, {
            kit: "/// A.\nopen class A {\n  public func a() {}\n}\n@preconcurrency @MainActor\n"
                 "open class B {}\npublic nonisolated struct C {}\nclass D {}\npublic enum E {}",
            views: "public struct A {\n  @MainActor\n  public func a() {}\n  @MainActor func b() {}\n"
                   "  @preconcurrency @MainActor\n  public func c() {}\n  @MainActor public var d: Int\n}",
        }), [(views, 3), (views, 7), (kit, 2)])


class Snippets(unittest.TestCase):
    SNIPPET = ("// A counter.\n\n// snippet.hide\nimport A\n// snippet.show\nlet a = 1\n"
               "do {\n  // snippet.tap\n  tap()\n  // snippet.end\n}\n")

    def article(self, marker, *code):
        text = "\n".join([marker, "```swift", *code, "```"])
        return findings(snippets.check, {"Docs/Snippets/A.swift": self.SNIPPET, "README.md": text})

    def test_an_article_quotes_a_snippet(self):
        whole = ["let a = 1", "do {", "  tap()", "}"]
        self.assertEqual(self.article("<!-- snippet: A -->", *whole), [])
        self.assertEqual(self.article("<!-- snippet: A#tap -->", "tap()"), [])

    def test_a_block_of_another_language_may_quote_one_too(self):
        def article(code):
            return findings(snippets.check, {"Docs/Snippets/A.swift": self.SNIPPET, "README.md": "\n".join(
                ["<!-- snippet: A#tap -->", "```gherkin", code, "```"])})
        self.assertEqual(article("tap()"), [])
        self.assertEqual(article("tip()"), [("README.md", 3)])

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
                "Docs/Snippets/A.swift": self.SNIPPET, "Sources/A/A.swift": text})
        self.assertEqual(comment("```swift", "tap()"), [])
        self.assertEqual(comment("```", "tip()"), [("Sources/A/A.swift", 3)])


class Book(unittest.TestCase):
    PAGE = "Sources/A/A.docc/Page.md"

    def page(self, *lines, path=PAGE):
        return findings(book.check, {path: "\n".join(lines)})

    def test_a_page_ends_with_when_not_to(self):
        self.assertEqual(self.page("# A", "## Overview", "### When not to"), [])
        self.assertEqual(self.page("# A", "## When not to", "## Topics", "### B"), [])
        self.assertEqual(self.page("# A", "## When not to", "## See Also"), [])
        self.assertEqual(self.page("# A", "## When not to", "## B"), [(self.PAGE, 3)])
        self.assertEqual(self.page("# A", "```text", "## When not to", "```"), [(self.PAGE, 1)])

    def test_each_word_has_one_spelling(self):
        for word in ["initialiser", "Color", "favorite", "canceled", "timeouts", "rollback", "gray", "someone", "anew",
                     "heed", "in vain", "midst", "thus",
                     "the state there is"]:
            self.assertEqual(self.page("# A", word + " here", "## When not to"), [(self.PAGE, 2)], word)
        self.assertEqual(findings(book.check, {"README.md": "Done anew."}), [("README.md", 1)])

    def test_names_in_code_are_spelled_as_they_are(self):
        self.assertEqual(self.page(
            "# A", "`Color` and <doc:Color> [a](color.md)", "```", "color", "```", "## When not to"), [])

    def test_code_fits_a_narrow_screen(self):
        long = "a" * 81
        self.assertEqual(self.page("# A", long, "```swift", long, "```", "## When not to"), [(self.PAGE, 4)])
        self.assertEqual(self.page("# A", "```", "a" * 80, "```", "## When not to"), [])
        self.assertEqual(self.page(long, path="Sources/A/A.docc/Resources/B.swift"),
                         [("Sources/A/A.docc/Resources/B.swift", 1)])
        self.assertEqual(self.page("/// ```", f"/// {long}", "/// ```", long, path="Sources/A/B.swift"),
                         [("Sources/A/B.swift", 2)])

    def test_pages_that_are_made_from_code_end_as_they_like(self):
        self.assertEqual(self.page("# A", path="Sources/A/A.docc/Symbols.md"), [])


class Pictures(unittest.TestCase):
    PAGE = {"Sources/A/A.docc/A.md": "![A door.](door.svg)\n"}
    DOOR, DARK = "Sources/A/A.docc/Resources/door.svg", "Sources/A/A.docc/Resources/door~dark.svg"

    def found(self, files):
        return findings(pictures.check, self.PAGE | files)

    def test_a_picture_has_a_twin_or_looks_at_the_page(self):
        self.assertEqual(self.found({self.DOOR: "", self.DARK: ""}), [])
        self.assertEqual(self.found({self.DOOR: "@media (prefers-color-scheme: dark) {}"}), [])
        self.assertEqual(self.found({self.DOOR: ""}), [(self.DOOR, 1)])
        self.assertEqual(self.found({self.DARK: ""}), [(self.DARK, 1)])

    def test_a_picture_stands_on_a_page(self):
        lost = "Sources/A/A.docc/Resources/lost.png"
        twins = {self.DOOR: "", self.DARK: "", lost: "", lost.replace(".png", "~dark.png"): ""}
        self.assertEqual(len(self.found(twins)), 2)
        page = {"Sources/A/A.docc/A.tutorial": '@Image(source: lost.png, alt: "Lost.")\n'}
        self.assertEqual(self.found(twins | page), [])


class Spelling(unittest.TestCase):
    def words(self, *lines):
        return [word for _, word in spelling.words(lines)]

    def test_words_are_what_is_written_for_people(self):
        self.assertEqual(self.words("A person's list", "```", "lsit", "```"), ["A", "person's", "list"])
        self.assertEqual(self.words("`lsit` <doc:Lsit> [here](lsit.md) https://lsit.org"), ["here"])
        self.assertEqual(self.words("See SwiftUI, a_lsit, lsit.swift, --lsit and 300ms"), ["See", "and"])

    @unittest.skipUnless(shutil.which("aspell"), "there is no dictionary")
    def test_what_no_dictionary_has_is_found_where_it_stands(self):
        page, source = "Sources/A/A.docc/Page.md", "Sources/A/B.swift"
        self.assertEqual(findings(spelling.check, {page: "# A\nA lsit."}), [(page, 2)])
        self.assertEqual(findings(spelling.check, {source: "/// A lsit.\nlet lsit = 1"}), [(source, 1)])
        self.assertEqual(findings(spelling.check, {"Tests/B.swift": "/// A lsit."}), [])
        self.assertEqual(findings(spelling.check, {page: "The colour is initialized."}), [])
        self.assertEqual(findings(spelling.check, {page: "The color."}), [(page, 1)])

    def test_our_own_words_are_in_order(self):
        own = spelling.OWN.read_text().split()
        self.assertEqual(own, sorted(set(own)))


if __name__ == "__main__":
    unittest.main()
