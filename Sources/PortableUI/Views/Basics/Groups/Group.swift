/// Several views that are treated as one in code, and as themselves on the screen.
///
/// A modifier on a group applies to each view in it.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  /// A group of the views that `content` builds.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func makeNode(at place: Place) -> NodeOf<Self> { GroupNode(self, at: place) }
}

final class GroupNode<Content: View>: WrapperNode<Group<Content>, Content> {
  override func content() -> Content { view.content }
}
