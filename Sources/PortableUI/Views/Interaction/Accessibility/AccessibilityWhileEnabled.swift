/// What is said of a view only while `isEnabled`; otherwise the view says what it said before.
extension View {
  /// What the view is called when it is read aloud, while `isEnabled`.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    AccessibilityView(content: self, label: isEnabled ? label : nil)
  }

  /// What the view is called when it is read aloud, while `isEnabled`.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// What the view is called when it is read aloud, while `isEnabled`.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// The value that is read aloud with the view's name, while `isEnabled`.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    AccessibilityView(content: self, value: isEnabled ? value : nil)
  }

  /// The value that is read aloud with the view's name, while `isEnabled`.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// The value that is read aloud with the view's name, while `isEnabled`.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// What happens when the view is used, read aloud after its name, while `isEnabled`.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    AccessibilityView(content: self, hint: isEnabled ? hint : nil)
  }

  /// What happens when the view is used, read aloud after its name, while `isEnabled`.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// What happens when the view is used, read aloud after its name, while `isEnabled`.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// A name for tests to find the view by, while `isEnabled`.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    AccessibilityView(content: self, identifier: isEnabled ? identifier : nil)
  }

  /// Whether assistive technologies pass over the view and all that is in it, while `isEnabled`.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    AccessibilityView(content: self, isHidden: isEnabled ? hidden : nil)
  }

  /// Whether a person may do with this view what it offers to assistive technologies, while `isEnabled`.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View {
    AccessibilityView(content: self, isForPerson: isEnabled ? respondsToUserInteraction : nil)
  }

  /// Other names by which a person may call the view, while `isEnabled`.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    AccessibilityView(content: self, inputLabels: isEnabled ? inputLabels : nil)
  }

  /// Other names by which a person may call the view, while `isEnabled`.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Other names by which a person may call the view, while `isEnabled`.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }
}

/// What is said of a view by words that are kept for later.
extension View {
  /// The value that is read aloud with the view's name.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(valueResource))
  }

  /// What happens when the view is used, read aloud after its name.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hintResource))
  }
}
