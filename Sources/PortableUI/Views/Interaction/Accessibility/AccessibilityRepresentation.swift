nonisolated extension View {
  /// The view as if it were another one to assistive technologies: `representation`, which nobody sees.
  ///
  ///     Dial(angle: $angle)
  ///       .accessibilityRepresentation {
  ///         Slider(value: $angle, in: 0...360) { Text("Angle") }
  ///       }
  ///
  /// Nothing of the view itself is read aloud then. The keyboard goes to what is seen, as before.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let representation = representation()
    return accessibilityHidden(true)
      .overlay { representation.layer(LayerContent(isOnlyHeard: true)) }
  }

  /// Tells assistive technologies of `children` in this view, which nobody sees: the bars of a drawn chart,
  /// say. Views that are in it themselves are passed over.
  ///
  ///     Canvas { context, size in draw(sales, context, size) }
  ///       .accessibilityLabel("Sales")
  ///       .accessibilityChildren {
  ///         ForEach(sales) { Text($0.month).accessibilityValue($0.words) }
  ///       }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let children = children()
    return AccessibilityView(content: self, isAlone: true)
      .overlay { children.layer(LayerContent(isOnlyHeard: true)) }
  }
}
