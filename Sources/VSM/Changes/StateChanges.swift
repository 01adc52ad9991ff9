public import ViewPlatform

/// An action made of steps, each of which changes the state there is when its turn comes.
///
///     func more() -> StateChanges<Self> {
///       StateChanges {
///         Change { $0.isLoadingMore = true }
///         Work { try await service.notes(query, after: next) }
///           then: { state, page in state.notes += page.notes }
///           catch: { state, error in state.problem = error.localizedDescription }
///         Change { $0.isLoadingMore = false }
///       }
///       .whenSuperseded { $0.isLoadingMore = false }
///     }
///
/// Every other action yields whole states, so it knows the state of the moment it was called, and two
/// of them would overwrite each other. Changes do not: several may be under way in ``Lane``s.
///
/// The steps are taken in order, on the main actor. Those that it begins with and that need not wait
/// are in place when `observe` returns, where a plain state would be. A step that fails has said so in
/// its `catch:`, and the next one follows.
public struct StateChanges<State> {
  @usableFromInline var steps: ChangeSteps<State>

  /// What to put right when it is cut off.
  @usableFromInline var superseded: ((inout State) -> Void)?

  /// How its changes move; nil where nothing was said about that.
  @usableFromInline var motion: Motion?

  @inlinable
  init(_ steps: ChangeSteps<State>) { self.steps = steps }

  init(_ steps: [ChangeStep<State>]) { self.init(.list(steps)) }

  /// The steps that `steps` lists.
  @inlinable
  public init(@Builder _ steps: () -> StateChanges) { self = steps() }

  /// How changes move.
  @usableFromInline
  struct Motion {
    @usableFromInline let animation: Animation?
  }
}

extension StateChanges {
  /// Puts right what it leaves behind when it is cut off: by a newer action of its lane, or by
  /// `cancel`.
  ///
  /// `change` is made once, before the first change of what cut it off. It is not made when the action
  /// came to its end; nor when a whole state came, or the part of the state has gone that it was about,
  /// since these say what holds; nor for an action that had not begun. What was said so before, of these
  /// changes or of some among them, is made before it.
  public func whenSuperseded(_ change: @escaping (inout State) -> Void) -> StateChanges {
    var changes = self
    changes.superseded = Self.both(superseded, change)
    return changes
  }

  /// Moves what its changes move by `animation`; `nil` for at once.
  ///
  /// Without this they move as what was going on when it was observed: in `withAnimation`, say.
  public func animation(_ animation: Animation?) -> StateChanges {
    var changes = self
    changes.motion = Motion(animation: animation)
    return changes
  }

  /// Its steps, behind those of `others`.
  func after(_ others: StateChanges) -> StateChanges {
    var changes = others
    changes.steps = .list(others.steps.list + steps.list)
    if let superseded { changes.superseded = Self.both(others.superseded, superseded) }
    changes.motion = motion ?? others.motion
    return changes
  }

  private static func both(
    _ earlier: ((inout State) -> Void)?, _ later: @escaping (inout State) -> Void
  ) -> (inout State) -> Void {
    guard let earlier else { return later }
    return { state in
      earlier(&state)
      later(&state)
    }
  }
}
