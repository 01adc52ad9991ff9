public import Foundation

/// Forms that say whether edges are smooth. The desktop draws them smooth in any case.
extension View {
  /// What of the view lies inside its frame with round corners, whose edges are smooth in any case.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool) -> some View {
    cornerRadius(radius)
  }

  /// What of the view lies inside its own frame, whose edges are smooth in any case.
  public func clipped(antialiased: Bool) -> some View { clipped() }

  /// What of the view lies inside `shape`, by the rule that `style` has. Edges are smooth in any case.
  @ViewBuilder
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View {
    if style.isEOFilled { mask { shape.fill(style: style) } } else { clipShape(shape) }
  }

  /// The view as a picture of its own, which is drawn at once. A desktop decides by itself what it draws
  /// that way, and in which of the colour spaces.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View {
    drawingGroup(opaque: opaque)
  }
}
