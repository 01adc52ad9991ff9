import LayoutEngine
import PortableUI

extension Screen {
  /// What `lookup` says, outermost things only: a button is found, not also the words in it.
  func matches(_ lookup: Lookup) -> [Item] {
    let items = items
    let named = lookup.name.map { name in names.positions(of: name).map { items[$0] } } ?? items
    var found = named.filter { $0.matches(lookup) }
    if found.isEmpty, lookup.role == nil, let name = lookup.name {
      found = items.filter { $0.identifier == name }
    }
    if let region = lookup.region { found = self.items(found, in: region) }
    if let point = lookup.point.map({ Point(x: $0.x, y: $0.y) }) {
      found = found.filter { $0.frame.contains(point) && $0.window.contains(point) }
    }
    let all = Set(found.map { ObjectIdentifier($0.shown) })
    return found.filter { !$0.isInside(oneOf: all) }
  }

  /// The one thing that `lookup` says, to do `verb` with.
  ///
  /// Where several have the name, those that are `suited` are meant: the field, not the words
  /// beside it; and of those the ones that can be seen.
  func find(
    _ lookup: Lookup, to verb: String, suited: @escaping (Item) -> Bool
  ) throws(ScreenError) -> Item {
    var found = matches(lookup)
    if found.isEmpty { throw absent(lookup, to: verb) }
    let isStaying: (Item) -> Bool = { !$0.isLeaving }
    let front = front
    let isInFront: (Item) -> Bool = { item in front.map { item.isIn($0) } ?? true }
    for isBetter in [isStaying, isInFront, suited, \.isVisible]
    where found.count > 1 && found.contains(where: isBetter) {
      found = found.filter(isBetter)
    }
    if let position = lookup.position {
      guard found.indices.contains(position) else { throw tooFew(lookup, found, to: verb) }
      return found[position]
    }
    if found.count > 1 { throw ambiguous(lookup, found, to: verb) }
    return found[0]
  }

  private func absent(_ lookup: Lookup, to verb: String) -> ScreenError {
    let titles = items.filter { $0.isVisible && !$0.name.isEmpty }.map(\.title)
    let wanted = lookup.name ?? lookup.identifier
    let near = wanted.map(nearest(to:)) ?? []
    var facts: [(String, String)] = []
    if !near.isEmpty { facts.append(("near", listed(near))) }
    if let region = lookup.region, matches(region.anchor).isEmpty {
      facts.append(("not there either", region.anchor.description))
    }
    facts.append(("on the screen", listed(titles)))
    // Of a long list only what is near what one sees is made.
    let scrolls = verb != "scroll to" && items.contains { $0.shown.scrolls }
    return ScreenError(
      "Could not \(verb) \(lookup): it is not on the screen.", facts: facts,
      fix: near.isEmpty
        ? scrolls
          ? "Settle first if it is still to come, or scroll(to:) it."
          : "Settle first if it is still to come, or do what brings it onto the screen."
        : "Look for one of those nearby, or do what brings it onto the screen.")
  }

  private func ambiguous(_ lookup: Lookup, _ found: [Item], to verb: String) -> ScreenError {
    ScreenError(
      "Could not \(verb) \(lookup): \(found.count) things on the screen are that.",
      facts: [("found", listed(found.map { "\($0.title) at \($0.frame.text)" }))],
      fix: """
        Name the role too, say which with in: .row(…) or at(_:), or give the one you mean an \
        accessibilityIdentifier.
        """)
  }

  private func tooFew(_ lookup: Lookup, _ found: [Item], to verb: String) -> ScreenError {
    ScreenError(
      "Could not \(verb) \(lookup): there are only \(found.count).",
      facts: [("found", listed(found.map { "\($0.title) at \($0.frame.text)" }))],
      fix: "Positions begin at 0, in reading order.")
  }

  /// What has a name or an identifier that may have been meant, nearest first.
  private func nearest(to wanted: String) -> [String] {
    let lowercase = wanted.lowercased()
    return items.flatMap { item -> [(title: String, distance: Int)] in
      if item.isCovered { return [] }
      return [item.name, item.identifier ?? ""].filter { !$0.isEmpty }.compactMap { name in
        let distance = editDistance(name.lowercased(), lowercase)
        let isNear = distance <= max(1, wanted.count / 3)
        let isPart = wanted.count > 2 && name.lowercased().contains(lowercase)
        return isNear || isPart ? (item.title, distance) : nil
      }
    }
    .enumerated()
    .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
    .reduce(into: []) { if !$0.contains($1.element.title) { $0.append($1.element.title) } }
  }
}

/// A list in a sentence, as far as a person reads it.
func listed(_ titles: [String]) -> String {
  if titles.isEmpty { return "nothing" }
  let most = 12
  let rest = titles.count > most ? ", and \(titles.count - most) more" : ""
  return titles.prefix(most).joined(separator: ", ") + rest
}

/// How many characters must be put in, left out or exchanged to make one text of the other.
func editDistance(_ one: String, _ other: String) -> Int {
  let other = Array(other)
  var row = Array(0...other.count)
  for (i, character) in one.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, candidate) in other.enumerated() {
      let exchanged = diagonal + (character == candidate ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(exchanged, row[j] + 1, diagonal + 1)
    }
  }
  return row[other.count]
}
