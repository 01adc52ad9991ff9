// swift-format-ignore-file: AlwaysUseLowerCamelCase

// An asynchronous step. What it returns is taken by `then:`, and that it failed is said by `catch:`;
// where there is something to take or to say, leaving that out does not compile.

/// An asynchronous step, which may fail.
///
///     Work(retry: .times(3), timeout: .seconds(10)) { try await service.notes(query, after: next) }
///       then: { state, page in state.notes += page.notes }
///       catch: { state, error in state.problem = error.localizedDescription }
///
/// `work` begins on the main actor, as an asynchronous action does, and knows what it has captured: the
/// state of the call. What it returned is put into the state there is then. Each try may take as long as
/// `timeout` says, and fails with ``TimedOut`` after that. When the last one has failed, `failed` is
/// called; a `CancellationError` of the work's own is such a failure. Nothing is called for an action
/// that was cut off.
///
/// Retries and timeouts wait by the clock of the container.
public func Work<State, Value>(
  retry: WorkRetry = .never, timeout: Duration? = nil,
  _ work: @escaping () async throws -> Value,
  then: @escaping (inout State, Value) -> Void,
  catch failed: @escaping (inout State, any Error) -> Void
) -> StateChanges<State> {
  StateChanges([.work(WorkPlan(retry, timeout, work, then: then, failed: failed))])
}

/// An asynchronous step, which may fail, and which returns nothing.
public func Work<State>(
  retry: WorkRetry = .never, timeout: Duration? = nil,
  _ work: @escaping () async throws -> Void,
  then: @escaping (inout State) -> Void,
  catch failed: @escaping (inout State, any Error) -> Void
) -> StateChanges<State> {
  Work(retry: retry, timeout: timeout, work, then: { state, _ in then(&state) }, catch: failed)
}

/// An asynchronous step, which may fail, and of which nothing is to be said when it does not.
public func Work<State, Value>(
  retry: WorkRetry = .never, timeout: Duration? = nil,
  _ work: @escaping () async throws -> Value,
  catch failed: @escaping (inout State, any Error) -> Void
) -> UnansweredWork<State, Value> {
  UnansweredWork(
    .work(WorkPlan(retry, timeout, work, then: nil, failed: failed)))
}

// MARK: Work that cannot fail

/// An asynchronous step.
public func Work<State, Value>(
  _ work: @escaping () async -> Value, then: @escaping (inout State, Value) -> Void
) -> StateChanges<State> {
  StateChanges([.work(WorkPlan(.never, nil, work, then: then, failed: nil))])
}

/// An asynchronous step, which returns nothing.
public func Work<State>(
  _ work: @escaping () async -> Void, then: @escaping (inout State) -> Void
) -> StateChanges<State> {
  Work(work, then: { state, _ in then(&state) })
}

/// An asynchronous step of which nothing is to be said.
public func Work<State, Value>(
  _ work: @escaping () async -> Value
) -> UnansweredWork<State, Value> {
  UnansweredWork(.work(WorkPlan(.never, nil, work, then: nil, failed: nil)))
}
