// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// What assistive technologies are told, beyond names, values, hints, traits and elements.

@available(
  *, unavailable, message: "Make a Button of it, which every assistive technology can press."
)
nonisolated extension View {
  public func accessibilityQuickAction<C: View>(style: _MissingValue, @ViewBuilder content: () -> C)
    -> Self
  { self }
  public func accessibilityQuickAction<C: View>(
    style: _MissingValue, isActive: Any, @ViewBuilder content: () -> C
  ) -> Self { self }
  public func accessibilityActivationPoint(_: UnitPoint) -> Self { self }
  public func accessibilityActivationPoint(_: CGPoint) -> Self { self }
  public func accessibilityZoomAction(_: (_MissingValue) -> Void) -> Self { self }
}

@available(*, unavailable, message: "Say it in accessibilityValue(_:) or accessibilityHint(_:).")
nonisolated extension View {
  public func accessibilityChartDescriptor(_: Any) -> Self { self }
}

@available(
  *, unavailable, message: "Assistive technologies of this desktop do not ask for it; leave it out."
)
nonisolated extension View {
  public func accessibilityRotor<C>(_: _MissingValue, entries: () -> C) -> Self { self }
  public func accessibilityRotor<C>(_: Any, entries: () -> C) -> Self { self }
  public func accessibilityRotor<C: RandomAccessCollection>(
    _: Any, entries: C, entryLabel: KeyPath<C.Element, String>
  ) -> Self { self }
  public func accessibilityRotorEntry(id: Any, in: Any) -> Self { self }
  public func accessibilityScrollStatus(_: Any, isEnabled: Bool = true) -> Self { self }
  public func accessibilityDirectTouch(_: Bool = true, options: _MissingValue = .automatic) -> Self
  {
    self
  }
  public func accessibilityDragPoint(_: UnitPoint, description: Any) -> Self { self }
  public func accessibilityDropPoint(_: UnitPoint, description: Any) -> Self { self }
}
