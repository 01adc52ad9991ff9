/// A kind of window, of which there may be several at a time, each with state of its own.
///
/// The first group in an app's body opens a window when the app starts. A person opens another one
/// with Control and N; a view does with ``EnvironmentValues/openWindow``, by the group's `id` or by a
/// value that the window shows.
public struct WindowGroup<Content: View> {
  let kind: WindowKind
  let content: Content

  init(_ kind: WindowKind, content: Content) {
    self.kind = kind
    self.content = content
  }

  /// Windows with the app's name as their title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(WindowKind(), content: content())
  }

  /// Windows with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(WindowKind(title: title), content: content())
  }

  /// Windows with a title from the app's translations.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// Windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }
}

extension WindowGroup {
  /// Windows that a view opens by their `id`.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(WindowKind(id: id), content: content())
  }

  /// Windows with a title, which a view opens by their `id`.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(WindowKind(title: title, id: id), content: content())
  }

  /// Windows with a title from the app's translations, which a view opens by their `id`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Windows with a title, which a view opens by their `id`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

extension WindowGroup: Scene, PrimitiveScene {
  var stand: some View { WindowGroupView(kind: kind, content: content) }
}

/// What is known about the windows of a scene, apart from what is in them.
struct WindowKind: Equatable {
  var title: Text?
  var id: String?

  /// The type of the values that its windows show, where each shows one.
  var valueType: ObjectIdentifier?

  /// Whether there is never more than one window of it.
  var isSingle = false

  /// Which documents its windows show, where each shows one.
  var documents: DocumentTypes?

  /// Whether it is where the app is told what to be like.
  var isSettings = false
}
