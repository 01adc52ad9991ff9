// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Parts of a text.

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
extension Text {
  public func customAttribute(_: Any) -> Self { self }
  public func textVariant(_: Any) -> Self { self }
}
