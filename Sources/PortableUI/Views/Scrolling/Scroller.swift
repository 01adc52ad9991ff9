import LayoutEngine

/// Where a scroll view is: the one place that says so, whoever moves it.
@MainActor
final class Scroller: ScrollPlace {
  private unowned let node: any ScrollArea

  /// The point of the content that is seen in the corner of the view.
  private(set) var offset = Point.zero

  /// How much of it came about by itself; see ``ScrollContent/shift``.
  private(set) var shift = Point.zero

  /// Where it can be, as far as the layout is known.
  private(set) var range = ScrollRange(axes: [], viewport: .zero, content: .zero)

  /// What a program has scrolled to and is not settled yet.
  private var aim: Aim?

  private struct Aim {
    let request: ScrollRequest

    /// Where it was before.
    var start: Point

    /// How it gets there, and how far that is; nothing where it is there at once.
    var track: Track<Numbers>?
    var time = 0.0
  }

  init(of node: some ScrollArea) { self.node = node }

  /// Begins at `offset`, once it is known how far the content goes.
  func start(at offset: Point) { self.offset = offset }

  /// Moves to `offset`, or as near as the content allows.
  func move(to offset: Point) {
    aim = nil
    let new = range.clamped(offset)
    guard new != self.offset else { return }
    self.offset = new
    node.show()
    node.graph.scrolled()
  }

  /// Moves as far as is needed to show `rect`, a part of the content.
  func reveal(_ rect: Rect) {
    let offset = range.offset(showing: rect, from: offset)
    if offset != self.offset { move(to: offset) }
  }

  /// Moves to what `request` says, as the changes that are shown now move.
  func aim(at request: ScrollRequest) {
    aim = Aim(request: request, start: offset)
    let motions = node.graph.motions
    if let timing = motions.timing(for: node) {
      aim?.track = Track(from: Numbers(offset), to: Numbers(offset), timing)
      aim?.time = motions.now
      motions.add(self)
    } else {
      node.graph.scrollAims.add(self)
    }
  }

  /// Takes in another layout.
  func settle(in range: ScrollRange) {
    self.range = range
    if var aim, let goal = goal(of: aim) {
      aim.track = aim.track?.turned(to: Numbers(goal))
      offset = aim.track?.value(at: aim.time).point ?? goal
      self.aim = aim
    }
    offset = range.clamped(offset)
  }

  // What is aimed at may lie elsewhere each time: rows on the way turn out longer than thought.
  private func goal(of aim: Aim) -> Point? {
    guard let box = node.box, let frame = node.find(aim.request.id)?.frame(in: box) else {
      return nil
    }
    return range.offset(showing: frame, anchor: aim.request.anchor, from: aim.start)
  }

  /// The layout is done, and with it what was aimed at without an animation.
  func endAim() { if aim?.track == nil { aim = nil } }

  /// Keeps what is seen where it is, though what lies before it has grown by `length`.
  func follow(_ length: Double, along axis: LayoutAxis) {
    offset[axis] += length
    shift[axis] += length
    guard var aim else { return }
    aim.start[axis] += length
    aim.track = aim.track?.shifted(by: Numbers(Point(length, along: axis, cross: 0)))
    self.aim = aim
  }
}

extension Scroller: Mover {
  func step(to time: Double) -> Bool {
    guard let track = aim?.track, !node.flags.contains(.isDropped) else { return false }
    let isOver = track.isOver(at: time)
    aim?.time = time
    if isOver {
      aim?.track = nil
      node.graph.scrollAims.add(self)
    }
    node.graph.scrolled()
    return !isOver
  }
}

extension Track<Numbers> {
  /// The same way to another end.
  fileprivate func turned(to goal: Numbers) -> Track { Track(from: start, to: goal, timing) }

  /// The same way, elsewhere.
  fileprivate func shifted(by way: Numbers) -> Track {
    Track(from: start + way, to: goal + way, timing)
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
  fileprivate var scrollAims: ScrollAims { participant { _ in ScrollAims() } }
}
