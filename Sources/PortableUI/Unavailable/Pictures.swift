// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// How pictures are drawn.

@available(
  *, unavailable,
  message: "Pictures are always drawn smoothly, with the colours of the screen; leave it out."
)
extension Image {
  public func interpolation(_: MissingValue) -> Self { self }
  public func antialiased(_: Bool) -> Self { self }
  public func widgetAccentedRenderingMode(_: MissingValue?) -> Self { self }
}
