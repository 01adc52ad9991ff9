// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// Members of pictures.

@available(
  *, unavailable,
  message:
    "Pictures are always drawn upright and stretched, with the colours of the screen; leave it out."
)
extension Image {
  public typealias DynamicRange = _MissingValue
  public typealias Orientation = _MissingValue
  public typealias ResizingMode = _MissingValue
  public init(_: Any, scale: CGFloat, orientation: _MissingValue = .up, label: Text) {
    self = Image("")
  }
  public init(decorative: Any, scale: CGFloat, orientation: _MissingValue = .up) {
    self = Image("")
  }
}

@available(*, unavailable, message: "Use uiImage, and its pngData().")
extension ImageRenderer {
  public var nsImage: UIImage? { nil }
  public var cgImage: _MissingValue? { nil }
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (_MissingValue) -> Void) -> Void
  ) {}
}

@available(*, unavailable, message: "A picture has the colours of the screen; leave this out.")
extension ImageRenderer {
  public var colorMode: _MissingValue? { nil }
}
