/// Links, and addresses that are links by themselves.
extension MarkdownReader {
  mutating func openBracket(_ kind: Bracket) {
    endWords()
    brackets.append((tokens.count, kind))
    take(kind == .link ? 1 : 2)
    endWords()
  }

  mutating func closeBracket() {
    guard let opening = brackets.popLast() else { return take(1) }
    let said = opening.kind == .attributes ? attributes() : nil
    guard let link = said ?? destination() else { return take(1) }
    endWords()
    tokens.pairMarks(from: opening.token + 1)
    let inner = tokens.pieces(from: opening.token + 1)
    tokens.removeSubrange(opening.token...)
    // What has no attributes is a link behind a caret.
    if opening.kind == .attributes, said == nil { tokens.append(.words("^")) }
    let isLink = opening.kind != .picture && said == nil
    add(.link(inner, address: isLink ? link.address : nil), upTo: link.end)
    // There is no link in a link.
    if isLink { brackets = [] }
  }

  /// The parentheses with attributes that follow a bracket, as `(inflect: true)`. No language is
  /// inflected here, so their words stay as they are.
  private func attributes() -> (address: String, end: Int)? {
    let most = source[..<min(source.count, index + Self.mostAddress)]
    guard scalar(1) == "(", let end = most[index...].firstIndex(of: ")"),
      text(index + 2..<end).prefixMatch(of: /\s*[A-Za-z]+:\s/) != nil
    else { return nil }
    return ("", end + 1)
  }

  /// The address in the parentheses that follow a bracket, without a title.
  private func destination() -> (address: String, end: Int)? {
    guard scalar(1) == "(" else { return nil }
    let start = index + 2
    var (depth, end) = (0, start)
    while end < source.count, end - start < Self.mostAddress, !source[end].isBlank {
      if source[end] == "(" { depth += 1 }
      if depth > Self.mostParentheses { return nil }
      if source[end] == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      end += 1
    }
    guard end < source.count, let close = endOfTitle(from: end) else { return nil }
    var address = text(start..<end)
    if address.hasPrefix("<"), address.hasSuffix(">") {
      address = String(address.dropFirst().dropLast())
    }
    return (address, close + 1)
  }

  /// Where the parenthesis closes, perhaps behind a title in quotes.
  private func endOfTitle(from start: Int) -> Int? {
    let most = source[..<min(source.count, start + Self.mostAddress)]
    guard var index = most[start...].firstIndex(where: { !$0.isBlank }) else { return nil }
    let quote = source[index]
    if quote == "\"" || quote == "'" {
      guard let end = most[(index + 1)...].firstIndex(of: quote),
        let after = most[(end + 1)...].firstIndex(where: { !$0.isBlank })
      else { return nil }
      index = after
    }
    return source[index] == ")" ? index : nil
  }

  // What is longer is no address that anybody wrote, and is not looked through again and again.
  private static var mostAddress: Int { 4096 }
  private static var mostParentheses: Int { 32 }

  /// An address between angles.
  mutating func readAngle() {
    let most = source[..<min(source.count, index + Self.mostAddress)]
    guard
      let end = most[(index + 1)...].firstIndex(where: { $0 == ">" || $0 == "<" || $0.isBlank }),
      source[end] == ">"
    else { return take(1) }
    let address = text(index + 1..<end)
    let scheme = address.prefix { $0.isLetter || $0.isNumber || "+.-".contains($0) }
    if scheme.count > 1, scheme.first?.isLetter == true,
      address.dropFirst(scheme.count).hasPrefix(":")
    {
      return link(address, to: address, upTo: end + 1)
    }
    guard address.contains("@"), !address.hasPrefix("@"), !address.contains("/") else {
      return take(1)
    }
    link(address, to: "mailto:\(address)", upTo: end + 1)
  }

  /// Whether no word goes on here.
  var isWordStart: Bool {
    let before = scalar(-1).properties
    return !before.isAlphabetic && before.numericType == nil
  }

  /// An address as it is.
  mutating func readAddress() {
    let beginnings = ["https://", "http://"].map { Array($0.unicodeScalars) }
    guard let beginning = beginnings.first(where: { source[index...].starts(with: $0) }) else {
      return take(1)
    }
    let most = source[..<min(source.count, index + Self.mostAddress)]
    let stop = most[index...].firstIndex { $0.isBlank || "<>[]\"`".unicodeScalars.contains($0) }
    var end = stop ?? most.endIndex
    if stop == nil, end < source.count { return take(end - index) }
    // A sentence goes on behind it.
    while end > index, endsSentence(end) { end -= 1 }
    guard end > index + beginning.count else { return take(beginning.count) }
    link(text(index..<end), to: text(index..<end), upTo: end)
  }

  private func endsSentence(_ end: Int) -> Bool {
    let last = source[end - 1]
    if last == ")" {
      let inner = source[index..<end]
      return inner.count { $0 == ")" } > inner.count { $0 == "(" }
    }
    return "?!.,:;*_~'".unicodeScalars.contains(last)
  }

  private mutating func link(_ words: String, to address: String, upTo end: Int) {
    add(.link([Markdown.Piece(words: words)], address: address), upTo: end)
  }
}
