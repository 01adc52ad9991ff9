/// What the engine does with numbers that are not lengths.
///
/// Every answer of a child and every number of a modifier passes through one of these doors, so the
/// algorithms never meet a `nan`, and a frame is always finite and never negative.
///
/// - A proposal's `nan` means *unspecified*, and a negative proposal is 0 (see ``Proposal``).
/// - A child's `nan` or negative answer is 0. Infinity stands only where infinity was offered
///   (that is how a stack learns that a child stretches without end); otherwise the child gets what
///   was offered, or 10 where nothing was.
/// - A modifier's `nan` or infinite number counts as not given; only a maximum may be infinite.
///   A negative length is 0. Offsets, spacing and guides may be negative.
/// - No length and no distance is beyond ``most``: backends count in whole numbers, which end.
package enum Length {
  /// The greatest length, and the greatest distance in either direction: far beyond all screens, and
  /// twenty of them are still less than the greatest whole number of a backend.
  package static let most = 100_000_000.0

  /// What a view without a size of its own takes when nothing is proposed.
  package static let unspecified = 10.0

  /// The space between siblings when neither the stack nor a child says otherwise.
  package static let standardSpacing = 8.0

  /// The length that counts when a child answered `answer` to the proposal `offered`.
  package static func answered(_ answer: Double, to offered: Double?) -> Double {
    if answer >= 0, answer <= most { return answer }
    if answer > most, answer < .infinity { return most }
    guard answer == .infinity else { return 0 }
    return offered ?? unspecified
  }

  /// The size that counts when a child answered `answer` to the proposal `offered`.
  package static func answered(_ answer: Size, to offered: Proposal) -> Size {
    Size(
      width: answered(answer.width, to: offered.width),
      height: answered(answer.height, to: offered.height))
  }

  /// A modifier's length, or `nil` where it is no finite number.
  package static func given(_ length: Double?) -> Double? {
    guard let length, length.isFinite else { return nil }
    return min(most, max(0, length))
  }

  /// A modifier's upper limit: infinity is welcome here, `nan` counts as not given.
  package static func limit(_ length: Double?) -> Double? {
    guard let length, !length.isNaN else { return nil }
    return max(0, length)
  }

  /// A modifier's distance that may be negative, or `nil` where it is no finite number.
  package static func optionalDistance(_ distance: Double?) -> Double? {
    guard let distance, distance.isFinite else { return nil }
    return min(most, max(-most, distance))
  }

  /// A distance that may be negative (an offset, a guide, spacing), or 0 where it is not finite.
  package static func distance(_ distance: Double) -> Double {
    if abs(distance) <= most { return distance }
    return distance.isFinite ? (distance < 0 ? -most : most) : 0
  }
}
