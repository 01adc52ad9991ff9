// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// How pictures are drawn.

@available(
  *, unavailable, message: "Pictures are shown with the colours of the screen; leave it out."
)
extension Image {
  public func widgetAccentedRenderingMode(_: _MissingValue?) -> Self { self }
}
