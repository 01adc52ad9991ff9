nonisolated extension View {
  /// What is said of the view to whoever points at it for a while, and read aloud after its name.
  public func help(_ text: Text) -> some View { AccessibilityView(content: self, help: text) }

  /// What is said of the view to whoever points at it for a while, and read aloud after its name.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// What is said of the view to whoever points at it for a while, and read aloud after its name.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
