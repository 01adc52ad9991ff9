import Threads

/// Starts `work` as the main actor, for a caller on main. It runs before this returns, until it first
/// has to wait.
func startOnMain(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
  let load = Handover(work)
  let executor = WorkWatch.executor
  let body: @Sendable @MainActor () async -> Void = { await load.content() }
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    return Task.immediate(executorPreference: executor, operation: body)
  } else {
    // Steps that are known to be there at once were taken already; others come a turn later.
    return Task(executorPreference: executor, operation: body)
  }
}

/// Whether something is still at its beginning.
///
/// SAFETY: only touched on main.
final class Beginning: @unchecked Sendable {
  var isGoingOn = true
}
