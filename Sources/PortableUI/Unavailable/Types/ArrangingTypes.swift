// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(*, unavailable, message: "Use CoordinateSpace, as in frame(in: .named(_:)).")
public protocol CoordinateSpaceProtocol {}

@available(*, unavailable, message: "Use CoordinateSpace, as in frame(in: .named(_:)).")
public typealias GlobalCoordinateSpace = MissingValue

@available(*, unavailable, message: "Use CoordinateSpace, as in frame(in: .named(_:)).")
public typealias LocalCoordinateSpace = MissingValue

@available(*, unavailable, message: "Use CoordinateSpace, as in frame(in: .named(_:)).")
public typealias NamedCoordinateSpace = MissingValue

@available(*, unavailable, message: "Use RectangleCornerRadii, or EdgeInsets.")
public typealias RectangleCornerInsets = MissingValue
