import Synchronization
import Threads

/// What a person did, followed through the work it brings about.
///
/// It holds while that is acted on, and during each closure that a ``MainQueueScheduler`` was given
/// meanwhile. So one can tell, when a store publishes, whether that is an answer to what was done,
/// and whether more is under way.
final class Cause: Sendable {
  @TaskLocal static var current: Cause?

  /// How many pieces of work are neither done nor dropped.
  private let pending = Atomic<Int>(0)
  private let answered = Atomic<Bool>(false)
  private let follower = Guarded<WeakFollower?>(nil)

  private struct WeakFollower {
    weak var object: (any CauseFollower)?
  }

  /// Whether all that it has brought about is done.
  var isOver: Bool { pending.load(ordering: .acquiring) == 0 }

  /// Whether the store has published because of it.
  var hasAnswer: Bool { answered.load(ordering: .acquiring) }

  /// Notes that the store publishes because of it.
  func noteAnswer() { answered.store(true, ordering: .releasing) }

  /// Forgets what was answered, for something new is asked.
  func renew() { answered.store(false, ordering: .releasing) }

  /// Tells `follower`, each time that the last of the work is done.
  func tell(_ follower: any CauseFollower) {
    self.follower.withLock { $0 = WeakFollower(object: follower) }
  }

  /// Runs `body` as something that this brings about.
  func bring<Result>(about body: () throws -> Result) rethrows -> Result {
    // Whoever brings it about looks for itself when it has come back.
    pending.wrappingAdd(1, ordering: .acquiringAndReleasing)
    defer { pending.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
    return try Self.$current.withValue(self, operation: body)
  }

  /// `action`, as something that the cause of here and now brings about.
  static func carried(by action: @escaping () -> Void) -> () -> Void {
    guard let cause = current else { return action }
    let work = Work(of: cause)
    return {
      $current.withValue(cause, operation: action)
      withExtendedLifetime(work) {}
    }
  }

  /// One piece of work, until it is done or dropped.
  private final class Work {
    private let cause: Cause

    init(of cause: Cause) {
      self.cause = cause
      cause.pending.wrappingAdd(1, ordering: .acquiringAndReleasing)
    }

    deinit {
      let left = cause.pending.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue
      if left == 0 { cause.follower.withLock { $0?.object }?.allIsDone() }
    }
  }
}

/// What is told when a cause has brought about all that it will.
protocol CauseFollower: AnyObject {
  func allIsDone()
}
