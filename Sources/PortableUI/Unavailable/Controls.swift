// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// How controls look and answer.

@available(*, unavailable, message: "Controls answer and look as the desktop's; leave it out.")
nonisolated extension View {
  public func menuActionDismissBehavior(_: _MissingValue) -> Self { self }
  public func paletteSelectionEffect(_: _MissingValue) -> Self { self }
  public func sliderThumbVisibility(_: Visibility) -> Self { self }
  public func defaultWheelPickerItemHeight(_: CGFloat) -> Self { self }
}

@available(*, unavailable, message: "Give the label of the control frame(maxWidth: .infinity).")
nonisolated extension View {
  public func buttonSizing(_: _MissingValue) -> Self { self }
}

@available(*, unavailable, message: "Write a LabelStyle, which arranges the icon and the title.")
nonisolated extension View {
  public func labelIconToTitleSpacing(_: CGFloat) -> Self { self }
  public func labelReservedIconWidth(_: CGFloat) -> Self { self }
}

@available(*, unavailable, message: "Use menuStyle(_:).")
nonisolated extension View {
  public func menuButtonStyle(_: Any) -> Self { self }
}

@available(*, unavailable, message: "Use redacted(reason:) while a value is old.")
nonisolated extension View {
  public func invalidatableContent(_: Bool = true) -> Self { self }
}

@available(*, unavailable, message: "Use PreviewModifier, or give the view what it needs.")
nonisolated extension View {
  public func previewContext(_: Any) -> Self { self }
}
