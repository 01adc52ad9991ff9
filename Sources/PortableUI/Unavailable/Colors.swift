// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Colours that are made of others.

@available(*, unavailable, message: "Use Color(red:green:blue:opacity:) with the parts of both.")
extension Color {
  public func exposureAdjust(_: Double) -> Self { self }
  public func headroom(_: Double?) -> Self { self }
}
