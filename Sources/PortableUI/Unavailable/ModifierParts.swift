// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Modifiers that are changed themselves.

@available(*, unavailable, message: "Call both modifiers in one body(content:).")
extension ViewModifier {
  public func concat(_: Any) -> Self { self }
}

@available(*, unavailable, message: "Call it on the view.")
extension ViewModifier {
  public func animation(_: Animation?) -> Self { self }
  public func transaction(_: (inout Transaction) -> Void) -> Self { self }
}
