/// A line of words, and what the marks of Markdown in it say of parts of them.
///
/// Only what a line can have is understood: `**strong**`, `*gentle*`, `` `code` ``, `~~struck out~~`
/// and links. Spaces and ends of lines stay as they are.
struct Markdown: Equatable {
  /// Words that look the same.
  struct Piece: Equatable {
    var words: String
    var looks = Looks()
  }

  /// What is said of words.
  struct Looks: Equatable {
    var isStrong = false
    var isGentle = false
    var isCode = false
    var isStruckOut = false

    /// Where the words lead.
    var address: String?
  }

  let pieces: [Piece]

  /// Whether there is a link in it.
  let hasLinks: Bool

  /// Reads `source`; `nil` where nothing in it is marked.
  init?(_ source: String) {
    let pieces = MarkdownReader.pieces(of: source)
    if pieces.isEmpty || pieces == [Piece(words: source)] { return nil }
    self.pieces = pieces
    hasLinks = pieces.contains { $0.looks.address != nil }
  }

  /// Whether a closer look is worth it. Most texts have no mark at all.
  static func mayBe(_ source: String) -> Bool {
    var before: UInt8 = 0
    for byte in source.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "\\"), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "&"):
        return true
      case UInt8(ascii: "/") where before == byte: return true
      default: before = byte
      }
    }
    return false
  }
}

extension [Markdown.Piece] {
  /// Adds words, to those before where they look the same.
  mutating func add(_ words: String, _ looks: Markdown.Looks) {
    if words.isEmpty { return }
    if last?.looks == looks {
      self[count - 1].words += words
    } else {
      append(Markdown.Piece(words: words, looks: looks))
    }
  }
}
