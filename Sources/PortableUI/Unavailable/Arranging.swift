// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// Where views stand, and how large they are.

@available(*, unavailable, message: "Use GeometryReader, or frame(maxWidth: .infinity).")
extension View {
  public func containerRelativeFrame(_: Axis.Set, alignment: Alignment = .center) -> Self { self }
  public func containerRelativeFrame(
    _: Axis.Set, alignment: Alignment = .center, _: (CGFloat, Axis) -> CGFloat
  ) -> Self { self }
  public func containerRelativeFrame(
    _: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> Self { self }
}

@available(*, unavailable, message: "Use safeAreaInset(edge:content:) or padding(_:).")
extension View {
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> Self { self }
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> Self { self }
  public func safeAreaPadding(_: EdgeInsets) -> Self { self }
  public func safeAreaPadding(_: CGFloat) -> Self { self }
  public func safeAreaPadding(_: Edge.Set = .all, _: CGFloat? = nil) -> Self { self }
  public func scenePadding(_: Edge.Set = .all) -> Self { self }
  public func scenePadding(_: MissingValue, edges: Edge.Set = .all) -> Self { self }
}

@available(*, unavailable, message: "Use layoutValue(key:value:) or preference(key:value:).")
extension View {
  public func containerValue(_: Any, _: Any) -> Self { self }
}
