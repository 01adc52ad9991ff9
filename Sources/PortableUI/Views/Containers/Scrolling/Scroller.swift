import LayoutEngine

/// Where a scroll view is: the one place that says so, whoever moves it.
@MainActor
final class Scroller: ScrollPlace {
  unowned let node: any ScrollArea

  /// The point of the content that is seen in the corner of the view.
  private(set) var offset = Point.zero

  /// How much of it came about by itself; see ``ScrollContent/shift``.
  private(set) var shift = Point.zero

  /// Where it can be, as far as the layout is known.
  private(set) var range = ScrollRange(axes: [], viewport: .zero, content: .zero)

  /// What is seen first, what stays in sight, and where small content lies.
  var anchors = ScrollAnchors()

  /// What moves it.
  private(set) var phase = ScrollPhase.idle

  /// Whether the last to move it was a person, and where it was before that.
  private(set) var isMovedByPerson = false
  private var start = Point.zero

  /// How often a person has moved it, with a wheel, with fingers or by its bar.
  private(set) var dragCount = 0

  /// What a program has scrolled to and is not settled yet.
  private var aim: ScrollAim?

  /// What stays in sight until somebody moves it.
  private var held: ScrollGoal?

  private var watchers: [() -> (any ScrollWatcher)?] = []

  init(of node: some ScrollArea) { self.node = node }

  /// Begins at `offset`, once it is known how far the content goes.
  func start(at offset: Point) {
    self.offset = offset
    hasBegun = true
  }

  /// Whether it is decided where it begins.
  private var hasBegun = false

  /// Moves to `offset`, or as near as the content allows.
  func move(to offset: Point) {
    place(at: offset)
    if phase == .animating { enter(.idle) }
  }

  private func place(at offset: Point) {
    aim = nil
    let new = range.clamped(offset)
    guard new != self.offset else { return }
    self.offset = new
    hold()
    node.show()
    node.graph.scrolled()
  }

  /// A person moves it to `offset`.
  func drag(to offset: Point) {
    if phase != .interacting { start = self.offset }
    isMovedByPerson = true
    let before = self.offset
    place(at: offset)
    if self.offset != before { dragCount += 1 }
    enter(.interacting)
  }

  /// Goes on to `offset` by itself, since a person wants that: they hold something at an edge.
  func carry(to offset: Point) {
    isMovedByPerson = true
    move(to: offset)
  }

  /// Nobody moves it any more: it comes to rest where `behavior` says.
  func letGo(_ behavior: (any ScrollTargetBehavior)?, _ environment: EnvironmentValues) {
    guard phase == .interacting else { return }
    let goal = behavior.map { rest(by: $0, from: start, environment) } ?? offset
    guard goal != offset else { return enter(.idle) }
    let motions = node.graph.motions
    let isSeen = node.graph.backend.showsMotion
    let animation = Animation.spring(duration: 0.3)
    aim(
      at: .point(x: goal.x, y: goal.y), stays: false,
      isSeen ? Timing(curve: animation.curve, begin: motions.now) : nil)
    node.graph.scrolled()
  }

  private func enter(_ new: ScrollPhase) {
    let old = phase
    guard new != old else { return }
    phase = new
    for watcher in watchers { watcher()?.phaseChanged(of: self, from: old) }
  }

  func add(_ watcher: some ScrollWatcher) { watchers.append { [weak watcher] in watcher } }

  /// Moves as far as is needed to show `rect`, a part of the content.
  func reveal(_ rect: Rect) {
    let offset = range.offset(showing: rect, from: offset)
    if offset != self.offset { move(to: offset) }
  }

  /// A program moves it to `goal`, as the changes that are shown now move; where it `stays` there, also when
  /// sizes change.
  func aim(at goal: ScrollGoal, stays: Bool = false) {
    isMovedByPerson = false
    aim(at: goal, stays: stays, node.graph.motions.timing(for: node))
  }

  private func aim(at goal: ScrollGoal, stays: Bool, _ timing: Timing?) {
    let motions = node.graph.motions
    aim = ScrollAim(goal: goal, stays: stays, start: offset, timing, at: motions.now)
    hasBegun = true
    if timing != nil {
      motions.add(self)
      enter(.animating)
    } else {
      node.graph.scrollAims.add(self)
    }
  }

  /// Takes in another layout.
  func settle(in range: ScrollRange) {
    if node.scope.isMirrored {
      // Content begins on the right there, and is kept from there when sizes change.
      let end = self.range.limit(along: .horizontal)
      offset.x = range.limit(along: .horizontal) - (end - offset.x)
    }
    self.range = range
    begin()
    if var aim, let goal = aim.goal.offset(in: node, range, from: aim.start) {
      offset = aim.place(onTheWayTo: goal)
      self.aim = aim
    } else if aim == nil, let held {
      offset = held.offset(in: node, range, from: offset) ?? offset
    }
    offset = range.clamped(offset)
  }

  /// Shows first what it is to show first.
  private func begin() {
    guard !hasBegun, range.viewport.width > 0, range.viewport.height > 0 else { return }
    hasBegun = true
    if let first = anchors.initialOffset { aim(at: ScrollGoal(first), stays: false, nil) }
  }

  /// Stays where it is when sizes change, where that is what it keeps to.
  private func hold() {
    held = nil
    guard let anchor = anchors.sizeChanges else { return }
    let goal = ScrollGoal(anchor)
    let place = goal.offset(in: node, range, from: offset) ?? offset
    if abs(place.x - offset.x) < 1, abs(place.y - offset.y) < 1 { held = goal }
  }

  /// Tells who watches where it is.
  func tellWatchers() {
    guard !watchers.isEmpty else { return }
    watchers.removeAll { $0() == nil }
    for watcher in watchers { watcher()?.scrolled(self) }
  }

  /// The targets near `seen`, a part of the content.
  func targets(near seen: Rect) -> [ScrollTargetPlace] {
    guard let box = node.box else { return [] }
    return node.scrollTargets(near: seen, in: box)
  }

  /// The layout is done, and with it what was aimed at without an animation.
  func endAim() {
    guard let aim, !aim.isMoving else { return }
    self.aim = nil
    if aim.stays { held = aim.goal } else { hold() }
    enter(.idle)
  }

  /// Keeps what is seen where it is, though what lies before it has grown by `length`.
  func follow(_ length: Double, along axis: LayoutAxis) {
    offset[axis] += length
    shift[axis] += length
    aim?.shift(by: length, along: axis)
  }
}

extension Scroller: Mover {
  func step(to time: Double) -> Bool {
    guard aim?.isMoving == true, !node.flags.contains(.isDropped) else { return false }
    aim?.goOn(to: time)
    let isMoving = aim?.isMoving == true
    if !isMoving { node.graph.scrollAims.add(self) }
    node.graph.scrolled()
    return isMoving
  }
}
