// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// Members of pictures.

@available(
  *, unavailable,
  message:
    "Pictures are always drawn smoothly, upright and stretched, with the colours of the screen; leave it out."
)
extension Image {
  public typealias DynamicRange = MissingValue
  public typealias Interpolation = MissingValue
  public typealias Orientation = MissingValue
  public typealias ResizingMode = MissingValue
  public init(_: Any, scale: CGFloat, orientation: MissingValue = .up, label: Text) {
    self = Image("")
  }
  public init(decorative: Any, scale: CGFloat, orientation: MissingValue = .up) { self = Image("") }
}
