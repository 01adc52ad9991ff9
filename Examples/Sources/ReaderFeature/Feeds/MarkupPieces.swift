/// The words and the tags of HTML, one after the other. Nothing is too broken to be read.
nonisolated struct MarkupPieces: Sequence, IteratorProtocol {
  enum Piece: Equatable {
    case words(String)
    case opening(String, [String: String])
    case closing(String)
  }

  private var rest: Substring

  init(_ markup: String) { rest = markup[...] }

  mutating func next() -> Piece? {
    guard !rest.isEmpty else { return nil }
    if rest.hasPrefix("<!--") {
      rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
      return next()
    }
    guard rest.first == "<", let end = rest.firstIndex(of: ">") else { return words() }
    let tag = rest[rest.index(after: rest.startIndex)..<end]
    guard let first = tag.first, first.isLetter || first == "/" || first == "!" || first == "?"
    else {
      return words()
    }
    rest = rest[rest.index(after: end)...]
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if first == "/" { return .closing(name) }
    return name.isEmpty ? next() : .opening(name, attributes(of: tag))
  }

  // A "<" that begins no tag is a word like others.
  private mutating func words() -> Piece {
    let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
    defer { rest = rest[end...] }
    return .words(Entities.resolved(in: rest[..<end]))
  }

  private func attributes(of tag: Substring) -> [String: String] {
    var found: [String: String] = [:]
    for match in tag.matches(of: /([A-Za-z-]+)\s*=\s*("[^"]*"|'[^']*')/) {
      let value = match.output.2.dropFirst().dropLast()
      found[match.output.1.lowercased()] = Entities.resolved(in: value)
    }
    return found
  }
}
