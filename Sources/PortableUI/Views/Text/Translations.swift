import Foundation
import PortableCombine
import Threads

/// A text of an app's string tables.
struct Translation: Equatable {
  /// The words, with placeholders for values.
  let format: String

  /// What is marked in it.
  let markdown: Markdown?

  /// Reads a text, which may have placeholders if `hasValues`.
  init(_ format: String, hasValues: Bool) {
    self.format = format
    // A link names its values behind its words, and both are put together by themselves.
    markdown =
      Markdown.mayBe(format)
      ? Markdown(hasValues ? Placeholders.numbered(format) : format) : nil
  }
}

/// The texts of apps' string tables, each looked up and read once.
enum Translations {
  private struct Key: Hashable {
    let key: String
    let table: String?
    let bundle: ObjectIdentifier
    let hasValues: Bool
  }

  private static let known = Guarded<[Key: Translation]>([:])

  // An app has fewer literals than that. What is made as it runs is no reason to keep all of it.
  private static let most = 4096

  static func text(_ key: LocalizedStringKey, table: String?, bundle: Bundle) -> Translation {
    let hasValues = !key.arguments.isEmpty
    let name = Key(
      key: key.key, table: table, bundle: ObjectIdentifier(bundle), hasValues: hasValues)
    if let known = known.withLock({ $0[name] }) { return known }
    let format = bundle.localizedString(forKey: key.key, value: key.key, table: table)
    let text = Translation(format, hasValues: hasValues)
    known.withLock {
      if $0.count >= most { $0 = [:] }
      $0[name] = text
    }
    return text
  }
}

/// Finds the placeholders of a translated text, as `%@`, `%lld` or `%2$@`.
enum Placeholders {
  /// Words, or the position of a value among all of them.
  enum Piece: Equatable {
    case words(Substring)
    case value(Int)
  }

  /// Puts values where `format` has placeholders.
  static func fill(_ format: String, with values: [String]) -> String {
    var result = ""
    read(format) { piece in
      switch piece {
      case .words(let words): result += words
      case .value(let index): if values.indices.contains(index) { result += values[index] }
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
      case .value(let index): result += "%\(index + 1)$@"
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
      let number = position(&rest)
      dropSpecifier(&rest)
      body(.value(number.map { $0 - 1 } ?? next))
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

  /// Everything up to the letter that ends a placeholder.
  private static func dropSpecifier(_ rest: inout Substring) {
    rest = rest.drop { !"@diouxXeEfFgGaAcCsSp".contains($0) }.dropFirst()
  }
}
