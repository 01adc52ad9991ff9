/// A view that is made anew only when it is not equal to what it was.
public struct EquatableView<Content: Equatable & View>: Equatable {
  /// The view.
  public var content: Content

  /// Shows `content`.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { EquatableNode(self, at: place) }
}

final class EquatableNode<Content: Equatable & View>: WrapperNode<EquatableView<Content>, Content> {
  override func content() -> Content { view.content }
}

nonisolated extension View where Self: Equatable {
  /// The view, made anew only when it is not equal to what it was.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
