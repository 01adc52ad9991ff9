/// Finds the placeholders of a translated text, as `%@`, `%lld` or `%2$@`.
enum Placeholders {
  /// Words, or what stands for something else.
  enum Piece: Equatable {
    case words(Substring)
    /// The position of a value among all of them, and whether the placeholder has a number.
    case value(Int, isNumbered: Bool)
    /// A part of a catalogue's text, by its name, and the position of the value it speaks of.
    case part(String, Int)
    /// The value of the part that this is in.
    case own
  }

  /// Puts values where `format` has placeholders.
  static func fill(_ format: String, with values: [String]) -> String {
    var result = ""
    read(format) { piece in
      switch piece {
      case .words(let words): result += words
      case .value(let index, _), .part(_, let index):
        if values.indices.contains(index) { result += values[index] }
      case .own: break
      }
    }
    return result
  }

  /// The same text, with the number of its value in each placeholder.
  static func numbered(_ format: String) -> String {
    var result = ""
    read(format) { piece in
      switch piece {
      case .words(let words): result += words == "%" ? "%%" : words
      case .value(let index, _), .part(_, let index): result += "%\(index + 1)$@"
      case .own: break
      }
    }
    return result
  }

  /// Calls `body` with the words and the values of `format`, in order. A percent sign is a piece of its
  /// own.
  static func read(_ format: String, _ body: (Piece) -> Void) {
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { body(.words(rest[..<percent])) }
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        body(.words(rest.prefix(1)))
        rest.removeFirst()
        continue
      }
      if rest.hasPrefix("arg") {
        rest.removeFirst(3)
        body(.own)
        continue
      }
      let number = position(&rest)
      let index = number.map { $0 - 1 } ?? next
      if let name = partName(&rest) {
        body(.part(name, index))
      } else {
        dropSpecifier(&rest)
        body(.value(index, isNumbered: number != nil))
      }
      next += 1
    }
    if !rest.isEmpty { body(.words(rest)) }
  }

  /// The number of the value in `%2$@`.
  private static func position(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix(while: \.isWholeNumber)
    let after = rest.dropFirst(digits.count)
    guard let number = Int(digits), after.first == "$" else { return nil }
    rest = after.dropFirst()
    return number
  }

  /// The name in `%#@name@`.
  private static func partName(_ rest: inout Substring) -> String? {
    guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
    let name = String(rest.dropFirst(2)[..<end])
    rest = rest[rest.index(after: end)...]
    return name
  }

  /// Everything up to the letter that ends a placeholder.
  private static func dropSpecifier(_ rest: inout Substring) {
    rest = rest.drop { !"@diouxXeEfFgGaAcCsSp".contains($0) }.dropFirst()
  }
}
