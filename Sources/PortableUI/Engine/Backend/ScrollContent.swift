package import LayoutEngine

/// An area in which a part of its content is seen, and that a person moves over it.
///
/// The frames of the elements inside are counted from the corner of the content. Nothing of them is
/// seen or touched outside of the area.
package struct ScrollContent: Equatable {
  /// The directions in which a person may move.
  package var axes: LayoutAxes

  /// The directions in which a bar shows how far one is.
  package var indicators: LayoutAxes

  /// Whether nothing is seen of what lies beyond its edges.
  package var clips = true

  /// How large all of the content is.
  package var contentSize = Size.zero

  /// The point of the content that lies in the corner of the area.
  package var offset = Point.zero

  /// How much of `offset` nobody has moved: what lies before turned out longer than thought, or
  /// shorter, and what is seen stayed where it was. What goes on moving takes this into account.
  package var shift = Point.zero
}
