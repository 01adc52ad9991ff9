/// The extent of children that share one guide line.
///
/// It is the most any of them has before the line plus the most any has after it. Stacks use it
/// across their axis, layered stacks in both directions.
struct AlignedExtent {
  /// How far the line is from the start: the greatest guide among the children.
  private(set) var line = -Double.infinity
  private var after = -Double.infinity
  private var isEndless = false

  /// Adds a child of `length` whose guide lies `guide` from its start.
  mutating func add(_ length: Double, guide: Double) {
    guard length < .infinity else {
      isEndless = true
      return
    }
    line = max(line, guide)
    after = max(after, length - guide)
  }

  /// The whole extent: 0 without children, infinite as soon as one child is.
  var length: Double {
    if isEndless { return .infinity }
    return line == -.infinity ? 0 : max(0, line + after)
  }
}
