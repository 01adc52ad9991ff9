// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Pencils, crowns, game controllers, touch bars, eyes and hands, which a desktop has not.

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
nonisolated extension View {
  public func digitalCrownRotation(_: Any) -> Self { self }
  public func digitalCrownRotation(
    _: Any, from: Any, through: Any, by: Any? = nil, sensitivity: _MissingValue = .automatic,
    isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true
  ) -> Self { self }
  public func digitalCrownAccessory(_: Visibility) -> Self { self }
  public func digitalCrownAccessory<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func handGestureShortcut(_: _MissingValue, isEnabled: Bool = true) -> Self { self }
  public func handlesGameControllerEvents(matching: _MissingValue) -> Self { self }
  public func onPencilDoubleTap(perform: (_MissingValue) -> Void) -> Self { self }
  public func onPencilSqueeze(perform: (_MissingValue) -> Void) -> Self { self }
  public func onLongTouchGesture(minimumDuration: Double = 0.5, perform: () -> Void) -> Self {
    self
  }
  public func onImmersionChange(_: (_MissingValue, _MissingValue) -> Void) -> Self { self }
  public func onWorldRecenter(action: (_MissingValue) -> Void) -> Self { self }
  public func preferredSurroundingsEffect(_: _MissingValue?) -> Self { self }
  public func upperLimbVisibility(_: Visibility) -> Self { self }
  public func ornament<C: View>(
    visibility: Visibility = .automatic, attachmentAnchor: _MissingValue,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> C
  ) -> Self { self }
  public func touchBar<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func touchBar(_: Any) -> Self { self }
  public func touchBarCustomizationLabel(_: Any) -> Self { self }
  public func touchBarItemPresence(_: _MissingValue) -> Self { self }
  public func touchBarItemPrincipal(_: Bool = true) -> Self { self }
  public func allowsWindowActivationEvents(_: Bool? = nil) -> Self { self }
  public func interactionActivityTrackingTag(_: String) -> Self { self }
}

@available(
  *, unavailable,
  message: "The desktop chooses how a pointer looks; onHover(perform:) tells where it is."
)
nonisolated extension View {
  public func hoverEffectDisabled(_: Bool = true) -> Self { self }
  public func defaultHoverEffect(_: _MissingValue?) -> Self { self }
  public func listRowHoverEffect(_: _MissingValue?) -> Self { self }
  public func listRowHoverEffectDisabled(_: Bool = true) -> Self { self }
  public func listRowPlatterColor(_: Color?) -> Self { self }
}
