/// Nothing: it takes no room and shows nothing.
public struct EmptyView {
  /// A view of nothing.
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  package static var isSingle: Bool { false }

  package func makeNode(at place: Place) -> NodeOf<EmptyView> { NodeOf(at: place) }
}
