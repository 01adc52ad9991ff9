extension WindowGroup {
  /// Windows that show a value each: `defaultValue` where a person opens one without.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(), showing: content, or: defaultValue)
  }

  /// Windows with an id that show a value each, `defaultValue` at first.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(id: id), showing: content, or: defaultValue)
  }

  /// Windows with a title that show a value each, `defaultValue` at first.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(title: title), showing: content, or: defaultValue)
  }

  /// Windows with a title and an id that show a value each, `defaultValue` at first.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(title: title, id: id), showing: content, or: defaultValue)
  }

  /// Windows with a title from the app's translations that show a value each, `defaultValue` at
  /// first.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(title: Text(titleKey)), showing: content, or: defaultValue)
  }

  /// Windows with a title from the app's translations and an id that show a value each,
  /// `defaultValue` at first.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(title: Text(titleKey), id: id), showing: content, or: defaultValue)
  }

  /// Windows with a title that show a value each, `defaultValue` at first.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View, S: StringProtocol>(
    _ title: S, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(title: Text(title)), showing: content, or: defaultValue)
  }

  /// Windows with a title and an id that show a value each, `defaultValue` at first.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View, S: StringProtocol>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowKind(title: Text(title), id: id), showing: content, or: defaultValue)
  }

  private init<D: Codable & Hashable, C: View>(
    _ kind: WindowKind, showing content: @escaping (Binding<D>) -> C,
    or defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    var kind = kind
    kind.valueType = ObjectIdentifier(D.self)
    self.init(
      kind,
      content: PresentedWindowContent { content($0.replacingNil(by: defaultValue)) })
  }
}

extension Binding {
  /// The same value, or `fallback` as long as there is none.
  fileprivate func replacingNil<Wrapped>(by fallback: @escaping () -> Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    Binding<Wrapped> {
      wrappedValue ?? fallback()
    } set: {
      wrappedValue = $0
    }
  }
}
