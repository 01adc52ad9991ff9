/// One of two views, as an `if` or a `switch` in a view builder makes it.
///
/// The two ways are different views even where they look alike: going from one to the other drops
/// the state of what was shown. Staying in one keeps it.
public struct _ConditionalContent<First: View, Second: View> {
  enum Way {
    case first(First)
    case second(Second)
  }

  let way: Way

  init(_ way: Way) { self.way = way }
}

extension _ConditionalContent: View, PrimitiveView {
  package static var isSingle: Bool {
    ViewType.of(First.self).isSingle && ViewType.of(Second.self).isSingle
  }

  package static var holdsIdentity: Bool {
    ViewType.of(First.self).holdsIdentity || ViewType.of(Second.self).holdsIdentity
  }

  package static var holdsSections: Bool {
    ViewType.of(First.self).holdsSections || ViewType.of(Second.self).holdsSections
  }

  package func makeNode(at place: Place) -> NodeOf<Self> { ConditionalNode(self, at: place) }
}

final class ConditionalNode<First: View, Second: View>: ViewNode<_ConditionalContent<First, Second>>
{
  private var showsFirst = true

  override func appear() {
    switch view.way {
    case .first(let content):
      showsFirst = true
      children = [PortableUI.makeNode(content, at: inside)]
    case .second(let content):
      showsFirst = false
      children = [PortableUI.makeNode(content, at: inside)]
    }
  }

  override func viewChanged() {
    switch view.way {
    case .first(let content) where showsFirst:
      unsafeDowncast(children[0], to: NodeOf<First>.self).update(content)
    case .second(let content) where !showsFirst:
      unsafeDowncast(children[0], to: NodeOf<Second>.self).update(content)
    default:
      dropChildren()
      appear()
      structureChanged()
    }
  }
}

/// A view that may be missing, as an `if` without `else` makes it.
extension Optional: View where Wrapped: View {
  /// An optional view shows itself.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package static var isSingle: Bool { false }
  package static var holdsSections: Bool { ViewType.of(Wrapped.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Wrapped?> { OptionalNode(self, at: place) }
}

final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  override func appear() {
    if let content = view { children = [PortableUI.makeNode(content, at: inside)] }
  }

  override func viewChanged() {
    switch (view, children.first) {
    case (let content?, let child?):
      unsafeDowncast(child, to: NodeOf<Wrapped>.self).update(content)
    case (nil, nil): break
    case (nil, _?):
      dropChildren()
      structureChanged()
    case (_?, nil):
      appear()
      structureChanged()
    }
  }
}
