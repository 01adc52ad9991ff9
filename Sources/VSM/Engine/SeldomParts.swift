import StateEvents

/// What a container has only while somebody records, or once it was given changes.
@usableFromInline
final class SeldomParts {
  /// The action that was begun last, while somebody records.
  var note: ActionNote?

  /// A ``HeldContainer`` while a state of the past is seen.
  var held: AnyObject?

  /// The ``Lanes`` of the container's kind of state, once there was something in one.
  @exclusivity(unchecked) @usableFromInline var lanes: AnyObject?
}
