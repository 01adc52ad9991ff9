import Dispatch
import Foundation

/// Runs `body` as the main actor, where the caller knows that it is on it.
func onMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { escaping in
    // SAFETY: callers are a block of the main queue, or code inside a body, which the graph only
    // calls on the main actor. The result does not leave that isolation.
    try unsafeBitCast(escaping, to: (() throws -> Result).self)()
  }
}

/// Whether the caller is on the main actor's executor: in a block of the main queue, or on the main
/// thread.
func isOnMain() -> Bool {
  DispatchQueue.getSpecific(key: MainMark.key) == true || Thread.isMainThread
}

private enum MainMark {
  static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

/// Runs `body` on the main actor: at once where the caller is on it already.
func runOnMain(_ body: @escaping @MainActor @Sendable () -> Void) {
  if isOnMain() { onMain(body) } else { DispatchQueue.main.async { onMain(body) } }
}

/// Carries a value to the main actor.
///
/// SAFETY: values of publishers and states need not be `Sendable`, by the published signatures. They
/// are handed over, not shared: who gives one does not touch it again, or is on the main actor.
struct Handover<Content>: @unchecked Sendable {
  let content: Content

  init(_ content: Content) { self.content = content }
}

/// State of the main actor inside an object that others may hold too.
///
/// SAFETY: the only way to the value after the initialiser is isolated to the main actor.
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
