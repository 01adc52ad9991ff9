// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Parts of texts.

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
extension Text {
  public typealias Layout = MissingValue
}

@available(*, unavailable, message: "Use .single: there is one line, in the colour of the letters.")
extension Text.LineStyle {
  public typealias Pattern = MissingValue
  public init(pattern: MissingValue = .solid, color: Color? = nil) { self = .single }
}
