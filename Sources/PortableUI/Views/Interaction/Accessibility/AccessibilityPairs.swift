/// Which of two views it is, of which one is the name of the other.
public struct AccessibilityLabeledPairRole: Hashable, Sendable {
  let isLabel: Bool

  /// The name.
  public static let label = AccessibilityLabeledPairRole(isLabel: true)
  /// What is called that.
  public static let content = AccessibilityLabeledPairRole(isLabel: false)
}

nonisolated extension View {
  /// One of two views, wherever in a window they are, of which one is what the other is called when it is read aloud.
  /// Both know `id` and `namespace`. What has a label of its own is called that.
  ///
  ///     Text("Volume").accessibilityLabeledPair(role: .label, id: "volume", in: space)
  ///     Slider(value: $volume).accessibilityLabeledPair(role: .content, id: "volume", in: space)
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    AccessibilityView(
      content: self,
      pair: AccessibilityPair(
        space: AnyHashable(namespace), id: AnyHashable(id), isLabel: role.isLabel))
  }
}
