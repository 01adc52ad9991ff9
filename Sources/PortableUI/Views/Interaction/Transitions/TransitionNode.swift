/// Lets a view come, stay and go as a program's own transitions say, by the views that they show around it.
///
/// A view that comes is shown for one round as it looks at first, and turns to its usual look in the next,
/// before anything is drawn. One that goes turns to how it looks in the end as the last thing its nodes do.
final class TransitionNode<Content: View>: ViewNode<TransitionView<Content>>, TransactionChanger {
  /// The transitions whose views are around the content, the innermost first.
  private var own: [(transition: OwnTransition, comes: Bool, goes: Bool)] = []
  private var phase = TransitionPhase.identity

  /// The outermost node that comes with it, until it has come.
  private var root: Node?

  /// What the turn from one phase to the next is carried by, while it is being shown.
  private var timing: Timing?

  override func appear() {
    own = view.transition.own
    if own.contains(where: \.comes), let root = graph.motions.rootComing(with: self) {
      timing = graph.motions.timing(for: root, own: view.transition.insertion.animation)
      if timing != nil {
        phase = .willAppear
        self.root = root
        graph.motions.add(arrival: self)
      }
    }
    if !own.isEmpty { flags.insert(.changesTransaction) }
    children = [content().make(inside)]
  }

  override func viewChanged() {
    let new = view.transition.own
    if new.map(\.transition.kind) == own.map(\.transition.kind) { own = new }
    content().update(children[0])
  }

  private func content() -> ErasedContent {
    own.reduce(ErasedContent(view.content)) { inner, one in
      let takesPart = phase == .willAppear ? one.comes : one.goes
      return one.transition.around(inner, in: takesPart ? phase : .identity)
    }
  }

  override func evaluate() { content().update(children[0]) }

  override func willDrop() {
    guard own.contains(where: \.goes), let root = graph.motions.rootGoing(with: self),
      let timing = graph.motions.timing(for: root, own: view.transition.removal.animation)
    else { return }
    turn(to: .didDisappear, timing)
    content().update(children[0])
    var boxes = ContiguousArray<Box>()
    collectBoxes(into: &boxes)
    for box in boxes { graph.motions.turnAway(box) }
  }

  private func turn(to phase: TransitionPhase, _ timing: Timing) {
    self.phase = phase
    self.timing = timing
    graph.motions.activate(self)
  }

  func change(_ transaction: inout Transaction) {
    guard let timing else { return }
    transaction.animation = Animation(timing.curve)
    transaction.completion = timing.completion
  }

  func rest() { timing = nil }
}

extension TransitionNode: Arrival {
  func arrive() {
    defer { root = nil }
    guard let timing, let root, phase == .willAppear, !flags.contains(.isDropped) else { return }
    var boxes = ContiguousArray<Box>()
    collectBoxes(into: &boxes)
    graph.motions.resume(boxes, from: root, timing)
    turn(to: .identity, timing)
    invalidate()
  }
}

extension AnyTransition {
  /// The transitions that are made of views, and whether a view comes and goes by them.
  fileprivate var own: [(transition: OwnTransition, comes: Bool, goes: Bool)] {
    let both =
      insertion.own
      + removal.own.filter { one in
        !insertion.own.contains { $0 === one }
      }
    return both.map { one in
      (one, insertion.own.contains { $0 === one }, removal.own.contains { $0 === one })
    }
  }
}

extension TransitionNode: AroundNode {}
