import LayoutEngine

/// What was dropped and is to be seen until it is gone.
struct Removal {
  let goal: TransitionNumbers

  /// The point of its group that stays where it is, in the element around.
  let anchor: Point
  let timing: Timing
  let origin: Origin
  let container: Node

  /// Where it moves besides, known once everything is in its new place.
  let way: (() -> RemovalGoal?)?

  /// Where a view stood: one that comes back to the same place is the same to the eye.
  struct Origin: Hashable {
    let container: UInt32
    let type: Int
    let tag: AnyHashable?

    /// The node that went.
    let node: UInt32
  }
}

/// An element whose view is gone.
struct LeavingElement {
  let element: Element
  let origin: Removal.Origin

  /// The node that its view was in.
  let container: Node

  /// The round in which the view went.
  let round: Int
}
