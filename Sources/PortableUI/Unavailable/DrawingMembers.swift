// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// What draws in a canvas.

@available(
  *, unavailable,
  message: "Call blur, shadow and colour effects on the canvas, or draw several of them."
)
extension GraphicsContext {
  public typealias Filter = MissingValue
  public typealias FilterOptions = MissingValue
  public mutating func addFilter(_: MissingValue, options: MissingValue = .automatic) {}
}

@available(*, unavailable, message: "Resolve a Text or an Image: resolve(_:).")
extension GraphicsContext {
  public typealias ResolvedSymbol = MissingValue
  public func resolveSymbol(id: Any) -> MissingValue? { nil }
}

@available(
  *, unavailable, message: "Use clip(to:style:options:), or a drawLayer(content:) of its own."
)
extension GraphicsContext {
  public typealias GradientOptions = MissingValue
  public func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) -> Void
  ) {}
  public var clipBoundingRect: CGRect { .zero }
  public func withCGContext(content: (MissingValue) -> Void) {}
}
