import Dispatch
import Threads
import VSM

/// Runs what tasks do when they are not on main, and knows how much of that is under way.
///
/// A task that is suspended has nothing queued here. So where nothing is under way here and main is
/// drained, all tasks that run here rest.
final class CountingExecutor: TaskExecutor {
  private struct Count {
    var underWay = 0
    var ever = 0
    var awaiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    var lastID = 0
  }

  private let count = Guarded(Count())
  private let queue = DispatchQueue(label: "StateTest", attributes: .concurrent)

  /// How much it was ever given to do.
  var everBegun: Int { count.withLock { $0.ever } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    count.withLock {
      $0.underWay += 1
      $0.ever += 1
    }
    queue.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      let awaiting = self.count.withLock { count in
        count.underWay -= 1
        guard count.underWay == 0 else { return [] as [CheckedContinuation<Bool, Never>] }
        defer { count.awaiting = [:] }
        return Array(count.awaiting.values)
      }
      for continuation in awaiting { continuation.resume(returning: true) }
    }
  }

  /// Returns when nothing is under way; false where a thread was kept for longer than `patience`.
  func rests(within patience: Duration) async -> Bool {
    await withCheckedContinuation { continuation in
      let id = count.withLock { count -> Int? in
        guard count.underWay > 0 else { return nil }
        count.lastID += 1
        count.awaiting[count.lastID] = continuation
        return count.lastID
      }
      guard let id else { return continuation.resume(returning: true) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(patience.inNanoseconds)) {
        [count] in
        count.withLock { $0.awaiting.removeValue(forKey: id) }?.resume(returning: false)
      }
    }
  }
}
