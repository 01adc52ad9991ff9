package import PortableCombine
import Threads

/// What stands in for the world around the views: a screen in a test, with time of its own.
///
/// It may be used from any thread.
package final class Host: Sendable {
  /// Who hosts the code that runs now, where that is not the real world: views, what they do when a
  /// person does something, and the tasks that they begin.
  @TaskLocal package static var current: Host?

  /// The time that passes here.
  package let clock: any HostClock

  private let work = Guarded(Work())

  private struct Work {
    var begun = 0
    var pending: [Int: String] = [:]
  }

  /// A host in whose world the time of `clock` passes.
  package init(clock: any HostClock) { self.clock = clock }

  /// Notes that something was begun that is going to end; `name` says to people what it is. Answers
  /// what to call at its end.
  package func begin(_ name: String) -> @Sendable () -> Void {
    let number = work.withLock { work in
      work.begun += 1
      work.pending[work.begun] = name
      return work.begun
    }
    return { self.work.withLock { $0.pending[number] = nil } }
  }

  /// What was begun and has not ended, oldest first.
  var pendingWork: [String] {
    work.withLock { $0.pending.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// How much was ever begun.
  var begunWorkCount: Int { work.withLock { $0.begun } }
}

/// A clock that somebody else than the real world advances. It may be used from any thread.
package protocol HostClock: AnyObject, Sendable {
  /// What it shows, in nanoseconds.
  var nanoseconds: Int { get }

  /// Calls `body` when the clock shows `nanoseconds`, unless that is cancelled.
  func wake(at nanoseconds: Int, _ body: @escaping @Sendable () -> Void) -> any Cancellable
}

extension Graph {
  /// Runs code of the views, which can learn from ``Host/current`` where it is.
  func inside<Result>(_ body: () -> Result) -> Result {
    guard let host else { return body() }
    return Host.$current.withValue(host, operation: body)
  }
}
