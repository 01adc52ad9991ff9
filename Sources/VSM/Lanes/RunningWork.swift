import Threads
import ViewPlatform

/// Work that is under way: one try after the other, on main until it has to leave it.
final class RunningWork<State> {
  private let plan: WorkPlan<State>
  private let attempt: WorkPlan<State>.Attempt
  private let line: ChangeLine<State>

  /// Whose time passes, and who waits for the work.
  private let world: any ContainerHost
  private let host: (any ContainerHost)?

  init(
    _ plan: WorkPlan<State>, _ attempt: @escaping WorkPlan<State>.Attempt,
    _ line: ChangeLine<State>, world: any ContainerHost, host: (any ContainerHost)?
  ) {
    (self.plan, self.attempt, self.line) = (plan, attempt, line)
    (self.world, self.host) = (world, host)
  }

  /// Tries until it succeeds, or was tried often enough, or nobody waits for it any more.
  @MainActor
  func run() async {
    for number in 1... {
      let end = host?.noteWork("a step of changes")
      let result = await tryOnce()
      defer { end?() }
      guard line.isWanted else { return }
      switch result {
      case .success(let change): return line.end(change.content)
      case .failure(let error) where number > plan.retry.count:
        return line.end(plan.failed.map { failed in { failed(&$0, error) } })
      case .failure: end?()
      }
      await pause(for: plan.retry.backoff.pause(before: number))
      guard line.isWanted else { return }
    }
  }

  private typealias Answer = Result<Handover<((inout State) -> Void)?>, any Error>

  @MainActor
  private func tryOnce() async -> Answer {
    let attempt = Handover(attempt)
    guard let timeout = plan.timeout else { return await Self.answer(of: attempt) }
    let race = Race<Answer>()
    race.lose(with: .failure(TimedOut()), at: world.now + timeout, in: world)
    let task = startOnMain { race.win(with: await Self.answer(of: attempt)) }
    defer { task.cancel() }
    return await race.result(orWhenCancelled: .failure(CancellationError()))
  }

  @MainActor
  private static func answer(of attempt: Handover<WorkPlan<State>.Attempt>) async -> Answer {
    do {
      return .success(try await attempt.content())
    } catch {
      return .failure(error)
    }
  }

  @MainActor
  private func pause(for nanoseconds: Int) async {
    guard nanoseconds > 0 else { return }
    let pause = Race<Void>()
    pause.lose(with: (), at: world.now + nanoseconds, in: world)
    await pause.result(orWhenCancelled: ())
  }
}
