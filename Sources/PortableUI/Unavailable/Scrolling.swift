// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AmbiguousTrailingClosureOverload
// The messages are the documentation.

// Where a scroll view is, and what it does by itself.

@available(
  *, unavailable, message: "Use ScrollViewReader, whose scrollTo(_:anchor:) goes to an id."
)
extension View {
  public func scrollPosition(_: Any, anchor: Any? = nil) -> Self { self }
  public func scrollPosition(id: Any, anchor: UnitPoint? = nil) -> Self { self }
  public func scrollPosition(initialAnchor: UnitPoint?) -> Self { self }
  public func defaultScrollAnchor(_: UnitPoint?) -> Self { self }
  public func defaultScrollAnchor(_: UnitPoint?, for: MissingValue) -> Self { self }
}

@available(
  *, unavailable,
  message:
    "Use GeometryReader inside of the scroll view, which knows the frame in its coordinate space."
)
extension View {
  public func onScrollGeometryChange<T>(
    for: T.Type, of: (MissingValue) -> T, action: (T, T) -> Void
  ) -> Self { self }
  public func onScrollPhaseChange(_: (MissingValue, MissingValue) -> Void) -> Self { self }
  public func onScrollPhaseChange(_: (MissingValue, MissingValue, MissingValue) -> Void) -> Self {
    self
  }
  public func scrollTransition<V: View>(
    _: MissingValue = .automatic, axis: Axis? = nil,
    @ViewBuilder transition: (EmptyView, MissingValue) -> V
  ) -> Self { self }
  public func scrollTransition<V: View>(
    topLeading: MissingValue, bottomTrailing: MissingValue, axis: Axis? = nil,
    @ViewBuilder transition: (EmptyView, MissingValue) -> V
  ) -> Self { self }
}

@available(*, unavailable, message: "Use onAppear and onDisappear on the rows of a lazy stack.")
extension View {
  public func onScrollVisibilityChange(threshold: Double = 0.5, _: (Bool) -> Void) -> Self { self }
  public func onScrollTargetVisibilityChange<ID>(
    idType: ID.Type, threshold: Double = 0.5, _: ([ID]) -> Void
  ) -> Self { self }
}

@available(
  *, unavailable, message: "A scroll view on a desktop stops where it is left; leave this out."
)
extension View {
  public func scrollTargetBehavior(_: MissingValue) -> Self { self }
  public func scrollTargetBehavior(_: Any) -> Self { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  public func scrollTarget(isEnabled: Bool = true) -> Self { self }
  public func scrollInputBehavior(_: MissingValue, for: MissingValue) -> Self { self }
}

@available(
  *, unavailable,
  message: "Scroll views always clip, and their bars are the desktop's; leave this out."
)
extension View {
  public func scrollClipDisabled(_: Bool = true) -> Self { self }
  public func scrollEdgeEffectHidden(_: Bool = true, for: Edge.Set = .all) -> Self { self }
  public func scrollEdgeEffectStyle(_: MissingValue?, for: Edge.Set) -> Self { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
  public func scrollIndicatorsFlash(trigger: Any) -> Self { self }
}
