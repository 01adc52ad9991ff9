import ViewPlatform

/// Starts `work` as the main actor, for a caller on main. It runs before this returns, until it first
/// has to wait.
func startOnMain(_ work: @escaping @MainActor () async -> Void) -> RunningTask {
  let executor = WorkWatch.executor
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    return RunningTask(task: Task.immediate(executorPreference: executor, operation: work))
  } else {
    // Steps that are known to be there at once were taken already; others come a turn later.
    return RunningTask(task: Task(executorPreference: executor, operation: work))
  }
}

/// A task that was started, for whoever may have to cancel it.
struct RunningTask: Cancellable {
  let task: Task<Void, Never>

  func cancel() { task.cancel() }
}
