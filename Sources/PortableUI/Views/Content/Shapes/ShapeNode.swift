import LayoutEngine

/// A view of a shape that is filled or drawn in one way.
@MainActor
protocol DrawnShape: PrimitiveView {
  associatedtype Content: Shape
  associatedtype Background: View

  var shape: Content { get }

  /// What lies behind it.
  var background: Background { get }

  /// What is to be seen of it in `environment`.
  func drawing(in environment: EnvironmentValues) -> ShapeContent

  /// The same of another shape.
  func with(_ shape: Content) -> Self
}

extension DrawnShape {
  /// One element; two layers where there is something behind.
  func makeShapeNode(at place: Place) -> NodeOf<Self> {
    if Background.self == EmptyView.self { return makeFrontNode(at: place) }
    return BackedShapeNode(self, at: place)
  }

  /// One element, whatever lies behind.
  func makeFrontNode(at place: Place) -> NodeOf<Self> {
    shape.isContainerBound ? BoundShapeNode(self, at: place) : ShapeNode(self, at: place)
  }

  /// The same where its shape stands in `room`.
  func bound(to room: ContainerRoom?) -> Self { with(shape.bound(to: room)) }
}

private final class BackedShapeNode<V: DrawnShape>: WrapperNode<
  V, ZStack<TupleView<V.Background, ShapeFront<V>>>
>
{
  override func content() -> ZStack<TupleView<V.Background, ShapeFront<V>>> {
    ZStack {
      view.background
      ShapeFront(base: view)
    }
  }
}

/// A shape without what lies behind it.
struct ShapeFront<Base: DrawnShape>: DrawnShape {
  let base: Base

  var shape: Base.Content { base.shape }
  var background: EmptyView { EmptyView() }

  func drawing(in environment: EnvironmentValues) -> ShapeContent { base.drawing(in: environment) }

  func with(_ shape: Base.Content) -> Self { ShapeFront(base: base.with(shape)) }

  func makeNode(at place: Place) -> NodeOf<Self> { makeFrontNode(at: place) }
}

final class ShapeNode<V: DrawnShape>: ElementNode<V> {
  override func content() -> ElementContent {
    .shape(view.drawing(in: EnvironmentValues(scope: scope)))
  }

  override func boxContent(of content: ElementContent) -> BoxContent {
    view.shape.isSquare ? FillShape.square : FillShape.any
  }
}

/// A leaf that takes all it is offered.
struct FillShape: Leaf {
  static let any = BoxContent.leaf(FillShape(isSquare: false))
  static let square = BoxContent.leaf(FillShape(isSquare: true))

  let isSquare: Bool

  var reuse: Reuse { .exact }
  var isArithmetic: Bool { true }

  func size(for proposal: Proposal, in box: Box) -> Size {
    var proposal = proposal
    if isSquare {
      let side = [proposal.width, proposal.height].compactMap { $0 }.min()
      proposal = Proposal(width: side, height: side)
    }
    return FillLeaf().size(for: proposal)
  }
}

nonisolated extension Shape {
  /// Whether it is as wide as high.
  fileprivate var isSquare: Bool {
    self is Circle || (self as? any ShapeOfAnother)?.isBaseSquare == true
  }
}

extension ShapeOfAnother {
  fileprivate nonisolated var isBaseSquare: Bool { base.isSquare }
}
