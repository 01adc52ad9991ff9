/// The words and the tags of HTML, one after the other. Nothing is too broken to be read.
nonisolated struct MarkupPieces: Sequence, IteratorProtocol {
  enum Piece: Equatable {
    case words(String)
    case opening(String, [String: String])
    case closing(String)
  }

  private var rest: Substring

  /// Whether a tag may still come.
  private var hasEnds = true

  init(_ markup: String) { rest = markup[...] }

  mutating func next() -> Piece? {
    while !rest.isEmpty {
      if rest.hasPrefix("<!--") {
        rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if let tag = takeTag() {
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if tag.first == "/" { return .closing(name) }
        if !name.isEmpty { return .opening(name, attributes(of: tag)) }
      } else {
        return words()
      }
    }
    return nil
  }

  /// What stands in the tag that is next, if one is.
  private mutating func takeTag() -> Substring? {
    guard hasEnds, rest.first == "<", let first = rest.dropFirst().first,
      first.isLetter || "/!?".contains(first)
    else { return nil }
    guard let end = rest.firstIndex(of: ">") else {
      hasEnds = false
      return nil
    }
    let tag = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    return tag
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
