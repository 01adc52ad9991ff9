import Foundation

/// The parts of a date as the desktop's calendar counts them, which is the Gregorian one.
package struct DateParts: Hashable, Sendable {
  /// The day; nothing where only a time is meant.
  package var day: Day?
  /// The time; nothing where only a day is meant.
  package var time: Time?

  package init(day: Day? = nil, time: Time? = nil) {
    self.day = day
    self.time = time
  }

  /// A day in its month and year, counted from 1.
  package struct Day: Hashable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int

    package init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }
  }

  /// A time of day, of 24 hours.
  package struct Time: Hashable, Sendable {
    package var hour: Int
    package var minute: Int

    package init(hour: Int, minute: Int) {
      self.hour = hour
      self.minute = minute
    }
  }
}

extension DateParts {
  /// The parts, as a sentence about what a person did names them.
  var words: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    let day = day.map { "\(digits($0.year, 4))-\(digits($0.month, 2))-\(digits($0.day, 2))" }
    let time = time.map { "\(digits($0.hour, 2)):\(digits($0.minute, 2))" }
    return [day, time].compactMap(\.self).joined(separator: " ")
  }
}

extension Date {
  /// Its parts in `timeZone`.
  func parts(in timeZone: TimeZone) -> DateParts {
    let all = Calendar.gregorian(in: timeZone).dateComponents(
      [.year, .month, .day, .hour, .minute], from: self)
    return DateParts(
      day: .init(year: all.year ?? 1, month: all.month ?? 1, day: all.day ?? 1),
      time: .init(hour: all.hour ?? 0, minute: all.minute ?? 0))
  }

  /// The date with other parts in `timeZone`. What is not among `parts` stays; a chosen minute begins
  /// with its first second.
  func with(_ parts: DateParts, in timeZone: TimeZone) -> Date? {
    let calendar = Calendar.gregorian(in: timeZone)
    var all = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: self)
    if let day = parts.day { (all.year, all.month, all.day) = (day.year, day.month, day.day) }
    if let time = parts.time, time != self.parts(in: timeZone).time {
      (all.hour, all.minute, all.second, all.nanosecond) = (time.hour, time.minute, 0, 0)
    }
    return calendar.date(from: all)
  }
}

extension Calendar {
  fileprivate static func gregorian(in timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}
