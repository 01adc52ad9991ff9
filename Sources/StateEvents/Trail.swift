import Threads

/// What a piece of work has waited for, so that it is known of the state that it ends with.
///
/// Work that is begun while somebody records has one, and so have the tasks that it makes.
package final class Trail: Sendable {
  private let latest: Guarded<Awaited?>

  /// A trail of work that has waited for `latest`.
  package init(_ latest: Awaited?) { self.latest = Guarded(latest) }

  /// What was waited for last.
  package var awaited: Awaited? {
    get { latest.withLock { $0 } }
    set { latest.withLock { $0 = newValue } }
  }

  @TaskLocal private static var current: Trail?

  /// What the work that calls this has waited for last.
  package static var awaited: Awaited? { current?.awaited }

  /// Says that the work that calls this has waited for `awaited`.
  package static func note(_ awaited: Awaited) { current?.awaited = awaited }

  /// Runs `body` as work of its own, which has waited for nothing.
  package static func follow<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $current.withValue(Trail(nil), operation: body)
  }

  /// Runs `body` as work that goes on from that of the caller, or after `awaited`.
  package static func goOn<Result>(
    after awaited: Awaited? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try $current.withValue(Trail(awaited ?? Trail.awaited), operation: body)
  }
}

/// What work can wait for.
package enum Awaited: Sendable {
  /// An answer of a service.
  case answer(ServiceAnswer)

  /// So many nanoseconds.
  case time(Int)

  /// A timer that fires every so many nanoseconds.
  case timer(Int)
}
