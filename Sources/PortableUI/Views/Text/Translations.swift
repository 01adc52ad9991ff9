import Foundation
import PortableCombine
import Threads

/// The texts of apps' string tables, each looked up once.
enum Translations {
  private struct Key: Hashable {
    let key: String
    let table: String?
    let bundle: ObjectIdentifier
  }

  private static let known = Guarded<[Key: String]>([:])

  static func string(_ key: String, table: String?, bundle: Bundle) -> String {
    let name = Key(key: key, table: table, bundle: ObjectIdentifier(bundle))
    if let known = known.withLock({ $0[name] }) { return known }
    let string = bundle.localizedString(forKey: key, value: key, table: table)
    known.withLock { $0[name] = string }
    return string
  }
}

/// Puts values where a translated text has placeholders, as `%@`, `%lld` or `%2$@`.
enum Placeholders {
  static func fill(_ format: String, with values: [String]) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
        continue
      }
      let number = position(&rest)
      dropSpecifier(&rest)
      let index = number.map { $0 - 1 } ?? next
      if values.indices.contains(index) { result += values[index] }
      next += 1
    }
    return result + rest
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
