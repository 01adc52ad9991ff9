/// What a line in Markdown is read as before its marks are paired.
enum MarkdownToken {
  case words(String)
  case code(String)
  case link([Markdown.Piece], address: String?)
  case mark(MarkdownMark)
}

/// A row of the same stars, underscores or tildes.
struct MarkdownMark {
  let kind: Unicode.Scalar
  let canOpen: Bool
  let canClose: Bool

  /// How many there are, and how many of them belong to no other ones yet.
  let length: Int
  var rest: Int

  /// How many pairs of one and of two begin here, and how many end here.
  var opens = Pairs()
  var closes = Pairs()

  init(
    _ kind: Unicode.Scalar, _ length: Int, after before: Unicode.Scalar,
    before after: Unicode.Scalar
  ) {
    self.kind = kind
    self.length = length
    rest = length
    let isLeft = !after.isBlank && (!after.isMark || before.isBlank || before.isMark)
    let isRight = !before.isBlank && (!before.isMark || after.isBlank || after.isMark)
    // Names are written with underscores.
    canOpen = kind == "_" ? isLeft && (!isRight || before.isMark) : isLeft
    canClose = kind == "_" ? isRight && (!isLeft || after.isMark) : isRight
  }

  struct Pairs {
    var ones = 0
    var twos = 0

    fileprivate mutating func add(_ length: Int) { if length == 1 { ones += 1 } else { twos += 1 } }
  }

  /// How many of each make a pair with those of `closer`; none where the two are no pair.
  fileprivate func pair(with closer: MarkdownMark) -> Int? {
    guard kind == closer.kind, canOpen, rest > 0 else { return nil }
    if kind == "~" { return length == closer.length && length < 3 ? length : nil }
    // What may both open and close belongs together only where the lengths add up.
    if canClose || closer.canOpen, (length + closer.length).isMultiple(of: 3),
      !(length.isMultiple(of: 3) && closer.length.isMultiple(of: 3))
    {
      return nil
    }
    return min(2, rest, closer.rest)
  }
}

extension [MarkdownToken] {
  /// Pairs the marks among the tokens from `start` on, the innermost first.
  mutating func pairMarks(from start: Int) {
    var open: [Int] = []
    // Below which of those that are open a kind of mark was looked for in vain.
    var floors: [[Int]: Int] = [:]
    for index in start..<count {
      guard case .mark(var closer) = self[index] else { continue }
      if closer.canClose {
        let key = [
          Int(closer.kind.value), closer.length % 3, closer.canOpen ? 1 : 0, closer.length,
        ]
        while closer.rest > 0 {
          let floor = Swift.min(floors[key] ?? 0, open.count)
          guard let found = pair(for: closer, among: open[floor...]) else {
            floors[key] = open.count
            break
          }
          guard case .mark(var opener) = self[open[found.position]] else { break }
          opener.rest -= found.length
          opener.opens.add(found.length)
          closer.rest -= found.length
          closer.closes.add(found.length)
          self[open[found.position]] = .mark(opener)
          open.removeSubrange((opener.rest > 0 ? found.position + 1 : found.position)...)
          for (kind, floor) in floors where floor > open.count { floors[kind] = open.count }
        }
        self[index] = .mark(closer)
      }
      if closer.canOpen, closer.rest > 0 { open.append(index) }
    }
  }

  private func pair(
    for closer: MarkdownMark, among open: ArraySlice<Int>
  ) -> (position: Int, length: Int)? {
    for position in open.indices.reversed() {
      if case .mark(let opener) = self[open[position]], let length = opener.pair(with: closer) {
        return (position, length)
      }
    }
    return nil
  }

  /// The words of the tokens from `start` on, whose marks are paired.
  func pieces(from start: Int) -> [Markdown.Piece] {
    var (strong, gentle, struckOut) = (0, 0, 0)
    var pieces: [Markdown.Piece] = []
    for token in self[start...] {
      var looks = Markdown.Looks(
        isStrong: strong > 0, isGentle: gentle > 0, isStruckOut: struckOut > 0)
      switch token {
      case .words(let words): pieces.add(words, looks)
      case .code(let words):
        looks.isCode = true
        pieces.add(words, looks)
      case .link(let inner, let address):
        for piece in inner { pieces.add(piece.words, piece.looks.inside(looks, address)) }
      case .mark(let mark):
        func count(_ pairs: MarkdownMark.Pairs, _ sign: Int) {
          if mark.kind == "~" {
            struckOut += sign * (pairs.ones + pairs.twos)
          } else {
            gentle += sign * pairs.ones
            strong += sign * pairs.twos
          }
        }
        count(mark.closes, -1)
        looks.isStrong = strong > 0
        looks.isGentle = gentle > 0
        looks.isStruckOut = struckOut > 0
        pieces.add(String(repeating: Character(mark.kind), count: mark.rest), looks)
        count(mark.opens, 1)
      }
    }
    return pieces
  }
}

extension Markdown.Looks {
  /// What is said of words by themselves, and by what they are in.
  fileprivate func inside(_ outer: Markdown.Looks, _ address: String?) -> Markdown.Looks {
    Markdown.Looks(
      isStrong: isStrong || outer.isStrong, isGentle: isGentle || outer.isGentle, isCode: isCode,
      isStruckOut: isStruckOut || outer.isStruckOut, address: address ?? self.address)
  }
}

extension Unicode.Scalar {
  /// Whether it is a space or an end.
  var isBlank: Bool { properties.isWhitespace }

  /// Whether it is no part of a word. The signs of placeholders stand for words.
  fileprivate var isMark: Bool {
    if self == "%" || self == "@" { return false }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }
}
