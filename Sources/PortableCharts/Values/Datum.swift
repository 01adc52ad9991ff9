import Foundation

/// What stands for a value of any type on a scale.
enum Datum: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  /// What a continuous scale counts; `nil` for words.
  var amount: Double? {
    switch self {
    case .number(let amount), .date(let amount): amount
    case .category: nil
    }
  }

  var kind: Kind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  enum Kind: Sendable {
    case number
    case date
    case category

    /// The datum of this kind for an amount.
    func datum(_ amount: Double) -> Datum { self == .date ? .date(amount) : .number(amount) }
  }
}

extension Plottable {
  /// What stands for the value.
  var datum: Datum { primitivePlottable.primitiveDatum }

  /// The value for which `datum` stands: the nearest whole number where only those are values.
  init?(datum: Datum) {
    guard let primitive = PrimitivePlottable(primitiveDatum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension PrimitivePlottableProtocol {
  fileprivate var primitiveDatum: Datum {
    switch self {
    case let number as Double: .number(number)
    case let words as String: .category(words)
    case let date as Date: .date(date.timeIntervalSinceReferenceDate)
    case let number as Int: .number(Double(number))
    case let number as any BinaryInteger: .number(Double(number))
    case let number as any BinaryFloatingPoint: .number(Double(number))
    case let number as Decimal: .number(NSDecimalNumber(decimal: number).doubleValue)
    default: .category("\(self)")
    }
  }

  fileprivate init?(primitiveDatum datum: Datum) {
    let found: Any?
    switch (datum, Self.self) {
    case (.category(let words), _): found = words
    case (.date(let seconds), is Date.Type): found = Date(timeIntervalSinceReferenceDate: seconds)
    case (.number(let number), let type as any BinaryInteger.Type): found = type.init(near: number)
    case (.number(let number), let type as any BinaryFloatingPoint.Type): found = type.init(number)
    case (.number(let number), is Decimal.Type): found = Decimal(number)
    default: found = nil
    }
    guard let value = found as? Self else { return nil }
    self = value
  }
}

extension BinaryInteger {
  fileprivate init?(near number: Double) { self.init(exactly: number.rounded()) }
}
