/// Counts how long changes have been answered by changes.
///
/// What is observed while a change is told makes up the next round. Many changes may be one round: a
/// publisher with a long list is no sign of anything, but a long chain of rounds is.
@usableFromInline
struct Rounds {
  @usableFromInline var count: Int32 = 0

  /// How many changes of this round are yet to be told.
  @usableFromInline var left: Int32 = 0

  /// No program that works comes near it, and one that does not is here within a second.
  static let limit = 100_000

  @inlinable
  init() {}

  /// Notes that the next change is told, of those that wait; none, and the rounds have come to an end.
  mutating func next(of waiting: Int) {
    if waiting == 0 {
      self = Rounds()
    } else {
      if left == 0 { (count, left) = (count &+ 1, Int32(clamping: waiting)) }
      left &-= 1
    }
  }

  /// Whether they do not look as if they ever came to an end.
  var areTooMany: Bool { count > Self.limit }
}
