// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// What assistive technologies are told, beyond names, values, hints, traits and elements.

@available(
  *, unavailable, message: "Make a Button of it, which every assistive technology can press."
)
extension View {
  public func accessibilityAction(_: MissingValue = .automatic, _: () -> Void) -> Self { self }
  public func accessibilityAction(named: Any, _: () -> Void) -> Self { self }
  public func accessibilityAction<L: View>(action: () -> Void, @ViewBuilder label: () -> L) -> Self
  { self }
  public func accessibilityActions<C: View>(@ViewBuilder _: () -> C) -> Self { self }
  public func accessibilityActions<C: View>(category: MissingValue, @ViewBuilder _: () -> C) -> Self
  { self }
  public func accessibilityQuickAction<C: View>(style: MissingValue, @ViewBuilder content: () -> C)
    -> Self
  { self }
  public func accessibilityQuickAction<C: View>(
    style: MissingValue, isActive: Any, @ViewBuilder content: () -> C
  ) -> Self { self }
  public func accessibilityActivationPoint(_: UnitPoint) -> Self { self }
  public func accessibilityActivationPoint(_: CGPoint) -> Self { self }
  public func accessibilityZoomAction(_: (MissingValue) -> Void) -> Self { self }
  public func accessibilityScrollAction(_: (Edge) -> Void) -> Self { self }
}

@available(*, unavailable, message: "Use a Stepper or a Slider, which can be adjusted.")
extension View {
  public func accessibilityAdjustableAction(_: (AccessibilityAdjustmentDirection) -> Void) -> Self {
    self
  }
}

@available(
  *, unavailable, message: "Use focused(_:), which moves the focus of assistive technologies along."
)
extension View {
  public func accessibilityFocused(_: Any) -> Self { self }
  public func accessibilityFocused(_: Any, equals: Any) -> Self { self }
  public func accessibilityDefaultFocus(_: Any, _: Any) -> Self { self }
}

@available(
  *, unavailable,
  message:
    "Use accessibilityElement(children:) with accessibilityLabel(_:) and accessibilityValue(_:)."
)
extension View {
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> Self {
    self
  }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> Self { self }
  public func accessibilityLabeledPair(role: MissingValue, id: Any, in: Any) -> Self { self }
  public func accessibilityLinkedGroup(id: Any, in: Any) -> Self { self }
  public func accessibility(label: Any) -> Self { self }
  public func accessibility(value: Any) -> Self { self }
  public func accessibility(hint: Any) -> Self { self }
  public func accessibility(hidden: Bool) -> Self { self }
  public func accessibility(identifier: String) -> Self { self }
  public func accessibility(addTraits: AccessibilityTraits) -> Self { self }
  public func accessibility(removeTraits: AccessibilityTraits) -> Self { self }
  public func accessibility(sortPriority: Double) -> Self { self }
  public func accessibility(inputLabels: [Any]) -> Self { self }
}

@available(*, unavailable, message: "Say it in accessibilityValue(_:) or accessibilityHint(_:).")
extension View {
  public func accessibilityCustomContent(_: Any, _: Any, importance: MissingValue = .automatic)
    -> Self
  { self }
  public func accessibilityChartDescriptor(_: Any) -> Self { self }
  public func accessibilityInputLabels(_: [Any]) -> Self { self }
  public func accessibilityHeading(_: MissingValue) -> Self { self }
  public func accessibilityTextContentType(_: MissingValue) -> Self { self }
}

@available(
  *, unavailable,
  message: "Elements are read in the order in which they are written; change that order."
)
extension View {
  public func accessibilitySortPriority(_: Double) -> Self { self }
}

@available(
  *, unavailable, message: "Assistive technologies of this desktop do not ask for it; leave it out."
)
extension View {
  public func accessibilityRotor<C>(_: MissingValue, entries: () -> C) -> Self { self }
  public func accessibilityRotor<C>(_: Any, entries: () -> C) -> Self { self }
  public func accessibilityRotor<C: RandomAccessCollection>(
    _: Any, entries: C, entryLabel: KeyPath<C.Element, String>
  ) -> Self { self }
  public func accessibilityRotorEntry(id: Any, in: Any) -> Self { self }
  public func accessibilityScrollStatus(_: Any, isEnabled: Bool = true) -> Self { self }
  public func accessibilityDirectTouch(_: Bool = true, options: MissingValue = .automatic) -> Self {
    self
  }
  public func accessibilityDragPoint(_: UnitPoint, description: Any) -> Self { self }
  public func accessibilityDropPoint(_: UnitPoint, description: Any) -> Self { self }
  public func accessibilityIgnoresInvertColors(_: Bool = true) -> Self { self }
  public func accessibilityRespondsToUserInteraction(_: Bool = true) -> Self { self }
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  public func accessibilityShowsLargeContentViewer<C: View>(@ViewBuilder _: () -> C) -> Self {
    self
  }
  public func speechAdjustedPitch(_: Double) -> Self { self }
  public func speechAlwaysIncludesPunctuation(_: Bool = true) -> Self { self }
  public func speechAnnouncementsQueued(_: Bool = true) -> Self { self }
  public func speechSpellsOutCharacters(_: Bool = true) -> Self { self }
}
