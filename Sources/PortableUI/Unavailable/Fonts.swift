// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// Letters of other widths and forms.

@available(
  *, unavailable,
  message: "Use system(size:weight:design:) or a text style; fonts are the desktop's."
)
extension Font {
  public func smallCaps() -> Self { self }
  public func lowercaseSmallCaps() -> Self { self }
  public func uppercaseSmallCaps() -> Self { self }
  public func width(_: MissingValue) -> Self { self }
  public func width(_: CGFloat) -> Self { self }
}

@available(*, unavailable, message: "Use lineSpacing(_:) of the view.")
extension Font {
  public func leading(_: MissingValue) -> Self { self }
}

@available(*, unavailable, message: "Use system(size:) with another size.")
extension Font {
  public func scaled(by: CGFloat) -> Self { self }
}
