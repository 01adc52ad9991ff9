public import Foundation

/// A schedule of dates that are equally far from each other.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// The date `startDate`, and one every `interval` from then on. With an `interval` of 0 or less there
  /// is no other date.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// The dates from the last one that is over on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    var entries = Entries(start: self.startDate, interval: interval)
    let past = startDate.timeIntervalSince(self.startDate)
    if interval > 0, past > 0 { entries.index = (past / interval).rounded(.down) }
    return entries
  }

  /// Dates that are equally far from each other.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var index = 0.0

    fileprivate init(start: Date, interval: TimeInterval) {
      self.start = start
      self.interval = interval
    }

    /// The next date.
    public mutating func next() -> Date? {
      guard interval > 0 || index == 0 else { return nil }
      // Counted from the start: sums of parts of a second would drift away from it.
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// The date `startDate`, and one every `interval` seconds from then on.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

/// A schedule of the beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginning of each minute.
  public init() {}

  /// The beginnings of minutes, from that of the minute of `startDate` on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    // The calendars of all time zones of today count whole minutes from this moment.
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
