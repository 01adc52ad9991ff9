import Testing

@testable import PortableUI

/// Which numbers are of which kind.
struct PluralRulesTests {
  @Test(arguments: [
    ("en", "0 other, 1 one, 2 other, 11 other, 1000000 other"),
    ("de-AT", "0 other, 1 one, 2 other, 21 other"),
    ("fr", "0 one, 1 one, 2 other, 1000000 many"), ("pt-BR", "0 one, 1 one"),
    ("pt-PT", "0 other, 1 one"), ("es", "0 other, 1 one, 2000000 many"),
    ("pl", "0 many, 1 one, 2 few, 4 few, 5 many, 12 many, 21 many, 22 few, 112 many"),
    ("ru", "0 many, 1 one, 2 few, 5 many, 11 many, 21 one, 24 few, 111 many, 112 many, 121 one"),
    ("uk", "1 one, 3 few, 14 many"), ("sr", "1 one, 3 few, 5 other, 11 other, 21 one"),
    ("ar", "0 zero, 1 one, 2 two, 3 few, 10 few, 11 many, 99 many, 100 other, 102 other, 103 few"),
    ("ja", "0 other, 1 other, 2 other"), ("zh-Hans", "1 other"), ("hi", "0 one, 1 one, 2 other"),
    ("cs", "1 one, 2 few, 5 other, 22 other"), ("sl", "1 one, 102 two, 3 few, 4 few, 5 other"),
    ("lt", "1 one, 2 few, 10 other, 11 other, 21 one"),
    ("lv", "0 zero, 1 one, 11 zero, 21 one, 22 other"),
    ("ro", "0 few, 1 one, 19 few, 20 other, 101 few"), ("he", "1 one, 2 two, 3 other"),
    ("mt", "0 few, 1 one, 2 two, 11 many, 20 other"), ("ga", "2 two, 6 few, 10 many, 11 other"),
    ("gd", "11 one, 12 two, 13 few, 20 other"), ("cy", "0 zero, 3 few, 6 many, 7 other"),
    ("is", "21 one, 11 other"), ("fil", "3 one, 4 other, 5 one, 16 other"),
    ("xx", "1 one, 0 other"),
  ])
  func `numbers are of the kinds that the language has`(_ language: String, _ kinds: String) {
    let rules = PluralRules(language)
    for pair in kinds.split(separator: ", ") {
      let parts = pair.split(separator: " ")
      #expect(rules.category(of: UInt64(parts[0])!).rawValue == parts[1], "\(language): \(pair)")
    }
  }
}
