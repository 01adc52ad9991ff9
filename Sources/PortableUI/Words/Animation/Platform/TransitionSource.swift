/// The name of a view out of which another one comes.
///
/// SAFETY: nothing of it changes, and views make and compare it, which live on the main actor; a transition only
/// carries it.
final class TransitionSource: Hashable, @unchecked Sendable {
  let id: AnyHashable
  let space: AnyHashable

  init(id: AnyHashable, space: AnyHashable) {
    self.id = id
    self.space = space
  }

  static func == (one: TransitionSource, other: TransitionSource) -> Bool {
    one.id == other.id && one.space == other.space
  }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
