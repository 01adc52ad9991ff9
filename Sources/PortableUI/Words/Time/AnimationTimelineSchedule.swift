public import Foundation

/// A schedule that goes on with the pictures of the display.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval
  let isPaused: Bool

  /// A date for every picture that comes `minimumInterval` seconds or more after the one before; none
  /// while it is `paused`.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? 0
    isPaused = paused
  }

  /// Dates as if the display showed sixty pictures a second. A ``TimelineView`` with this schedule does
  /// not ask for them: it follows the display that it is on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = isPaused ? 0 : max(minimumInterval, 1 / 60)
    return Entries(
      dates: PeriodicTimelineSchedule(from: startDate, by: interval)
        .entries(from: startDate, mode: mode))
  }

  /// Dates of pictures.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: PeriodicTimelineSchedule.Entries

    /// The next date.
    public mutating func next() -> Date? { dates.next() }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every picture of the display.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// The pictures of the display that come `minimumInterval` seconds or more after each other; none
  /// while it is `paused`.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
