import Dispatch
import Foundation
import Threads

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Ends the transfer of a task whose answer nobody waits for any more.
final class TransferStop: Sendable {
  #if canImport(FoundationNetworking)
    // Foundation cancels a task in two steps on a queue of the task's own, and the second one ends the
    // program where the task has ended and was forgotten in between. It is forgotten once its answer was
    // taken, so whoever takes an answer waits here until the second step is done.

    private enum Step { case running, stopping, over }

    private let step = Guarded(Step.running)
    private let queue = Guarded<DispatchQueue?>(nil)
    private let stopping = DispatchGroup()

    /// Finds out whether `task`, which does not run yet, can be stopped.
    ///
    /// A delegate is asked about redirections and passwords, and a protocol of the program's own answers
    /// when it likes: both after a task was forgotten, too, which ends the program.
    func prepare(_ task: URLSessionTask, of session: URLSession) {
      guard session.delegate == nil, session.delegateQueue.maxConcurrentOperationCount == 1,
        session.configuration.protocolClasses?.allSatisfy(Self.isOfFoundation) ?? true
      else { return }
      let found = Self.queue(of: task)
      queue.withLock { $0 = found }
    }

    /// Says that the answer of the task has come, and returns when that may be taken.
    func willAnswer() {
      let isStopping = step.withLock { step in
        if step == .running { step = .over }
        return step == .stopping
      }
      if isStopping { stopping.wait() }
    }

    /// Ends the transfer of `task`, unless it has ended or nobody can end it safely.
    func stop(_ task: URLSessionTask) {
      guard let queue = queue.withLock({ $0 }) else { return }
      let isRunning = step.withLock { step in
        defer { if step == .running { step = .stopping } }
        return step == .running
      }
      guard isRunning else { return }
      stopping.enter()
      // Not here: to cancel is to wait for that queue, where others may wait for the caller.
      Self.stops.async {
        task.cancel()
        queue.async { self.stopped(task, on: queue, after: 1) }
      }
    }

    /// Looks whether the second step is done. It is put off as long as the session's cache is asked for
    /// an answer, and nobody says when that has come.
    private func stopped(_ task: URLSessionTask, on queue: DispatchQueue, after milliseconds: Int) {
      if (task.error as? URLError)?.code == .cancelled {
        step.withLock { $0 = .over }
        return stopping.leave()
      }
      queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
        self.stopped(task, on: queue, after: min(2 * milliseconds, 100))
      }
    }

    private static let stops = DispatchQueue(label: "PortableCombine.TransferStop")

    /// The queue that `task` changes on. Where a toolchain calls it otherwise, no task is stopped.
    private static func queue(of task: URLSessionTask) -> DispatchQueue? {
      let levels = sequence(first: Mirror(reflecting: task), next: \.superclassMirror)
      return levels.lazy.flatMap(\.children).first { $0.label == "workQueue" }?.value
        as? DispatchQueue
    }

    private static func isOfFoundation(_ type: AnyClass) -> Bool {
      String(reflecting: type).hasPrefix("FoundationNetworking.")
    }
  #else
    /// Finds out whether `task` can be stopped: it always can.
    func prepare(_ task: URLSessionTask, of session: URLSession) {}

    /// Says that the answer of the task has come.
    func willAnswer() {}

    /// Ends the transfer of `task`.
    func stop(_ task: URLSessionTask) { task.cancel() }
  #endif
}
