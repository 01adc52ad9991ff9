nonisolated extension View {
  /// Sets the preference `key` of this view to what `transform` makes of a place in it.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    PreferenceView<Self, K>(
      content: self, value: .set { transform(Anchor(place: $0, source: value)) })
  }

  /// Changes the preference `key` that the views inside have set, given a place in this one.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    PreferenceView<Self, K>(
      content: self, value: .transformed { transform(&$0, Anchor(place: $1, source: value)) })
  }

  /// Lays over this view what `transform` makes of the preference `key` of the views inside.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayer<K, V>(alignment: alignment, isBehind: false, transform: transform))
  }

  /// Lays behind this view what `transform` makes of the preference `key` of the views inside.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: true, transform: transform))
  }
}

/// A layer that shows what the views it lies with prefer.
private struct PreferenceLayer<Key: PreferenceKey, Layer: View> {
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Layer

  /// Nothing before the views inside have set it.
  @State private var value: Key.Value?
}

extension PreferenceLayer: ViewModifier {
  func body(content: Content) -> some View {
    let reader = PreferenceReaderView<Content, Key>(
      content: content, isSame: { isSurelyEqual($0, $1) }, action: { value = $0 })
    if isBehind {
      reader.background(alignment: alignment) { layer }
    } else {
      reader.overlay(alignment: alignment) { layer }
    }
  }

  @MainActor private var layer: Layer { transform(value ?? Key.defaultValue) }
}
