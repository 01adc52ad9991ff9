import Threads

/// What ``Work(retry:timeout:_:then:catch:)`` is told to do.
@usableFromInline
struct WorkPlan<State> {
  /// One try, which returns the change that says what came of it, if one does. It goes on where it was
  /// called, so that nothing but the work itself leaves main.
  typealias Attempt = nonisolated(nonsending) () async throws -> ((inout State) -> Void)?

  let retry: WorkRetry

  /// How long each try may take, in nanoseconds.
  let timeout: Int?

  /// Makes the tries, of the state there is when the step's turn comes; nil where that lacks what the
  /// step is about.
  let attempt: (State) -> Attempt?

  /// The change that says that the last try failed.
  let failed: ((inout State, any Error) -> Void)?
}

extension WorkPlan {
  /// Work that knows nothing of the state but what it has captured.
  init<Value>(
    _ retry: WorkRetry, _ timeout: Duration?, _ work: @escaping () async throws -> Value,
    then: ((inout State, Value) -> Void)?, failed: ((inout State, any Error) -> Void)?
  ) {
    let work = Handover(work)
    self.init(
      retry: retry, timeout: timeout.map { max(0, $0.inNanoseconds) },
      attempt: { _ in
        {
          let value = try await work.content()
          return then.map { then in { state in then(&state, value) } }
        }
      }, failed: failed)
  }

  /// Work that is about a part of the state.
  init<Payload, Value>(
    in presence: Presence<State, Payload>, _ retry: WorkRetry, _ timeout: Duration?,
    _ work: @escaping (Payload) async throws -> Value,
    then: ((inout Payload, Value) -> Void)?,
    failed: ((inout Payload, any Error) -> Void)?
  ) {
    let attempt: (State) -> Attempt? = { state in
      guard let payload = state[keyPath: presence.part] else { return nil }
      let load = Handover((work: work, payload: payload))
      return {
        let value = try await load.content.work(load.content.payload)
        return then.map { then in presence.change { payload in then(&payload, value) } }
      }
    }
    self.init(
      retry: retry, timeout: timeout.map { max(0, $0.inNanoseconds) }, attempt: attempt,
      failed: failed.map { failed in
        { state, error in presence.change { payload in failed(&payload, error) }(&state) }
      })
  }
}

/// Work of which nothing is said about what it returns. Where that is something, it does not compile.
public struct UnansweredWork<State, Value> {
  let changes: StateChanges<State>

  init(_ step: ChangeStep<State>) { changes = StateChanges([step]) }
}
