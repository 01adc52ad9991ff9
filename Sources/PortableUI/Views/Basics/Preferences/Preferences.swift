/// A view that sets or changes a preference.
struct PreferenceView<Content: View, Key: PreferenceKey> {
  let content: Content
  let value: PreferenceValue<Key>
}

/// What a modifier makes of a preference, given the place that it is at.
enum PreferenceValue<Key: PreferenceKey> {
  case plain(Key.Value)
  case set((any AnchorPlace) -> Key.Value)
  case transformed((inout Key.Value, any AnchorPlace) -> Void)
}

extension PreferenceView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { PreferenceNode(self, at: place) }
}

final class PreferenceNode<Content: View, Key: PreferenceKey>:
  WrapperNode<PreferenceView<Content, Key>, Content>, AnchorPlace
{
  /// The value that is known to be set here.
  private var known: Key.Value?

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    markPreferences()
    tell()
  }

  override func viewChanged() {
    super.viewChanged()
    tell()
  }

  // A value may be made of states that nobody else has read.
  override func evaluate() { tell() }

  private func tell() {
    let new: Key.Value? =
      switch view.value {
      case .plain(let value): value
      case .set(let value): Tracking.record(self) { value(self) }
      case .transformed: nil
      }
    if let known, let new, isSurelyEqual(known, new) { return }
    known = new
    graph.preferencesChanged()
  }

  override func disappear() { graph.preferencesChanged() }

  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    guard key == Key.self else { return super.preference(key) }
    switch view.value {
    case .plain, .set: return known as? Asked.Value
    case .transformed(let transform):
      var value = super.preference(Key.self) ?? Key.defaultValue
      transform(&value, self)
      return value as? Asked.Value
    }
  }
}

/// A view that is told of a preference of the views inside it.
struct PreferenceReaderView<Content: View, Key: PreferenceKey> {
  let content: Content
  let isSame: (Key.Value, Key.Value) -> Bool
  let action: (Key.Value) -> Void
}

extension PreferenceReaderView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { PreferenceReaderNode(self, at: place) }
}

final class PreferenceReaderNode<Content: View, Key: PreferenceKey>:
  WrapperNode<PreferenceReaderView<Content, Key>, Content>, PreferenceReader
{
  private var known: Key.Value?

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    graph.preferenceReaders.append(self)
  }

  override func disappear() {
    graph.preferenceReaders.removeAll { $0 === self }
  }

  func readPreference() {
    let new = preference(Key.self)
    // Before anything was set there is nothing to tell.
    guard new != nil || known != nil else { return }
    let value = new ?? Key.defaultValue
    if let known, view.isSame(known, value) { return }
    known = value
    later("onPreferenceChange") { [self] in
      if !flags.contains(.isDropped) { view.action(value) }
    }
  }
}

nonisolated extension View {
  /// Sets the preference `key` of this view, whatever the views inside it set.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    PreferenceView<Self, K>(content: self, value: .plain(value))
  }

  /// Changes the preference `key` that the views inside this one have set.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceView<Self, K>(content: self, value: .transformed { value, _ in callback(&value) })
  }

  /// Calls `action` with the preference `key` of the views inside, reduced in their order: first when
  /// one of them has set it, then whenever it has changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceReaderView<Self, K>(content: self, isSame: { $0 == $1 }, action: action)
  }
}
