import Threads
import ViewPlatform

// Actions that take a task: asynchronous functions and sequences.

extension LiveAction {
  /// Lands what `work` returns. On main it begins at once, as a function that is called would, and
  /// what it returns needs no further turn.
  func run(_ work: @escaping () async -> State) {
    let end = noteWork("an asynchronous action")
    let work = Handover(work)
    if isOnMain() {
      startAtOnce(end) { self.land(await work.content()) }
    } else {
      start(end) { _ = await self.landOnMain(await work.content()) }
    }
  }

  /// Lands the states of a sequence. What a ``StateSequence`` begins with lands at once.
  func iterate(_ states: some AsyncSequence<State, Never>) {
    if let sequence = states as? StateSequence<State> {
      run(sequence)
    } else {
      iterate { states }
    }
  }

  /// Lands the states of a sequence that has yet to be made, each before it asks for the next.
  ///
  /// Nobody waits for its end: it may have none.
  func iterate(_ states: @escaping () async -> some AsyncSequence<State, Never>) {
    start(nil) {
      for await state in await states() {
        guard await self.landOnMain(state) else { return }
      }
    }
  }

  /// Lands a value on main, and returns then whether more are wanted.
  ///
  /// One that is not wanted any more does not take a turn of main to be refused there: actions that
  /// replace each other without a pause would keep main from everything else.
  func landOnMain(_ value: State) async -> Bool {
    guard isLive else { return false }
    let value = Handover(value)
    return await MainActor.run {
      land(value.content)
      return isLive
    }
  }

  /// Does `work` in a task, which is cancelled with this, and calls `end` afterwards.
  func start(_ end: (@Sendable () -> Void)?, _ work: @escaping () async -> Void) {
    let work = Handover(work)
    let task = Task(executorPreference: WorkWatch.executor) {
      await work.content()
      self.finish()
      end?()
    }
    _ = keep(RunningTask(task: task))
  }

  /// Does `work` on main, at once until it first has to wait. Otherwise the same.
  func startAtOnce(
    _ end: (@Sendable () -> Void)?, _ work: @escaping @MainActor () async -> Void
  ) {
    _ = keep(
      startOnMain {
        await work()
        self.finish()
        end?()
      })
  }

  /// Tells those who wait for what a container has begun of something that is going to end. Returns
  /// what to call then.
  func noteWork(_ name: String) -> (@Sendable () -> Void)? {
    lock.withLock { engine }?.host?.noteWork(name)
  }
}
