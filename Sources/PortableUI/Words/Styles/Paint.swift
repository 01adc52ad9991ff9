/// What something is painted with, once it is known where it is shown.
package enum Paint: Hashable, Sendable {
  /// A colour.
  case color(Color)

  /// A pane through which what is behind is seen dimly. A backend that cannot blur what is behind
  /// shows a pane of the same strength.
  case material(Material)

  /// Colours that become each other.
  case gradient(GradientPaint)
}
