/// A width and a height: a child's answer to a proposal, or the extent of a frame.
package struct Size: Hashable, Sendable {
  /// The extent from the leading to the trailing edge.
  package var width: Double
  /// The extent from the top to the bottom edge.
  package var height: Double

  @inlinable package static var zero: Size { Size(width: 0, height: 0) }

  @inlinable package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size spelled from a stack's point of view: `main` along `axis`, `cross` across it.
  @inlinable package init(_ main: Double, along axis: LayoutAxis, cross: Double) {
    self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  /// The extent along `axis`.
  @inlinable package subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
