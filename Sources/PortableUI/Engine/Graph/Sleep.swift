/// A part of a graph that may sleep: a page with another one over it, say.
///
/// What sleeps stays as it is: its nodes with their state, its boxes with their frames, its elements with
/// all that a desktop keeps for them. Its bodies are evaluated as ever, since they may ask for something
/// elsewhere; but it is not laid out, nothing of it is committed, and nobody can see, reach or hear of it.
@MainActor
final class Sleep {
  private unowned let node: Node
  private(set) var isAsleep = false

  /// What in it had the keyboard when it fell asleep.
  private(set) weak var keyboard: Element?

  /// What waits until it is woken.
  private var stale: ContiguousArray<Box> = []
  private var uncommitted: ContiguousArray<Box> = []
  private var unordered: ContiguousArray<Box> = []

  /// Is told that something in it would be shown otherwise now, where it is never to wake.
  private let onMissedChange: (() -> Void)?

  /// Of what is laid out in the box of `node`; with `onMissedChange` it is for good.
  init(of node: Node, onMissedChange: (() -> Void)? = nil) {
    self.node = node
    self.onMissedChange = onMissedChange
  }

  /// Begins. Who is inside is told that it has disappeared, once that is so.
  func begin() {
    guard !isAsleep, let box = node.box else { return }
    let holder = node.graph.keyboard
    keyboard = holder.isInside(node) ? holder.holdingElement : nil
    node.sightChanged(false)
    isAsleep = true
    node.graph.sleepCount += 1
    box.flags.insert(.isAsleep)
    change(true, in: box)
  }

  /// Ends: whatever has changed meanwhile is laid out and shown.
  func end() {
    guard isAsleep, let box = node.box else { return }
    let graph = node.graph
    close()
    box.flags.remove(.isAsleep)
    change(false, in: box)
    for box in stale where !box.flags.contains(.isDropped) { graph.staleBoxes.append(box) }
    for box in uncommitted where !box.flags.contains(.isDropped) {
      graph.boxesToCommit.append(box)
    }
    for box in unordered where !box.flags.contains(.isDropped) { graph.boxesToOrder.append(box) }
    (stale, uncommitted, unordered) = ([], [], [])
    if box.flags.contains(.missedMeasures) {
      box.flags.remove(.missedMeasures)
      graph.measuresChanged(in: box)
    }
    graph.motions.wake()
    // What is around it may lie elsewhere than before.
    box.setNeedsCommit()
    graph.layoutChanged(box)
    // What was never shown before has no place among the elements around.
    box.orderChanged()
    node.sightChanged(true)
  }

  /// Says that its node has gone.
  func close() {
    guard isAsleep else { return }
    isAsleep = false
    node.graph.sleepCount -= 1
  }

  private func change(_ isAsleep: Bool, in box: Box) {
    for child in box.children where !child.flags.contains(.isDropped) {
      if let element = child.element {
        node.graph.show(element, isAsleep: isAsleep)
      } else if !child.flags.contains(.isAsleep) {
        change(isAsleep, in: child)
      }
    }
  }

  /// Lays `box` out when it is woken.
  func keep(stale box: Box) {
    guard let onMissedChange else { return stale.append(box) }
    box.flags.remove(.isStale)
    onMissedChange()
  }

  /// Commits `box` when it is woken.
  func keep(uncommitted box: Box) {
    guard let onMissedChange else { return uncommitted.append(box) }
    box.flags.remove(.needsCommit)
    onMissedChange()
  }

  /// Puts the elements in `box` into their order when it is woken.
  func keep(unordered box: Box) { if onMissedChange == nil { unordered.append(box) } }
}

extension Graph {
  /// Has `element` be there or not, from the next commit on.
  func show(_ element: Element, isAsleep: Bool) {
    guard element.isAsleep != isAsleep else { return }
    element.isAsleep = isAsleep
    sleepChanges.append(element)
    needsFrame()
  }
}

extension Node {
  /// What this node sleeps in; nothing where it is awake. What is presented by one that sleeps is in
  /// front of everything, and awake.
  final var sleep: Sleep? {
    guard graph.sleepCount > 0 else { return nil }
    var next: Node? = self
    while let node = next {
      if let sleep = node.ownSleep, sleep.isAsleep { return sleep }
      if let box = node.box, box.flags.contains(.isLayoutRoot) { return nil }
      next = node.parent
    }
    return nil
  }
}

extension Box {
  /// What it sleeps in; nothing where it is awake.
  var sleep: Sleep? { node.sleep }
}
