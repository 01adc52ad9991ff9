public import Foundation

/// Says at which dates a ``TimelineView`` is made anew.
///
///     struct Quarters: TimelineSchedule {
///       func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
///         (0...4).map { startDate.addingTimeInterval(Double($0) * 900) }
///       }
///     }
public protocol TimelineSchedule {
  /// Dates in their order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// How often a timeline is wanted to go on.
  typealias Mode = TimelineScheduleMode

  /// The dates from `startDate` on, which is now. Those that are over count as one: the last of them is
  /// shown first. They are asked for one by one, so they need not end.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a timeline is wanted to go on.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as its schedule likes: what a window always asks for.
  case normal
  /// Once a minute or so, as a screen that saves power wants.
  case lowFrequency
}
