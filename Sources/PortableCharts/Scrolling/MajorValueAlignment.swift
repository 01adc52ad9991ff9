public import Foundation

/// The values at which a chart comes to rest that was scrolled by half of what is seen, or more.
public struct MajorValueAlignment<Value: Plottable> {
  let alignment: ValueAlignment

  /// What is a whole number of pages away from where it was: each as much as is seen.
  public static var page: MajorValueAlignment { MajorValueAlignment(alignment: .page) }
}

extension MajorValueAlignment where Value == Date {
  /// Dates that have these components: the first of a month.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment(alignment: .dates(components))
  }
}

extension MajorValueAlignment where Value: Numeric {
  /// The multiples of `unit`.
  public static func unit(_ unit: Value) -> MajorValueAlignment {
    MajorValueAlignment(alignment: .multiples(unit.datum.amount ?? 0))
  }
}

/// Whether a chart is scrolled by more than is seen at once.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  let limits: Bool

  /// It is, on a desktop.
  public static let automatic = ValueAlignedLimitBehavior(limits: false)

  /// It comes to rest no further from where it was.
  public static let always = ValueAlignedLimitBehavior(limits: true)

  /// It is.
  public static let never = ValueAlignedLimitBehavior(limits: false)
}
