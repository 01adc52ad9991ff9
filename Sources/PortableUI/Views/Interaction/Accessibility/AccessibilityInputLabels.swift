nonisolated extension View {
  /// Other names by which a person may call the view who says what is to be pressed.
  ///
  /// Tests find the view by them. No desktop of GTK's asks for such names.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    AccessibilityView(content: self, inputLabels: inputLabels)
  }

  /// Other names by which a person may call the view who says what is to be pressed.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Other names by which a person may call the view who says what is to be pressed.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }
}
