"""The page of SwiftUI's names says what the code says, and a stale one is found."""

import pathlib
import tempfile
import unittest

import swiftui_names
from declarations import declarations
from repository import Repository

CODE = '''
/// A view.
public struct Card: View {
  /// Its title.
  public var title: String { "}" }
  var hidden: Int { 0 }
  public init() { let local = 1 }
}

extension View {
  /// Turns it. Left out: turning in room.
  public func turn(_ angle: Double) -> some View { self }

  /// How a phone shows it. Without effect on a desktop.
  @discardableResult
  public func shake() -> some View { self }

  /// Says it twice. The mode is without effect on a desktop.
  public func say(_ mode: Int) -> some View { self }
  func own() {}
}
'''
GONE = '''
@available(
  *, unavailable,
  message:
    "Use turn(_:), \\(so) it is."
)
extension View {
  public func fly<T>(for: T.Type, in: (T) -> Void) -> Self { self }
}

@available(*, unavailable, message: "Use Card.") public typealias Deck = Card
'''
LISTED = "# Names\n\n== Views\nCard Deck\n\n== View.\nturn shake fly say\n\n== Deck.\ncut\n"
PLACE = "Sources/PortableUI/Unavailable/Gone.swift"


def repository(folder, files):
    for path, text in files.items():
        file = pathlib.Path(folder, path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return Repository(folder)


class Declarations(unittest.TestCase):
    def test_what_is_public_is_found_with_its_owner_and_its_comment(self):
        found = [(one.owner, one.name, one.comment) for one in declarations(CODE)]
        self.assertEqual(found, [
            ("", "Card", "A view."), ("Card", "title", "Its title."),
            ("View", "turn", "Turns it. Left out: turning in room."),
            ("View", "shake", "How a phone shows it. Without effect on a desktop."),
            ("View", "say", "Says it twice. The mode is without effect on a desktop.")])

    def test_a_message_of_an_extension_is_one_of_its_members(self):
        found = [(one.owner, one.name, one.missing) for one in declarations(GONE)]
        self.assertEqual(found, [
            ("View", "fly", "Use turn(_:), \\(so) it is."), ("", "Deck", "Use Card.")])

    def test_members_of_protocols_and_cases_are_public_with_them(self):
        found = [(one.owner, one.name) for one in declarations(
            "public protocol P {\n  func a()\n}\npublic enum E {\n  case b\n}\nenum F {\n  case c\n}\n")]
        self.assertEqual(found, [("", "P"), ("P", "a"), ("", "E"), ("E", "b")])


class Names(unittest.TestCase):
    FILES = {"Sources/PortableUI/Card.swift": CODE, PLACE: GONE, swiftui_names.NAMES: LISTED}

    def findings(self, changes={}, page=None):
        with tempfile.TemporaryDirectory() as folder:
            whole = repository(folder, {**self.FILES, **changes})
            names = swiftui_names.sections((whole.root / swiftui_names.NAMES).read_text())
            text = swiftui_names.made(names, swiftui_names.known(whole))
            repository(folder, {swiftui_names.PAGE: text if page is None else page})
            return text, [(path, wrong) for path, _, wrong, _ in swiftui_names.check(whole)]

    def test_a_name_is_there_in_part_without_effect_or_missing(self):
        text, found = self.findings()
        self.assertEqual(found, [])
        self.assertIn("There: `Card`.", text)
        self.assertIn("In part:\n\n- `say`: The mode is without effect on a desktop.\n"
                      "- `turn`: Left out: turning in room.", text)
        self.assertIn("Without effect:\n\n- `shake`: Without effect on a desktop.", text)
        self.assertIn("Missing:\n\n- `fly`: Use turn(_:), \\(so) it is.", text)

    def test_members_of_a_missing_type_are_missing_with_it(self):
        self.assertIn("## Of Deck\n\nMissing:\n\n- `cut`: Use Card.", self.findings()[0])

    def test_a_stale_page_is_found(self):
        self.assertEqual(self.findings(page="old")[1],
                         [(swiftui_names.PAGE, "does not say what is there now")])

    def test_a_name_of_which_nothing_is_said_is_found(self):
        _, found = self.findings({swiftui_names.NAMES: LISTED + "\n== Other\nMap\n"})
        self.assertEqual(found, [(swiftui_names.NAMES,
                                  "'Map' is neither there nor said to be missing")])

    def test_a_name_that_has_come_is_found_among_those_that_are_missing(self):
        came = "extension View {\n  public func fly() -> some View { self }\n}\n"
        _, found = self.findings({"Sources/PortableUI/Fly.swift": came})
        self.assertEqual(found, [(PLACE, "'View.fly' is there, in Sources/PortableUI/Fly.swift")])


if __name__ == "__main__":
    unittest.main()
