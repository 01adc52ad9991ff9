import Foundation
import PortableCombine
import Threads

/// A number in a text, and how C would print it.
struct TextNumber: Equatable {
  enum Value: Equatable {
    case signed(Int64)
    case unsigned(UInt64)
    case double(Double)
  }

  let value: Value
  let specifier: String

  func string(in locale: Locale) -> String {
    switch value {
    case .signed(let value):
      if specifier == "%lld" || specifier == "%d" {
        return WholeNumbers.string(value, in: locale)
      }
      return String(format: specifier, locale: locale, value)
    case .unsigned(let value): return String(format: specifier, locale: locale, value)
    case .double(let value): return String(format: specifier, locale: locale, value)
    }
  }
}

/// Writes whole numbers in groups of three digits without asking Foundation each time, which takes
/// longer than all else that a text costs.
enum WholeNumbers {
  /// What stands between the groups, and from which number on; `nil` where a locale writes numbers
  /// in some other way.
  private typealias Groups = (separator: String, start: UInt64)

  private static let known = Guarded<[String: Groups?]>([:])

  static func string(_ value: Int64, in locale: Locale) -> String {
    guard let groups = groups(in: locale) else {
      return String(format: "%lld", locale: locale, value)
    }
    guard value.magnitude >= groups.start else { return String(value) }
    let digits = String(value.magnitude)
    var result = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result += groups.separator }
      result.append(digit)
    }
    return result
  }

  private static func groups(in locale: Locale) -> Groups? {
    let name = locale.identifier
    if let groups = known.withLock({ $0[name] }) { return groups }
    let groups = probe(locale)
    known.withLock { $0[name] = .some(groups) }
    return groups
  }

  private static func probe(_ locale: Locale) -> Groups? {
    func written(_ value: Int64) -> String { String(format: "%lld", locale: locale, value) }
    let million = written(-1_234_567)
    guard million.hasPrefix("-1"), million.hasSuffix("567") else { return nil }
    let separator = million.dropFirst(2).prefix { !$0.isNumber }
    guard million == "-1\(separator)234\(separator)567" else { return nil }
    return (String(separator), written(1234) == "1234" ? 10_000 : 1000)
  }
}
