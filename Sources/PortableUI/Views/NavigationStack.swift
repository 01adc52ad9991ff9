import LayoutEngine

/// A screen with a bar: what is in it takes all the room there is, and may name the bar and put
/// items into it.
public struct NavigationStack<Root: View> {
  let root: Root

  /// A screen that begins with the views that `root` builds.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> {
    RuleNode(self, at: place) {
      $0.root
    } rule: { _ in
      .rule(RootRule())
    }
  }
}

/// A screen with a bar, by its older name.
public struct NavigationView<Content: View> {
  let content: Content

  /// A screen of the views that `content` builds.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> {
    RuleNode(self, at: place) {
      $0.content
    } rule: { _ in
      .rule(RootRule())
    }
  }
}
