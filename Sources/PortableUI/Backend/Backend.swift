package import LayoutEngine

/// What shows a graph: native widgets, or a screen in memory.
///
/// The graph calls it during the commit of a frame, and only with what is different from before.
@MainActor
package protocol Backend: AnyObject {
  /// Makes what shows `element`. Its content is set; its place and its order follow.
  func make(_ element: Element)

  /// Shows the element's new content.
  func update(_ element: Element)

  /// Moves and resizes the element to its new frame.
  func place(_ element: Element)

  /// Puts the element behind `previous` inside its parent, or first where that is `nil`.
  func order(_ element: Element, after previous: Element?)

  /// Removes the element with all that is in it.
  func drop(_ element: Element)

  /// The size that `content`, which has no content of other elements, chooses for `proposal`.
  func size(of content: ElementContent, for proposal: Proposal) -> Size

  /// How far below the top of `content`, shown in `size`, the first and the last baseline lie.
  func baselines(of content: ElementContent, in size: Size) -> (first: Double, last: Double)?

  /// The room an element of this content keeps around the elements inside it.
  func insets(of content: ElementContent) -> Insets

  /// Runs the graph's frame soon, once.
  func requestFrame()
}
