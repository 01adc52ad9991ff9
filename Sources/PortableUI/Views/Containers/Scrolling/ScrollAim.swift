import LayoutEngine

/// What a program has scrolled to, and how it gets there.
struct ScrollAim {
  let goal: ScrollGoal

  /// Whether it goes on being there.
  let stays: Bool

  /// Where it was before.
  private(set) var start: Point

  /// How it gets there, and how far that is; nothing where it is there at once.
  private var track: Track<Numbers>?
  private var time: Double

  /// From `start` on, as `timing` says.
  init(goal: ScrollGoal, stays: Bool, start: Point, _ timing: Timing?, at time: Double) {
    (self.goal, self.stays, self.start, self.time) = (goal, stays, start, time)
    track = timing.map { Track(from: Numbers(start), to: Numbers(start), $0) }
  }

  /// Whether it is on the way.
  var isMoving: Bool { track != nil }

  /// Goes on to where it is at `time`.
  mutating func goOn(to time: Double) {
    self.time = time
    if track?.isOver(at: time) == true { track = nil }
  }

  /// Where it is now. What is aimed at may lie elsewhere each time: rows on the way turn out longer than
  /// thought.
  mutating func place(onTheWayTo goal: Point) -> Point {
    guard let old = track else { return goal }
    let new = Track(from: old.start, to: Numbers(goal), old.timing)
    track = new
    return new.value(at: time).point
  }

  /// The same way, `length` further along `axis`.
  mutating func shift(by length: Double, along axis: LayoutAxis) {
    start[axis] += length
    let way = Numbers(Point(length, along: axis, cross: 0))
    track = track.map { Track(from: $0.start + way, to: $0.goal + way, $0.timing) }
  }
}

extension Numbers {
  fileprivate init(_ point: Point) { self.init(Rect(origin: point, size: .zero)) }

  fileprivate var point: Point { rect.origin }
}

/// Scroll views that a program has scrolled in this frame, until the layout is done.
@MainActor
final class ScrollAims: FrameParticipant {
  private var scrollers: ContiguousArray<Scroller> = []

  func add(_ scroller: Scroller) { scrollers.append(scroller) }

  func layoutSettled() {
    guard !scrollers.isEmpty else { return }
    for scroller in scrollers { scroller.endAim() }
    scrollers = []
  }

  func graphClosed() { scrollers = [] }
}

extension Graph {
  var scrollAims: ScrollAims { participant { _ in ScrollAims() } }
}
