/// What assistive technologies make of the views in a view that is one to them.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let reading: LayerContent.Reading

  /// The view is passed over with all that is in it, but for what it is called itself.
  public static let ignore = AccessibilityChildBehavior(reading: .alone)
  /// The view is a group, in which each view is there as before.
  public static let contain = AccessibilityChildBehavior(reading: .whole)
  /// The view is one thing, called what the views in it are called.
  public static let combine = AccessibilityChildBehavior(reading: .combined)
}

nonisolated extension View {
  /// The view as one thing to assistive technologies.
  ///
  ///     HStack {
  ///       Text("Milk")
  ///       Text("2 litres")
  ///     }
  ///     .accessibilityElement(children: .combine)  // "Milk, 2 litres"
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    layer(LayerContent(reading: children.reading))
  }

  /// What the view is to assistive technologies, beyond what it shows.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    AccessibilityView(content: self, traits: (traits, []))
  }

  /// What the view is not to assistive technologies, whatever was said further in.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    AccessibilityView(content: self, traits: ([], traits))
  }
}
