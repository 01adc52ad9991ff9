// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Work that is about a part of the state: it gets that part, and the action lives, from this step on,
// only as long as the state has it.

/// An asynchronous step about a part of the state that is not always there; it may fail.
///
///     Work(in: \.loaded) { loaded in try await service.save(loaded.draft) }
///       then: { loaded, receipt in loaded.receipt = receipt }
///       catch: { loaded, error in loaded.problem = error.localizedDescription }
///
/// From this step on the action lives only as long as the state has that part. When it has gone, the
/// action is over and its work is cancelled, also where the part comes back later.
public func Work<State, Payload, Value>(
  in part: WritableKeyPath<State, Payload?>, retry: WorkRetry = .never, timeout: Duration? = nil,
  _ work: @escaping (Payload) async throws -> Value,
  then: @escaping (inout Payload, Value) -> Void,
  catch failed: @escaping (inout Payload, any Error) -> Void
) -> StateChanges<State> {
  StateChanges([.work(Presence(part: part), retry, timeout, work, then: then, failed: failed)])
}

/// An asynchronous step about a part of the state; it may fail, and returns nothing.
public func Work<State, Payload>(
  in part: WritableKeyPath<State, Payload?>, retry: WorkRetry = .never, timeout: Duration? = nil,
  _ work: @escaping (Payload) async throws -> Void,
  then: @escaping (inout Payload) -> Void,
  catch failed: @escaping (inout Payload, any Error) -> Void
) -> StateChanges<State> {
  Work(
    in: part, retry: retry, timeout: timeout, work, then: { payload, _ in then(&payload) },
    catch: failed)
}

/// An asynchronous step about a part of the state; it may fail, and nothing is to be said when it does
/// not.
public func Work<State, Payload, Value>(
  in part: WritableKeyPath<State, Payload?>, retry: WorkRetry = .never, timeout: Duration? = nil,
  _ work: @escaping (Payload) async throws -> Value,
  catch failed: @escaping (inout Payload, any Error) -> Void
) -> UnansweredWork<State, Value> {
  UnansweredWork(
    .work(Presence(part: part), retry, timeout, work, then: nil, failed: failed))
}

// MARK: Work that cannot fail

/// An asynchronous step about a part of the state.
public func Work<State, Payload, Value>(
  in part: WritableKeyPath<State, Payload?>, _ work: @escaping (Payload) async -> Value,
  then: @escaping (inout Payload, Value) -> Void
) -> StateChanges<State> {
  StateChanges([.work(Presence(part: part), .never, nil, work, then: then, failed: nil)])
}

/// An asynchronous step about a part of the state, which returns nothing.
public func Work<State, Payload>(
  in part: WritableKeyPath<State, Payload?>, _ work: @escaping (Payload) async -> Void,
  then: @escaping (inout Payload) -> Void
) -> StateChanges<State> {
  Work(in: part, work, then: { payload, _ in then(&payload) })
}

/// An asynchronous step about a part of the state of which nothing is to be said.
public func Work<State, Payload, Value>(
  in part: WritableKeyPath<State, Payload?>, _ work: @escaping (Payload) async -> Value
) -> UnansweredWork<State, Value> {
  UnansweredWork(
    .work(Presence(part: part), .never, nil, work, then: nil, failed: nil))
}

extension ChangeStep {
  /// Work about what is there with `presence`.
  fileprivate static func work<Payload, Value>(
    _ presence: Presence<State, Payload>, _ retry: WorkRetry, _ timeout: Duration?,
    _ work: @escaping (Payload) async throws -> Value,
    then: ((inout Payload, Value) -> Void)?,
    failed: ((inout Payload, any Error) -> Void)?
  ) -> ChangeStep {
    let plan = WorkPlan(in: presence, retry, timeout, work, then: then, failed: failed)
    return ChangeStep(kind: .wait(.work(plan)), isThere: presence.isThere)
  }
}
