// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Members of colours.

@available(*, unavailable, message: "Use Color(red:green:blue:opacity:).")
extension Color {
  public typealias ResolvedHDR = _MissingValue
  public init(cgColor: Any) { self = .primary }
  public var cgColor: _MissingValue? { nil }
}
