public import Foundation

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Comes to rest at dates that have these components: `DateComponents(hour: 0)` for the beginnings of days.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at the multiples of `unit`.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at dates that have some components along the x axis, and others along the y axis.
  public static func valueAligned(
    xMatching: DateComponents, yMatching: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xMatching: xMatching, yMatching: yMatching, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at dates that have some components, and at multiples of a unit along the y axis.
  public static func valueAligned<P: Plottable & Numeric>(
    xMatching: DateComponents, yUnit: P, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xMatching: xMatching, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at multiples of a unit, and at dates that have some components along the y axis.
  public static func valueAligned<P: Plottable & Numeric>(
    xUnit: P, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<P>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xUnit: xUnit, yMatching: yMatching, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at multiples of a unit along the x axis, and of another along the y axis.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
}
