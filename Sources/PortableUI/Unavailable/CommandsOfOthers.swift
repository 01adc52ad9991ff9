// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Commands that a desktop adds by itself.

@available(*, unavailable, message: "Use CommandGroup(replacing:) without content.")
extension Commands {
  public func commandsRemoved() -> Self { self }
  public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> Self { self }
}
