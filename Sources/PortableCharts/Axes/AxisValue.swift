import Foundation
import PortableUI

/// A value that is marked at an axis.
public struct AxisValue {
  /// Which of the marked values it is, from 0 on.
  public let index: Int

  /// How many values are marked.
  public let count: Int

  let datum: Datum

  /// The step of the calendar from one value to the next.
  let step: DateStep?

  /// The value, if it is one of that type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    guard let value = P(datum: datum) else { return nil }
    // A half is no whole number, however near one is.
    guard let given = datum.amount, let found = value.datum.amount else { return value }
    return abs(given - found) <= max(1e-9, abs(given) * 1e-9) ? value : nil
  }

  func text<Format: FormatStyle>(
    as format: Format, in environment: EnvironmentValues
  ) -> Text? where Format.FormatInput: Plottable, Format.FormatOutput == String {
    `as`(Format.FormatInput.self).map {
      Text(verbatim: format.locale(environment.locale).format($0))
    }
  }
}

extension Datum {
  /// The value as it is written for people; a date by what differs from one step to the next.
  func words(in environment: EnvironmentValues, step: DateStep? = nil) -> String {
    switch self {
    case .category(let words): words
    case .number(let number):
      number.formatted(.number.precision(.significantDigits(1...6)).locale(environment.locale))
    case .date(let seconds):
      Date(timeIntervalSinceReferenceDate: seconds)
        .formatted(Self.format(of: step, in: environment))
    }
  }

  private static func format(
    of step: DateStep?, in environment: EnvironmentValues
  ) -> Date.FormatStyle {
    let plain = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    switch step?.unit {
    case .second, .nanosecond: return plain.hour().minute().second()
    case .minute: return plain.hour().minute()
    case .hour: return plain.hour()
    case .month, .quarter: return plain.month(.abbreviated)
    case .year, .yearForWeekOfYear: return plain.year()
    case .day, .weekday, .weekOfYear, .weekOfMonth, .dayOfYear:
      return plain.month(.abbreviated).day()
    default: return plain.year().month(.abbreviated).day()
    }
  }
}
