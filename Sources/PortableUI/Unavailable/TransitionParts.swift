// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Ways to come and go.

@available(
  *, unavailable,
  message: "Combine opacity, move(edge:), offset(_:), push(from:) and scale(scale:anchor:)."
)
extension AnyTransition {
  public static func modifier(active: Any, identity: Any) -> AnyTransition { .opacity }
}
