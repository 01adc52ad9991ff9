// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Members of fonts.

@available(
  *, unavailable,
  message: "Use system(size:weight:design:) or a text style; fonts are the desktop's."
)
extension Font {
  public typealias Context = _MissingValue
  public typealias Resolved = _MissingValue
  public func resolve(in: Any) -> _MissingValue { .automatic }
}
