/// Swift source, with as much of its shape as the macros need: what is a comment, a string, a group in
/// brackets, and what stands outside of all of them.
struct SourceScanner {
  private let bytes: [UInt8]

  init(_ source: some StringProtocol) { bytes = Array(source.utf8) }

  /// A part that is skipped as a whole.
  struct Piece {
    enum Kind { case comment, string, group, byte }

    let kind: Kind
    let range: Range<Int>
  }

  var count: Int { bytes.count }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func byte(_ position: Int) -> UInt8? { bytes.indices.contains(position) ? bytes[position] : nil }

  /// Where the first thing is that is neither blank nor a comment.
  var firstWord: Int {
    pieces(in: 0..<count).first { $0.kind != .comment && !isBlank($0.range.lowerBound) }?
      .range.lowerBound ?? count
  }

  func isBlank(_ position: Int) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) }

  /// The pieces beside each other in `range`; what is inside of groups is not looked into.
  func pieces(in range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let piece = piece(at: position)
      pieces.append(piece)
      position = piece.range.upperBound
    }
    return pieces
  }

  /// Whether a whole word begins at `position`.
  func has(_ word: String, at position: Int) -> Bool {
    let letters = Array(word.utf8)
    guard position + letters.count <= count,
      bytes[position..<position + letters.count].elementsEqual(letters)
    else { return false }
    return !isWord(position - 1) && !isWord(position + letters.count)
  }

  /// The word that begins at `position`, with its backticks; empty where none does.
  func word(at position: Int) -> String {
    if byte(position) == UInt8(ascii: "`") {
      let end = bytes[(position + 1)...].firstIndex(of: UInt8(ascii: "`")) ?? count - 1
      return text(position..<end + 1)
    }
    var end = position
    while isWord(end) { end += 1 }
    return text(position..<end)
  }

  /// The first place from `position` on that is neither blank nor in a comment.
  func skipBlanks(from position: Int) -> Int {
    var position = position
    while position < count {
      let piece = piece(at: position)
      guard piece.kind == .comment || isBlank(position) else { break }
      position = piece.range.upperBound
    }
    return position
  }

  /// Whether the byte at `position` belongs to a name.
  func isWord(_ position: Int) -> Bool {
    guard let byte = byte(position) else { return false }
    return byte == 0x5F || byte >= 0x80 || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private func piece(at start: Int) -> Piece {
    switch bytes[start] {
    case UInt8(ascii: "/") where byte(start + 1) == UInt8(ascii: "/"):
      let end = bytes[start...].firstIndex(of: 0x0A) ?? count
      return Piece(kind: .comment, range: start..<end)
    case UInt8(ascii: "/") where byte(start + 1) == UInt8(ascii: "*"):
      return Piece(kind: .comment, range: start..<endOfComment(start))
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      if let end = endOfString(start) { return Piece(kind: .string, range: start..<end) }
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      if let end = endOfGroup(start) { return Piece(kind: .group, range: start..<end) }
    default: break
    }
    return Piece(kind: .byte, range: start..<start + 1)
  }

  private func endOfComment(_ start: Int) -> Int {
    var depth = 0
    var position = start
    while position + 1 < count {
      switch (bytes[position], bytes[position + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, position) = (depth + 1, position + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, position) = (depth - 1, position + 2)
      default: position += 1
      }
      if depth == 0 { return position }
    }
    return count
  }

  private func endOfGroup(_ start: Int) -> Int? {
    var position = start + 1
    while position < count {
      if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(bytes[position]) {
        return position + 1
      }
      position = piece(at: position).range.upperBound
    }
    return nil
  }

  /// Where the string ends that begins at `start`, of one line or several, raw or not, with all that
  /// is written into it.
  private func endOfString(_ start: Int) -> Int? {
    let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = start + hashes
    guard byte(quote) == UInt8(ascii: "\"") else { return nil }
    let quotes = bytes[quote...].prefix(3).allSatisfy { $0 == UInt8(ascii: "\"") } ? 3 : 1
    let closing =
      [UInt8](repeating: UInt8(ascii: "\""), count: quotes)
      + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    let escape = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    var position = quote + (bytes.count >= quote + 3 && quotes == 3 ? 3 : 1)
    while position < count {
      if bytes[position...].starts(with: closing) { return position + closing.count }
      if bytes[position...].starts(with: escape) {
        position += escape.count
        let isWrittenInto = byte(position) == UInt8(ascii: "(")
        position = isWrittenInto ? endOfGroup(position) ?? count : position + 1
      } else {
        position += 1
      }
    }
    return nil
  }
}
