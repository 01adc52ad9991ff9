// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// Paths that are made of others.

@available(
  *, unavailable,
  message:
    "Draw the path that is wanted: addLine(to:), addCurve(to:control1:control2:), addPath(_:transform:)."
)
extension Path {
  public func intersection(_: Path, eoFill: Bool = false) -> Self { self }
  public func union(_: Path, eoFill: Bool = false) -> Self { self }
  public func subtracting(_: Path, eoFill: Bool = false) -> Self { self }
  public func symmetricDifference(_: Path, eoFill: Bool = false) -> Self { self }
  public func lineIntersection(_: Path, eoFill: Bool = false) -> Self { self }
  public func lineSubtraction(_: Path, eoFill: Bool = false) -> Self { self }
  public func normalized(eoFill: Bool = true) -> Self { self }
  public func addRects(_: [CGRect], transform: CGAffineTransform = .identity) -> Self { self }
}
