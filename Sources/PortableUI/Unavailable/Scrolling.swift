// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AmbiguousTrailingClosureOverload
// The messages are the documentation.

// Where a scroll view is, and what it does by itself.

@available(
  *, unavailable, message: "Use scrollTargetLayout(isEnabled:) on the stack that the views are in."
)
nonisolated extension View {
  public func scrollTarget(isEnabled: Bool = true) -> Self { self }
}

@available(*, unavailable, message: "A person scrolls as the desktop does; leave this out.")
nonisolated extension View {
  public func scrollInputBehavior(_: _MissingValue, for: _MissingValue) -> Self { self }
}
