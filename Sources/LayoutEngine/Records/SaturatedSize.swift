/// A room from which on more room changes nothing: a text on one line, a row of those.
///
/// Every proposal that offers at least this much in both directions, or says nothing about one, is
/// answered with the same size, and whatever is inside lies in the same place. So one answer stands
/// for all that a stack asks such a child, and for a window that grows.
package struct SaturatedSize: Hashable, Sendable {
  /// The answer.
  package let size: Size

  /// The least that must be offered.
  package let room: Size

  /// `size` is chosen wherever `room` or more is offered.
  @inlinable package init(_ size: Size, from room: Size) {
    self.size = size
    self.room = room
  }

  /// Whether `proposal` offers as much.
  @inlinable package func covers(_ proposal: Proposal) -> Bool {
    proposal.width ?? .infinity >= room.width && proposal.height ?? .infinity >= room.height
  }

  /// What a parent asks for beyond the sum of what its children need: sums are not exact, and a
  /// child that got the least bit less than it needs would choose another size.
  package static let slack = 1.0 / 1024
}
