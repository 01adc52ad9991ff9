/// A view whose type is forgotten.
///
/// As long as the type inside stays the same, so do the view's state and its place on the screen;
/// another type inside is another view.
public struct AnyView {
  let content: any View

  /// Forgets the type of `view`.
  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Forgets the type of `view`.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View, PrimitiveView {
  package static var isSingle: Bool { false }

  package func makeNode(at place: Place) -> NodeOf<AnyView> { AnyViewNode(self, at: place) }
}

final class AnyViewNode: ViewNode<AnyView> {
  override func appear() { children = [make(view.content)] }

  override func viewChanged() {
    if !update(view.content) {
      dropChildren()
      appear()
      structureChanged()
    }
  }

  private func make<V: View>(_ content: V) -> Node { makeNode(content, at: inside) }

  private func update<V: View>(_ content: V) -> Bool {
    guard let child = children[0] as? NodeOf<V> else { return false }
    child.update(content)
    return true
  }
}
