/// State of the main actor inside an object that others may hold too.
///
/// SAFETY: the only way to the value after the initializer is isolated to the main actor.
final class MainState<Value>: @unchecked Sendable {
  // SAFETY: see above.
  private nonisolated(unsafe) var stored: Value

  init(_ value: Value) { stored = value }

  @MainActor var value: Value {
    get { stored }
    // In place: the value may be a large dictionary.
    _modify { yield &stored }
  }
}

/// A node that others may hold without keeping it.
///
/// SAFETY: a weak reference may be read from any thread; what it leads to belongs to the main actor.
final class WeakNode: @unchecked Sendable {
  private(set) weak var node: Node?

  init(_ node: Node) { self.node = node }
}
