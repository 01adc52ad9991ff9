import Foundation
import PortableCombine

/// What a timeline shows now, and when it goes on.
///
/// It waits for one date at a time, by the clock of its graph, and follows the display where its schedule
/// does.
@MainActor
final class Timeline {
  private unowned let node: Node

  /// The date that is shown.
  private(set) var date = Date.distantPast

  private var schedule: (any TimelineSchedule)?
  private var upcoming: () -> Date? = { nil }
  private var next: Date?
  private var isRunning = false
  private var alarm: (any Cancellable)?

  /// How much earlier than its date an entry may be shown: clocks count in steps.
  private static let tolerance = 0.001

  /// Nobody is woken later than that, so that a clock that was set is noticed.
  private static let longestSleep = 3600.0

  /// How many entries that are over are passed over at once.
  private static let mostPast = 100_000

  init(of node: Node) { self.node = node }

  /// Goes by `new` from now on, unless that is the same as before.
  func follow<Schedule: TimelineSchedule>(_ new: Schedule) {
    if let schedule = schedule as? Schedule, Sameness.areSame(schedule, new) { return }
    schedule = new
    let now = node.graph.date
    if new is AnimationTimelineSchedule {
      (upcoming, next, date) = ({ nil }, nil, now)
    } else {
      var entries = new.entries(from: now, mode: .normal).makeIterator()
      upcoming = { entries.next() }
      date = upcoming() ?? now
      next = upcoming()
      catchUp()
    }
    if isRunning { wait() }
  }

  /// Goes on from now on, after what was missed.
  func start() {
    guard !isRunning else { return }
    isRunning = true
    if catchUp() { node.invalidate() }
    wait()
  }

  /// Stands still.
  func stop() {
    isRunning = false
    alarm?.cancel()
    alarm = nil
  }

  /// Takes the newest entry that is due. Returns whether there was one.
  @discardableResult
  private func catchUp() -> Bool {
    let end = node.graph.date.addingTimeInterval(Self.tolerance)
    let before = date
    for _ in 0..<Self.mostPast {
      guard let due = next, due <= end else { break }
      date = max(date, due)
      next = upcoming()
    }
    return date != before
  }

  /// Waits for the next entry, or for the next picture.
  private func wait() {
    alarm?.cancel()
    alarm = nil
    if display?.isPaused == false { node.graph.motions.add(self) }
    guard let next else { return }
    let delay = next.timeIntervalSince(node.graph.date)
    alarm = node.graph.wake(after: min(Self.longestSleep, max(Self.tolerance, delay))) {
      [weak self] in self?.wake()
    }
  }

  private func wake() {
    guard isRunning else { return }
    let graph = node.graph
    let isDue = catchUp()
    wait()
    guard isDue else { return }
    node.invalidate()
    // Who advances a clock sees at once what that brings about, as with all that moves.
    if graph.host != nil { graph.runFrame() }
  }

  /// The schedule, where it follows the display.
  private var display: AnimationTimelineSchedule? { schedule as? AnimationTimelineSchedule }
}

extension Timeline: Mover {
  func step(to time: Double) -> Bool {
    guard isRunning, let display, !display.isPaused else { return false }
    let now = node.graph.date
    // Pictures do not come to the nanosecond: the one a little early is the one that is meant.
    if now.timeIntervalSince(date) >= display.minimumInterval - Self.tolerance {
      date = now
      node.invalidate()
    }
    return true
  }
}
