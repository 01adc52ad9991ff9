import Foundation

/// A step of the calendar.
struct DateStep: Hashable, Sendable {
  var unit: Calendar.Component
  var count: Int

  /// About how many seconds it takes.
  var seconds: Double { Self.seconds(of: unit) * Double(count) }

  static func seconds(of unit: Calendar.Component) -> Double {
    switch unit {
    case .nanosecond: 1e-9
    case .second: 1
    case .minute: 60
    case .hour: 3_600
    case .weekOfYear, .weekOfMonth: 604_800
    case .month: 2_629_800
    case .quarter: 7_889_400
    case .year, .yearForWeekOfYear: 31_557_600
    case .era: 31_557_600_000
    default: 86_400
    }
  }

  /// The step of which about `count` make `span` seconds.
  static func nice(across span: Double, count: Int) -> DateStep {
    let least = span / Double(max(1, count))
    let steps: [(Calendar.Component, [Int])] = [
      (.second, [1, 2, 5, 15, 30]), (.minute, [1, 2, 5, 15, 30]), (.hour, [1, 2, 3, 6, 12]),
      (.day, [1, 2]), (.weekOfYear, [1, 2]), (.month, [1, 2, 3, 6]), (.year, [1, 2, 5]),
    ]
    for (unit, counts) in steps {
      for count in counts {
        let step = DateStep(unit: unit, count: count)
        if step.seconds >= least * 0.7 { return step }
      }
    }
    let years = NiceNumbers.step(across: span / seconds(of: .year), count: count)
    return DateStep(unit: .year, count: max(1, Int(exactly: years.rounded()) ?? 1_000_000))
  }

  /// All beginnings of the step from `lower` to `upper`; fewer where they would be too many to see.
  func dates(
    from lower: Double, to upper: Double, in calendar: Calendar, countedFrom first: Double? = nil
  ) -> [Double] {
    guard lower <= upper, abs(lower) < 1e13, abs(upper) < 1e13 else { return [] }
    var step = self
    step.count = max(1, step.count)
    while (upper - lower) / step.seconds > Double(NiceNumbers.most) { step.count *= 10 }
    guard
      var date = step.beginning(
        of: Date(timeIntervalSinceReferenceDate: lower), in: calendar,
        countedFrom: Date(timeIntervalSinceReferenceDate: first ?? lower))
    else { return [] }
    var dates: [Double] = []
    let start = date
    for index in 1...NiceNumbers.most + 2 {
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > upper { break }
      if seconds >= lower { dates.append(seconds) }
      guard let next = calendar.date(byAdding: unit, value: step.count * index, to: start) else {
        break
      }
      date = next
    }
    return dates
  }

  /// The last beginning of the step up to `date`: of a step of three hours at 0, 3, 6, … o'clock.
  func beginning(
    of date: Date, in calendar: Calendar, countedFrom first: Date
  ) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    let number: Int? =
      switch unit {
      case .second, .minute, .hour, .year: calendar.component(unit, from: start)
      case .month, .quarter: calendar.component(.month, from: start) - 1
      // Days and weeks are counted from where the scale begins, whatever part of it is seen.
      default:
        calendar.dateInterval(of: unit, for: first).flatMap {
          calendar.dateComponents([unit], from: $0.start, to: start).value(for: unit)
        }
      }
    guard count > 1, let number else { return start }
    return calendar.date(byAdding: unit, value: -(number % count), to: start)
  }
}
