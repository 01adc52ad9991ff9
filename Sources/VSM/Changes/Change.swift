// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The steps of StateChanges are functions with a capital, as they stand where types would stand in
// other builders. Types of these names would get in the way of types of users and of StateStudio.

/// A step that is there at once: `change` is made to the state there is when its turn comes.
///
///     Change { $0.notes.removeAll { $0.id == note.id } }
@inlinable
public func Change<State>(_ change: @escaping (inout State) -> Void) -> StateChanges<State> {
  StateChanges(.change(change))
}

/// A step that is there at once: `change` is made to a part of the state that is not always there.
///
///     Change(in: \.loaded) { loaded in loaded.isSaving = true }
///
/// From this step on the action lives only as long as the state has that part. When it has gone, the
/// action is over and its work is cancelled, also where the part comes back later.
public func Change<State, Payload>(
  in part: WritableKeyPath<State, Payload?>, _ change: @escaping (inout Payload) -> Void
) -> StateChanges<State> {
  let presence = Presence(part: part)
  return StateChanges([
    ChangeStep(kind: .change(presence.change(change)), isThere: presence.isThere)
  ])
}
