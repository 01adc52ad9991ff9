public import Foundation
public import PortableUI

/// A value of a mark, with the words for what it is.
///
///     BarMark(x: .value("Month", month, unit: .month), y: .value("Rain", rain))
public struct PlottableValue<Value: Plottable> {
  let label: Text
  let span: Span

  /// A value; `label` says what it is.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: label, span: Span(value.datum))
  }

  /// A value; `labelKey` says what it is.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    .value(Text(labelKey), value)
  }

  /// A value; `label` says what it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    .value(Text(label), value)
  }
}

extension PlottableValue where Value: Comparable {
  /// All values of a range, of which a bar takes the whole width.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(label: label, span: Span(range.lowerBound.datum, range.upperBound.datum))
  }

  /// All values of a range, of which a bar takes the whole width.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue {
    .value(Text(labelKey), range)
  }

  /// All values of a range, of which a bar takes the whole width.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue {
    .value(Text(label), range)
  }
}

extension PlottableValue where Value: Comparable {
  /// All values of a bin, of which a bar takes the whole width.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    PlottableValue(label: label, span: Span(range.lowerBound.datum, range.upperBound.datum))
  }

  /// All values of a bin, of which a bar takes the whole width.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    .value(Text(labelKey), range)
  }

  /// All values of a bin, of which a bar takes the whole width.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    .value(Text(label), range)
  }
}

extension PlottableValue where Value == Date {
  /// The hour, day, month, … in which `value` lies, of which a bar takes the whole width.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    guard let whole = calendar.dateInterval(of: unit, for: value) else {
      return .value(label, value)
    }
    return .value(label, whole.start..<whole.end)
  }

  /// The hour, day, month, … in which `value` lies, of which a bar takes the whole width.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    .value(Text(labelKey), value, unit: unit, calendar: calendar)
  }

  /// The hour, day, month, … in which `value` lies, of which a bar takes the whole width.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    .value(Text(label), value, unit: unit, calendar: calendar)
  }
}

/// What a value takes of a scale: a point, or all between two points.
struct Span: Hashable, Sendable {
  var lower: Datum
  var upper: Datum

  var isPoint: Bool { lower == upper }

  init(_ datum: Datum) { self.init(datum, datum) }

  init(_ lower: Datum, _ upper: Datum) {
    self.lower = lower
    self.upper = upper
  }
}
