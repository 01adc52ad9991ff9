/// One column of a vertical grid, or one row of a horizontal one, as a user writes it down.
package struct GridTrack: Hashable, Sendable {
  /// How long a track is across the grid.
  package enum Sizing: Hashable, Sendable {
    /// Exactly so long.
    case fixed(Double)
    /// An equal part of what is left, within limits.
    case flexible(least: Double, most: Double)
    /// As many tracks as fit into an equal part of what is left, each within limits.
    case adaptive(least: Double, most: Double)
  }

  /// How long the track is.
  package var sizing: Sizing
  /// The distance to the next track; `nil` is the standard distance.
  package var spacing: Double?
  /// Where a cell's view goes in its cell; centred unless told otherwise.
  package var alignment: GuidePair?

  package init(_ sizing: Sizing, spacing: Double? = nil, alignment: GuidePair? = nil) {
    self.sizing = sizing
    self.spacing = Length.optionalDistance(spacing)
    self.alignment = alignment
  }

  /// The least length of a flexible or adaptive track that does not say.
  package static let standardLeast = Length.unspecified

  /// The distance to the next track that counts.
  var gap: Double { spacing ?? Length.standardSpacing }
}
