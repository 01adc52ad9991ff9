import PortableUI

extension Screen {
  /// Whether a person reads those words: as a name, in a field, as the chosen option, as the title.
  package func says(_ words: String) -> Bool {
    if words.isEmpty { return false }
    return exists(.named(words)) || title == words
      || items.contains { $0.isVisible && $0.isWritten(words) }
  }

  /// Whether a person reads those words in what is called `place`: as its value, inside of it, or in its
  /// row.
  package func says(_ words: String, in place: String) -> Bool {
    if (try? value(of: .named(place))) == words { return true }
    if words.isEmpty { return false }
    if items.contains(where: { $0.isVisible && $0.identifier == place && $0.name == words }) {
      return true
    }
    return Self.regions(of: place).contains { region in
      let isThere = items(items, in: region).contains { $0.isVisible && $0.isWritten(words) }
      return isThere || exists(.named(words, in: region))
    }
  }

  /// What `name` is called in what is called `place`: inside of that, else in its row.
  package func lookup(_ name: String, in place: String) -> Lookup {
    let lookups = Self.regions(of: place).map { Lookup.named(name, in: $0) }
    return lookups.first { exists($0) } ?? lookups[0]
  }

  private static func regions(of place: String) -> [Region] {
    [.inside(.named(place)), .inside(.row(place)), .row(.named(place))]
  }

  /// What a person finds on the screen, in reading order: what it is, what it is called, what it is set to.
  package var summary: String {
    let controls = items.filter { $0.role.isControl }
    let all = Set(controls.map { ObjectIdentifier($0.shown) })
    let said = items.filter { item in
      item.isVisible && !(item.name.isEmpty && item.value == nil) && !item.isInside(oneOf: all)
        && item.role != .shape
    }
    let most = 40
    let rest = said.count > most ? ", and \(said.count - most) more" : ""
    let words = said.prefix(most).map(\.summary).joined(separator: ", ")
    return said.isEmpty ? "nothing" : words + rest
  }
}

extension Item {
  /// Whether that is what a person has typed or chosen there.
  fileprivate func isWritten(_ words: String) -> Bool {
    (role == .textField || role == .picker) && value == words
  }

  fileprivate var summary: String {
    let value = value.map { " = \"\($0)\"" } ?? ""
    return title + value + (facts.isEnabled ? "" : " (disabled)")
  }
}
