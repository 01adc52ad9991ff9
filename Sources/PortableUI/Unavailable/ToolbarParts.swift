// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Bars that a person arranges.

@available(
  *, unavailable,
  message: "A bar shows all of its items, as the desktop has them; leave it out, or use an if."
)
extension ToolbarContent {
  public func customizationBehavior(_: _MissingValue) -> Self { self }
  public func defaultCustomization(_: Visibility = .automatic, options: _MissingValue = .automatic)
    -> Self
  { self }
  public func hidden(_: Bool = true) -> Self { self }
  public func matchedTransitionSource(id: Any, in: Namespace.ID) -> Self { self }
  public func sharedBackgroundVisibility(_: Visibility) -> Self { self }
  public func visibilityPriority(_: _MissingValue) -> Self { self }
}
