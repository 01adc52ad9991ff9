import Foundation
import LayoutEngine

/// The views that can be drawn on a canvas. They are laid out, and not seen themselves.
struct CanvasSymbols<Content: View>: PrimitiveView {
  let content: Content

  func makeNode(at place: Place) -> NodeOf<Self> { CanvasSymbolsNode(self, at: place) }
}

/// One of these views.
struct CanvasSymbol: PrimitiveView {
  let subview: Subview

  func makeNode(at place: Place) -> NodeOf<Self> { CanvasSymbolNode(self, at: place) }
}

/// A view as the steps in which it is drawn.
struct DrawnSymbol: Equatable {
  /// What it is called.
  let names: ContainerValues
  let size: Size
  let steps: [DrawingStep]

  static func == (one: DrawnSymbol, other: DrawnSymbol) -> Bool {
    one.names.hasSameTags(as: other.names) && one.size == other.size && one.steps == other.steps
  }
}

/// Who knows the symbols of a canvas.
@MainActor
protocol SymbolSource: Node {
  /// The symbols as they are now.
  var symbols: [DrawnSymbol] { get }
}

/// A canvas that has symbols.
@MainActor
protocol SymbolReader: Node {
  /// Draws the canvas again, where they have changed.
  func readSymbols()
}

/// The canvases of a graph that have symbols: those look at them in each round, once all views are shown.
final class SymbolReaders: FrameParticipant {
  var readers: ContiguousArray<any SymbolReader> = []

  func willShow() {
    for reader in readers {
      // It asks for no frame: that would be one after the other.
      reader.graph.lifecycle.append(
        LifecycleEvent(name: "symbols", node: reader) { reader.readSymbols() })
    }
  }
}

final class CanvasSymbolsNode<Content: View>:
  WrapperNode<
    CanvasSymbols<Content>,
    SubviewsView<Content, ForEach<SubviewsCollection, Subview.ID, CanvasSymbol>>
  >, SymbolSource
{
  override func content() -> SubviewsView<
    Content, ForEach<SubviewsCollection, Subview.ID, CanvasSymbol>
  > {
    SubviewsView(base: view.content) { subviews in
      ForEach(subviews) { CanvasSymbol(subview: $0) }
    }
  }

  override func appear() {
    let box = Box(.rule(SymbolsRule()), for: self)
    box.element = Element(.layer(LayerContent(isHidden: true)), of: self)
    self.box = box
    super.appear()
    box.gatherChildren()
    box.orderChanged()
  }

  var symbols: [DrawnSymbol] {
    (box?.children ?? []).compactMap { box in
      guard let node = box.node as? CanvasSymbolNode, let element = box.element,
        box.record.isValid
      else { return nil }
      return DrawnSymbol(
        names: node.view.subview.containerValues, size: box.record.frame.size,
        steps: ElementSteps(in: node.graph.backend).steps(inside: element))
    }
  }
}

final class CanvasSymbolNode: WrapperNode<CanvasSymbol, Subview> {
  override func content() -> Subview { view.subview }

  override func appear() {
    let box = Box(.rule(RootRule()), for: self)
    box.element = Element(.layer(.plain), of: self)
    self.box = box
    super.appear()
    box.gatherChildren()
    box.orderChanged()
  }
}

/// Each view in the size that it likes to have, in the corner; together they take no room.
struct SymbolsRule: LayoutRule {
  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size { .zero }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    for child in 0..<children.count {
      let size = children.measure(child, for: .unspecified)
      place(child, Placement(origin: .zero, size: size, proposal: .unspecified))
    }
  }
}
