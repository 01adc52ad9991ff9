// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Keys, commands of keys, and where the keyboard's focus may be.

@available(
  *, unavailable, message: "Give a Button keyboardShortcut(_:), which hears that key in its window."
)
nonisolated extension View {
  public func onCommand(_: Any, perform: (() -> Void)?) -> Self { self }
  public func onPlayPauseCommand(perform: (() -> Void)?) -> Self { self }
  public func onModifierKeysChanged(
    mask: EventModifiers = [], initial: Bool = true, _: (EventModifiers, EventModifiers) -> Void
  ) -> Self { self }
  public func pageCommand(value: Any, in: Any, step: Any = 1) -> Self { self }
}

@available(
  *, unavailable, message: "Find words with searchable(text:); a text has no bar for that."
)
nonisolated extension View {
  public func findNavigator(isPresented: Any) -> Self { self }
  public func findDisabled(_: Bool = true) -> Self { self }
  public func replaceDisabled(_: Bool = true) -> Self { self }
}
