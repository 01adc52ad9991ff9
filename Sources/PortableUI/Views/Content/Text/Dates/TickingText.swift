import Foundation

/// What is told of a moment by how far it is away.
protocol TickingTime: Equatable {
  /// What is told at `now`.
  func string(at now: Date, in locale: Locale) -> String

  /// When something else is told than at `now`; `nil` for never.
  func nextChange(after now: Date) -> Date?
}

/// Words that change as time goes by.
final class TickingText<Time: TickingTime>: TextSource {
  private let time: Time

  /// The moment of which it tells; `nil` for the one at which it is asked.
  private let moment: Date?

  init(_ time: Time, at moment: Date? = nil) {
    self.time = time
    self.moment = moment
  }

  override func string(in locale: () -> Locale) -> String {
    time.string(at: moment ?? Date(), in: locale())
  }

  override var ticks: Bool { true }

  override func at(_ moment: Date) -> TextSource { TickingText(time, at: moment) }

  override func nextChange(after now: Date) -> Date? { time.nextChange(after: now) }

  override func isSame(as other: TextSource) -> Bool {
    guard let other = other as? TickingText<Time> else { return false }
    return time == other.time && moment == other.moment
  }
}

/// The dates at which a text changes.
struct TextTicks: TimelineSchedule, Equatable {
  let text: Text

  func entries(from start: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    sequence(first: start) { text.nextChange(after: $0) }
  }
}

/// How far a date is away, in the largest units.
struct DistantTime: TickingTime {
  let date: Date
  let width: Duration.UnitsFormatStyle.UnitWidth

  /// With how many units.
  let units: Int

  /// Whether it says on which side of the date one is.
  var isSigned = false

  /// The units, with how many seconds each has.
  private static let lengths: [(unit: Duration.UnitsFormatStyle.Unit, length: Int)] = [
    (.weeks, 604_800), (.days, 86_400), (.hours, 3600), (.minutes, 60), (.seconds, 1),
  ]

  func string(at now: Date, in locale: Locale) -> String {
    let passed = date.secondsPassed(at: now)
    let least = leastUnit(of: passed.magnitude)
    let words = Duration.UnitsFormatStyle(
      allowedUnits: Set(Self.lengths.map(\.unit)), width: width, maximumUnitCount: units
    )
    .locale(locale)
    .format(.seconds(Int(passed.magnitude) / least * least))
    return isSigned ? (passed < 0 ? "-" : "+") + words : words
  }

  func nextChange(after now: Date) -> Date? {
    let passed = date.secondsPassed(at: now)
    let least = leastUnit(of: passed.magnitude)
    let steps = Int(passed.magnitude) / least
    return date.addingTimeInterval(
      Double(passed < 0 ? -(steps * least - 1) : (steps + 1) * least))
  }

  /// The length of the smallest unit in which that many seconds are told.
  private func leastUnit(of seconds: UInt) -> Int {
    let largest = Self.lengths.firstIndex { $0.length <= seconds } ?? Self.lengths.count - 1
    return Self.lengths[min(largest + units, Self.lengths.count) - 1].length
  }
}

/// How long it is until a date, or how long ago it was, to the second.
struct CountedTime: TickingTime {
  private let date: Date
  private let interval: ClosedRange<Date>?
  private let pause: Date?
  private let showsHours: Bool

  /// Until `date`, and then from it on.
  init(to date: Date) { (self.date, interval, pause, showsHours) = (date, nil, nil, true) }

  /// What is left of `interval`, or is over of it.
  init(interval: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool) {
    date = countsDown ? interval.upperBound : interval.lowerBound
    (self.interval, self.pause, self.showsHours) = (interval, pause, showsHours)
  }

  func string(at now: Date, in locale: Locale) -> String {
    let moment = pause ?? now
    let counted = interval.map { min(max(moment, $0.lowerBound), $0.upperBound) } ?? moment
    let seconds = date.secondsPassed(at: counted).magnitude
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern).locale(locale).format(.seconds(seconds))
  }

  func nextChange(after now: Date) -> Date? {
    if pause != nil { return nil }
    let next = date.addingTimeInterval(Double(date.secondsPassed(at: now) + 1))
    guard let interval else { return next }
    if next > interval.upperBound { return nil }
    return next <= interval.lowerBound ? interval.lowerBound.addingTimeInterval(0.001) : next
  }
}

extension Date {
  /// How many whole seconds have passed since this date at `now`: of one to come, so many as are to be
  /// waited for, counted with the one that has begun.
  fileprivate func secondsPassed(at now: Date) -> Int {
    // Dates are no more exact than that.
    let seconds = (now.timeIntervalSince(self) + 0.0005).rounded(.down)
    return Int(min(max(seconds, -1e12), 1e12))
  }
}
