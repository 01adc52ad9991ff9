// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// Shapes that are made of others.

@available(
  *, unavailable,
  message: "Write a Shape whose path(in:) draws it, or use stroke(_:style:) with a dash."
)
extension Shape {
  public func size(_: CGSize) -> Self { self }
  public func size(width: CGFloat, height: CGFloat) -> Self { self }
  public func transform(_: Any) -> Self { self }
  public func intersection(_: Any, eoFill: Bool = false) -> Self { self }
  public func union(_: Any, eoFill: Bool = false) -> Self { self }
  public func subtracting(_: Any, eoFill: Bool = false) -> Self { self }
  public func symmetricDifference(_: Any, eoFill: Bool = false) -> Self { self }
  public func lineIntersection(_: Any, eoFill: Bool = false) -> Self { self }
  public func lineSubtraction(_: Any, eoFill: Bool = false) -> Self { self }
}

@available(
  *, unavailable, message: "Use rotationEffect(_:anchor:) or scaleEffect(_:anchor:) on the view."
)
extension Shape {
  public func rotation(_: Angle, anchor: UnitPoint = .center) -> Self { self }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
  public func scale(_: CGFloat, anchor: UnitPoint = .center) -> Self { self }
}
