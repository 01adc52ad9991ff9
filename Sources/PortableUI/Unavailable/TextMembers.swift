// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Parts of texts.

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
extension Text {
  public typealias Layout = _MissingValue
}
