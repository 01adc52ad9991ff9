public import Foundation

/// A view that is made anew at the dates of a schedule.
///
///     TimelineView(.everyMinute) { context in
///       Text(context.date, format: .dateTime.hour().minute())
///     }
///
/// Only what is in sight goes on: a page that sleeps, and a view that has left, asks for no body. On a
/// screen in a test time is the screen's.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// When a timeline is made, and how often that may be.
  public struct Context: Sendable {
    /// The date of the schedule that is shown: the last that is over, or the first where none is yet.
    public let date: Date

    /// How often it goes on at most.
    public let cadence: Cadence

    /// How often a timeline goes on at most, those that go on more often first.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// As often as its schedule says: what it is in every window.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }
  }
}

/// When a timeline is made, whatever its schedule and its content are.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, PrimitiveView where Content: View {
  /// A view with the `content` for the newest date of `schedule`.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  package func makeNode(at place: Place) -> NodeOf<Self> { TimelineNode(self, at: place) }
}

final class TimelineNode<Schedule: TimelineSchedule, Content: View>: WrapperNode<
  TimelineView<Schedule, Content>, Content
>
{
  private lazy var timeline = Timeline(of: self)

  override func appear() {
    timeline.follow(view.schedule)
    super.appear()
    if sleep == nil { timeline.start() }
  }

  override func content() -> Content {
    let context = TimelineViewDefaultContext(date: timeline.date, cadence: .live)
    return Tracking.record(self) { view.content(context) }
  }

  override func viewChanged() {
    timeline.follow(view.schedule)
    evaluate()
  }

  override func evaluate() {
    flags.remove(.isDirty)
    super.viewChanged()
  }

  override func sightChanged(_ isInSight: Bool) {
    super.sightChanged(isInSight)
    if isInSight { timeline.start() } else { timeline.stop() }
  }

  override func disappear() { timeline.stop() }
}
