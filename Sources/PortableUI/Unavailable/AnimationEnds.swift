// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Ends of animations.

@available(*, unavailable, message: "Use withAnimation(_:completionCriteria:_:completion:).")
extension Animation {
  public func logicallyComplete(after: Double) -> Self { self }
}
