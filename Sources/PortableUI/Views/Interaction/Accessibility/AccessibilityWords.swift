nonisolated extension View {
  /// What the view is called when it is read aloud, instead of the words it shows.
  public func accessibilityLabel(_ label: Text) -> some View {
    AccessibilityView(content: self, label: label)
  }

  /// What the view is called when it is read aloud, instead of the words it shows.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// What the view is called when it is read aloud, instead of the words it shows.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// The value that is read aloud with the view's name.
  public func accessibilityValue(_ value: Text) -> some View {
    AccessibilityView(content: self, value: value)
  }

  /// The value that is read aloud with the view's name.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// The value that is read aloud with the view's name.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// What happens when the view is used, read aloud after its name.
  public func accessibilityHint(_ hint: Text) -> some View {
    AccessibilityView(content: self, hint: hint)
  }

  /// What happens when the view is used, read aloud after its name.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// What happens when the view is used, read aloud after its name.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// A name for tests to find the view by. Nobody hears it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    AccessibilityView(content: self, identifier: identifier)
  }

  /// Whether assistive technologies pass over the view and all that is in it.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    AccessibilityView(content: self, isHidden: hidden)
  }
}
