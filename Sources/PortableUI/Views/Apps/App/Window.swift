/// A window of which there is one at most.
///
/// A view opens it by its id; where it is open already, that brings it forward.
public struct Window<Content: View> {
  let kind: WindowKind
  let content: Content

  /// A window with a title.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    kind = WindowKind(title: title, id: id, isSingle: true)
    self.content = content()
  }

  /// A window with a title from the app's translations.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// A window with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

extension Window: Scene, PrimitiveScene {
  var stand: some View { WindowGroupView(kind: kind, content: content) }
}
