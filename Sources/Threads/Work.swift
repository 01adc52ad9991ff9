import Synchronization

/// Wants to know of what was begun on its behalf and has not ended: a screen in a test, say, which
/// waits for it. It may be used from any thread.
package protocol WorkHost: AnyObject, Sendable {
  /// Notes that something was begun that is going to end; `name` says to people what it is. Returns
  /// what to call at its end.
  func begin(_ name: String) -> @Sendable () -> Void
}

/// What code has begun that goes on by itself, as far as somebody waits for it.
///
/// The code that runs for a ``WorkHost`` runs inside `Work.hosted(by:_:)`. What is begun there and
/// ends later, on whatever thread, belongs to that host: a closure that waits on a queue, a request
/// under way. `Work.carried(_:_:)` notes such a closure when it is handed to a queue, runs it for the
/// same host, so that what it begins belongs to it as well, and notes its end; `Work.begin(_:)` is
/// for what ends in another way. As long as no host lives, both cost one relaxed load. What repeats
/// until somebody stops it, as a timer does, is not noted: nobody could wait for its end.
package enum Work {
  /// How many hosts there are.
  private static let hosts = Atomic<Int>(0)

  /// Who hosts the code that runs now; `nil` for the real world.
  @TaskLocal package static var host: (any WorkHost)?

  /// As long as it lives, work is noted: a host keeps one.
  package final class Watch: Sendable {
    /// Begins to note.
    package init() { Work.hosts.add(1, ordering: .relaxed) }

    deinit { Work.hosts.subtract(1, ordering: .relaxed) }
  }

  /// Notes, where somebody waits for it, that something was begun that is going to end. Returns what
  /// to call then.
  package static func begin(_ name: @autoclosure () -> String) -> (@Sendable () -> Void)? {
    if hosts.load(ordering: .relaxed) == 0 { return nil }
    return host?.begin(name())
  }

  /// Notes `action`, which is about to be handed to another thread or to a later moment, until it has
  /// run or was let go of.
  package static func carried(
    _ name: @autoclosure () -> String, _ action: @escaping () -> Void
  ) -> () -> Void {
    guard let (host, pending) = pending(name()) else { return action }
    return {
      $host.withValue(host, operation: action)
      pending.end()
    }
  }

  /// The same for an action that waits for a value.
  package static func carried<Value>(
    _ name: @autoclosure () -> String, _ action: @escaping (Value) -> Void
  ) -> (Value) -> Void {
    guard let (host, pending) = pending(name()) else { return action }
    return { value in
      $host.withValue(host) { action(value) }
      pending.end()
    }
  }

  private static func pending(
    _ name: @autoclosure () -> String
  ) -> (host: any WorkHost, pending: Pending)? {
    if hosts.load(ordering: .relaxed) == 0 { return nil }
    guard let host else { return nil }
    return (host, Pending(host.begin(name())))
  }

  /// Runs `body` as code of `host`.
  package static func hosted<Result>(
    by host: (any WorkHost)?, _ body: () throws -> Result
  ) rethrows -> Result {
    try $host.withValue(host, operation: body)
  }
}

/// Ends when it is told, or when nobody can tell it any more.
private final class Pending: Sendable {
  private let isOver = Atomic<Bool>(false)
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  func end() {
    if !isOver.exchange(true, ordering: .acquiringAndReleasing) { action() }
  }

  deinit { end() }
}
