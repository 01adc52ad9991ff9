extension WindowGroup {
  /// Windows that show a value each; a view opens one with the value. The binding is `nil` where
  /// a person opens one without.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(), showing: content)
  }

  /// Windows with an id that show a value each.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(id: id), showing: content)
  }

  /// Windows with a title that show a value each.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(title: title), showing: content)
  }

  /// Windows with a title and an id that show a value each.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(title: title, id: id), showing: content)
  }

  /// Windows with a title from the app's translations that show a value each.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(title: Text(titleKey)), showing: content)
  }

  /// Windows with a title from the app's translations and an id that show a value each.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(title: Text(titleKey), id: id), showing: content)
  }

  /// Windows with a title that show a value each.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View, S: StringProtocol>(
    _ title: S, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(title: Text(title)), showing: content)
  }

  /// Windows with a title and an id that show a value each.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View, S: StringProtocol>(
    _ title: S, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(title: Text(title), id: id), showing: content)
  }

  private init<D: Codable & Hashable, C: View>(
    _ kind: WindowKind, showing content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    var kind = kind
    kind.valueType = ObjectIdentifier(D.self)
    self.init(kind, content: PresentedWindowContent(content: content))
  }
}
