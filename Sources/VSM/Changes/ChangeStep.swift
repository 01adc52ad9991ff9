/// One step of ``StateChanges``.
@usableFromInline
struct ChangeStep<State> {
  /// What it does.
  @usableFromInline
  enum Kind {
    case change((inout State) -> Void)
    case wait(WaitingStep<State>)
  }

  @usableFromInline let kind: Kind

  /// Whether there is what it is about. From this step on the action lives only as long as there is.
  @usableFromInline var isThere: ((State) -> Bool)?

  @inlinable
  init(kind: Kind, isThere: ((State) -> Bool)? = nil) {
    (self.kind, self.isThere) = (kind, isThere)
  }
}

/// Steps in their order.
@usableFromInline
enum ChangeSteps<State> {
  /// One change, which needs no list.
  case change((inout State) -> Void)
  case list([ChangeStep<State>])

  @usableFromInline var list: [ChangeStep<State>] {
    switch self {
    case .change(let change): [ChangeStep(kind: .change(change))]
    case .list(let steps): steps
    }
  }
}

/// A step that may have to wait.
@usableFromInline
enum WaitingStep<State> {
  case work(WorkPlan<State>)
  case values(ValuesPlan<State>)
}

extension ChangeStep {
  @inlinable
  static func work(_ plan: WorkPlan<State>) -> ChangeStep { ChangeStep(kind: .wait(.work(plan))) }

  @inlinable
  static func values(_ plan: ValuesPlan<State>) -> ChangeStep {
    ChangeStep(kind: .wait(.values(plan)))
  }
}

/// A part of a state that is not always there.
struct Presence<State, Payload> {
  let part: WritableKeyPath<State, Payload?>

  func isThere(in state: State) -> Bool { state[keyPath: part] != nil }

  /// A change of the part as one of the state; none where there is no such part.
  func change(_ change: @escaping (inout Payload) -> Void) -> (inout State) -> Void {
    { state in
      guard var payload = state[keyPath: part] else { return }
      change(&payload)
      state[keyPath: part] = payload
    }
  }
}
