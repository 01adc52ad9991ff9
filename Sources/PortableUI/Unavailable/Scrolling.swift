// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AmbiguousTrailingClosureOverload
// The messages are the documentation.

// Where a scroll view is, and what it does by itself.

@available(
  *, unavailable, message: "Use scrollTargetLayout(isEnabled:) on the stack that the views are in."
)
extension View {
  public func scrollTarget(isEnabled: Bool = true) -> Self { self }
}

@available(*, unavailable, message: "A person scrolls as the desktop does; leave this out.")
extension View {
  public func scrollInputBehavior(_: MissingValue, for: MissingValue) -> Self { self }
}

@available(
  *, unavailable,
  message: "The bars and edges of scroll views are the desktop's; leave this out."
)
extension View {
  public func scrollEdgeEffectHidden(_: Bool = true, for: Edge.Set = .all) -> Self { self }
  public func scrollEdgeEffectStyle(_: MissingValue?, for: Edge.Set) -> Self { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
  public func scrollIndicatorsFlash(trigger: Any) -> Self { self }
}
