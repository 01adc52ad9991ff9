import PortableCombine
import Threads

/// Where a focus state lives.
final class FocusStore<Value: Hashable> {
  private let nowhere: Value
  private let name: String
  private let lock = Lock()
  private let changes = ReadSource()
  @exclusivity(unchecked) private var value: Value

  /// Whether the value was written and the keyboard has not followed.
  @exclusivity(unchecked) private var isAsked = false

  /// The views that stand for a value of this state, in the order in which they came.
  @MainActor private var places: ContiguousArray<Place> = []

  /// A view that stands for a value.
  @MainActor
  private struct Place {
    let node: Node
    let value: Value
  }

  init(nowhere: Value, name: String) {
    self.nowhere = nowhere
    self.name = name
    value = nowhere
  }

  func read() -> Value {
    Tracking.read(changes)
    return lock.withLock { value }
  }

  /// Moves the keyboard to the view that stands for `newValue`, in the next frame.
  func ask(for newValue: Value) {
    if let view = Tracking.viewName { stateWrittenInBody(name, view) }
    lock.withLock {
      value = newValue
      isAsked = true
    }
    // Also where it is the same value: only a frame can tell whether the keyboard is there.
    changes.changed()
  }

  @MainActor
  func add(_ node: Node, for value: Value) { places.append(Place(node: node, value: value)) }

  @MainActor
  func remove(_ node: Node) { places.removeAll { $0.node === node } }

  /// Notes that the keyboard is in a view that stands for `value`.
  func keyboardCame(for value: Value) { write(value) { _ in true } }

  /// Notes that the keyboard has left a view that stands for `value`.
  func keyboardLeft(for value: Value) { write(nowhere) { $0 == value } }

  private func write(_ newValue: Value, where isMeant: (Value) -> Bool) {
    let isChanged = lock.withLock {
      guard value != newValue, isMeant(value), !isAsked else { return false }
      value = newValue
      return true
    }
    if isChanged { changes.changed() }
  }
}

extension FocusStore: FocusOwner {
  func settle(_ keyboard: Keyboard) {
    guard let wanted else { return }
    if wanted == nowhere {
      isAnswered()
      if places.contains(where: { keyboard.isInside($0.node) }) { keyboard.move(to: nil) }
      return
    }
    let meant = places.filter { $0.value == wanted }
    if meant.contains(where: { keyboard.isInside($0.node) }) { return isAnswered() }
    for place in meant {
      guard let element = place.node.firstForKeyboard else { continue }
      isAnswered()
      return keyboard.move(to: element)
    }
  }

  func giveUp() -> Bool {
    guard wanted != nil else { return false }
    isAnswered()
    lock.withLock { value = nowhere }
    changes.changed()
    return true
  }

  /// What was written and is not answered.
  private var wanted: Value? { lock.withLock { isAsked ? value : nil } }

  private func isAnswered() { lock.withLock { isAsked = false } }
}
