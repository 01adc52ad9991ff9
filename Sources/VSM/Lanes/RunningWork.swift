import Threads
import ViewPlatform

/// Work that is under way: one try after the other, on main until it has to leave it.
final class RunningWork<State> {
  private let plan: WorkPlan<State>
  private let attempt: WorkPlan<State>.Attempt
  private let line: ChangeLine<State>

  /// Whose time passes, and who waits for the work.
  private let host: (any ContainerHost)?

  init(
    _ plan: WorkPlan<State>, _ attempt: @escaping WorkPlan<State>.Attempt,
    _ line: ChangeLine<State>, on host: (any ContainerHost)?
  ) {
    (self.plan, self.attempt, self.line, self.host) = (plan, attempt, line, host)
  }

  /// Tries until it succeeds, or was tried often enough, or nobody waits for it any more.
  @MainActor
  func run() async {
    var failures = 0
    while await hasToBeTriedAgain(after: failures) {
      failures += 1
      await pause(for: plan.retry.backoff.pause(before: failures))
      guard line.isWanted else { return }
    }
  }

  /// Tries once, and ends the step unless that has failed and is to be tried again.
  @MainActor
  private func hasToBeTriedAgain(after failures: Int) async -> Bool {
    let end = host?.noteWork("a step of changes")
    defer { end?() }
    do {
      let change =
        if let timeout = plan.timeout { try await attempt(within: timeout) } else {
          try await attempt()
        }
      line.end(change)
    } catch {
      if failures < plan.retry.count { return line.isWanted }
      line.end(plan.failed.map { failed in { failed(&$0, error) } })
    }
    return false
  }

  @MainActor
  private func attempt(within timeout: Int) async throws -> ((inout State) -> Void)? {
    let race = Race<Result<((inout State) -> Void)?, any Error>>()
    race.lose(with: .failure(TimedOut()), at: world.now + timeout, in: world)
    let task = startOnMain {
      do {
        race.win(with: .success(try await self.attempt()))
      } catch {
        race.win(with: .failure(error))
      }
    }
    defer { task.cancel() }
    return try await race.result(orWhenCancelled: .failure(CancellationError())).get()
  }

  @MainActor
  private func pause(for nanoseconds: Int) async {
    guard nanoseconds > 0 else { return }
    let pause = Race<Void>()
    pause.lose(with: (), at: world.now + nanoseconds, in: world)
    await pause.result(orWhenCancelled: ())
  }

  private var world: any ContainerHost { host ?? realWorld }
}

extension Race {
  /// Answers with `answer` where nothing else has by `moment`.
  fileprivate func lose(with answer: Answer, at moment: Int, in world: any ContainerHost) {
    let answer = Handover(answer)
    let alarm = world.wake(at: moment) { [weak self] in self?.win(with: answer.content) }
    whenOver { alarm.cancel() }
  }
}
