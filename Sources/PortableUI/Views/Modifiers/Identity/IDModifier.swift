/// A view with an identity that was given to it.
public struct IDView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IDView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }
  package static var holdsIdentity: Bool { true }

  package func makeNode(at place: Place) -> NodeOf<Self> { IDNode(self, at: place) }
}

/// A node of a view that was given an identity.
protocol GivenIdentity: Node {
  var identity: AnyHashable { get }
}

final class IDNode<Content: View, ID: Hashable>:
  WrapperNode<IDView<Content, ID>, Content>, GivenIdentity
{
  private var id: ID?

  var identity: AnyHashable { AnyHashable(view.id) }

  override func content() -> Content { view.content }

  override func appear() {
    id = view.id
    super.appear()
  }

  override func find(_ id: AnyHashable) -> IdentifiedPlace? {
    id == AnyHashable(view.id) ? .view(self) : super.find(id)
  }

  override func viewChanged() {
    if id == view.id { return super.viewChanged() }
    dropChildren()
    appear()
    structureChanged()
  }
}

/// A view with an identity that was given to it, whatever its type.
protocol IdentifiedView {
  var identity: AnyHashable { get }

  /// Whether a view in it may have another one.
  @MainActor var holdsOther: Bool { get }
}

extension IDView: IdentifiedView {
  var identity: AnyHashable { AnyHashable(id) }
  @MainActor var holdsOther: Bool { ViewType.of(Content.self).holdsIdentity }
}

nonisolated extension View {
  /// Binds the view's identity to `id`: with another id it is another view, which appears anew and
  /// starts with fresh state.
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
