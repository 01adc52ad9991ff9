"""The page of symbols says what the tables say, and a stale one is found."""

import pathlib
import tempfile
import unittest

import symbol_names
from repository import Repository

CODE = '''
extension SymbolGlyph {
  static let signs: [String: SymbolGlyph] = [
    "star.leadinghalf": SymbolGlyph("M 1 1 Z"),
    "chevron.up.chevron.down": SymbolGlyph(
      open: "M 4.5 6"),
  ]
}
extension ThemeIcons {
  static let acts: [String: String] = [
    "trash": "user-trash", "trash.slash": "user-trash",
    "gear": "emblem-system",
  ]
}
'''


class SymbolNamesTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        source = self.root / "Sources/GTKBackend/Symbols/Signs.swift"
        source.parent.mkdir(parents=True)
        source.write_text(CODE)
        self.page = self.root / symbol_names.PAGE
        self.page.parent.mkdir(parents=True)

    def test_every_name_is_on_the_page_by_what_shows_it(self):
        page = symbol_names.made(Repository(self.root))
        self.assertIn("`chevron.up.chevron.down`, `star.leadinghalf`.", page)
        self.assertIn("- `user-trash`: `trash`, `trash.slash`", page)
        self.assertIn("know 2 names that are drawn here", page)

    def test_a_page_that_is_not_true_is_found(self):
        repository = Repository(self.root)
        self.assertEqual(len(list(symbol_names.check(repository))), 1)
        self.page.write_text(symbol_names.made(repository))
        self.assertEqual(list(symbol_names.check(repository)), [])


if __name__ == "__main__":
    unittest.main()
