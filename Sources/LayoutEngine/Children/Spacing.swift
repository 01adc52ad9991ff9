/// The distance a view would like to keep from its neighbours, for each of its edges.
///
/// Between two neighbours the larger wish counts, unless one of them wants none at all: a spacer
/// brings its own room, so a stack adds nothing beside it.
package struct Spacing: Hashable, Sendable {
  // Single precision keeps a record small, and no wish is finer than that. Negative: none at all.
  private var top: Float
  private var leading: Float
  private var bottom: Float
  private var trailing: Float

  /// Wishes for the four edges.
  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = Spacing.stored(top)
    self.leading = Spacing.stored(leading)
    self.bottom = Spacing.stored(bottom)
    self.trailing = Spacing.stored(trailing)
  }

  private init(everywhere wish: Float) {
    top = wish
    leading = wish
    bottom = wish
    trailing = wish
  }

  /// The standard distance at every edge.
  package static let standard = Spacing(everywhere: Float(Length.standardSpacing))
  /// No wish of its own: a neighbour's wish counts.
  package static let zero = Spacing(everywhere: 0)
  /// No space at all, whatever the neighbour wishes.
  package static let none = Spacing(everywhere: -1)

  /// The distance to keep from `next`, which follows along `axis`.
  package func distance(to next: Spacing, along axis: LayoutAxis) -> Double {
    let here = self[end: axis]
    let there = next[start: axis]
    return here < 0 || there < 0 ? 0 : Double(max(here, there))
  }

  /// The wishes of a view made of `self` and `other` lying side by side across the edges that
  /// matter: for each edge the larger one.
  package func union(_ other: Spacing) -> Spacing {
    var union = self
    union.top = max(top, other.top)
    union.leading = max(leading, other.leading)
    union.bottom = max(bottom, other.bottom)
    union.trailing = max(trailing, other.trailing)
    return union
  }

  /// The wish at the edge where `axis` starts, top or leading; negative means none at all.
  subscript(start axis: LayoutAxis) -> Float {
    get { axis == .horizontal ? leading : top }
    set {
      if axis == .horizontal { leading = newValue } else { top = newValue }
    }
  }

  /// The wish at the edge where `axis` ends: bottom or trailing.
  subscript(end axis: LayoutAxis) -> Float {
    get { axis == .horizontal ? trailing : bottom }
    set {
      if axis == .horizontal { trailing = newValue } else { bottom = newValue }
    }
  }

  private static func stored(_ wish: Double) -> Float {
    Float(max(0, Length.distance(wish)))
  }
}
