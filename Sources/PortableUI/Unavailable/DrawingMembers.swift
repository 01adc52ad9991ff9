// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// What draws in a canvas.

@available(*, unavailable, message: "Leave them out: colours are mixed as screens show them.")
extension GraphicsContext {
  public typealias FilterOptions = _MissingValue
  public typealias BlurOptions = _MissingValue
  public typealias GradientOptions = _MissingValue
}

@available(
  *, unavailable, message: "There is no Core Graphics here; draw with the context itself."
)
extension GraphicsContext {
  public func withCGContext(content: (_MissingValue) -> Void) {}
}
