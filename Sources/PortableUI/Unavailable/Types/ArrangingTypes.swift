// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(*, unavailable, message: "Use RectangleCornerRadii, or EdgeInsets.")
public typealias RectangleCornerInsets = _MissingValue
