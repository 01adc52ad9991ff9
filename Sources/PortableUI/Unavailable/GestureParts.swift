// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Parts of gestures.

@available(
  *, unavailable,
  message: "Give the view onTapGesture(perform:); gestures do not read keys of the keyboard."
)
extension Gesture {
  public func modifiers(_: EventModifiers) -> Self { self }
  public func handActivationBehavior(_: _MissingValue) -> Self { self }
  public func targetedToAnyEntity() -> Self { self }
  public func targetedToEntity(_: Any) -> Self { self }
}
