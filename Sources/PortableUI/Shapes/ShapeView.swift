import LayoutEngine

/// A shape that is filled or drawn with a style.
public struct ShapeView<Content: Shape, Style: ShapeStyle> {
  let shape: Content
  let style: Style
  let stroke: StrokeStyle?
  let isEvenOdd: Bool

  nonisolated init(_ shape: Content, fill style: Style, isEvenOdd: Bool = false) {
    self.shape = shape
    self.style = style
    self.isEvenOdd = isEvenOdd
    stroke = nil
  }

  nonisolated init(_ shape: Content, stroke style: Style, style stroke: StrokeStyle) {
    self.shape = shape
    self.style = style
    self.stroke = stroke
    isEvenOdd = false
  }
}

extension ShapeView: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ShapeNode(self, at: place) }
}

final class ShapeNode<Content: Shape, Style: ShapeStyle>: ElementNode<ShapeView<Content, Style>> {
  override func content() -> ElementContent {
    let paint = view.style.paint(in: EnvironmentValues(scope: scope))
    var content = ShapeContent(outline: Outline(view.shape), isEvenOdd: view.isEvenOdd)
    if let style = view.stroke {
      content.stroke = ShapeContent.Stroke(paint: paint, style: style)
    } else {
      content.fill = paint
    }
    return .shape(content)
  }

  override var boxContent: BoxContent {
    .leaf(view.shape is Circle ? FillShape(isSquare: true) : FillShape())
  }
}

/// A leaf that takes all it is offered.
struct FillShape: Leaf {
  var isSquare = false

  var reuse: Reuse { .exact }

  func size(for proposal: Proposal, in box: Box) -> Size {
    var proposal = proposal
    if isSquare {
      let side = [proposal.width, proposal.height].compactMap { $0 }.min()
      proposal = Proposal(width: side, height: side)
    }
    return FillLeaf().size(for: proposal)
  }
}
