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
final class DrawnSymbol: Equatable {
  /// What it is called.
  let names: ContainerValues
  let size: Size
  let steps: [DrawingStep]

  init(names: ContainerValues, size: Size, steps: [DrawingStep]) {
    self.names = names
    self.size = size
    self.steps = steps
  }

  static func == (one: DrawnSymbol, other: DrawnSymbol) -> Bool {
    one === other
      || one.names.hasSameTags(as: other.names) && one.size == other.size
        && one.steps == other.steps
  }
}

/// Who knows the symbols of a canvas.
@MainActor
protocol SymbolSource: Node {
  /// Whether one of them may look otherwise than when they were asked for last.
  var isStale: Bool { get set }

  /// The symbols as they are now.
  var symbols: [DrawnSymbol] { get }
}

/// A canvas that has symbols.
@MainActor
protocol SymbolReader: Node {
  /// Whether they may have changed.
  var hasStaleSymbols: Bool { get }

  /// Draws the canvas again, where they have changed.
  func readSymbols()
}

/// The canvases of a graph that have symbols: those look at them in each round, once all views are shown.
final class SymbolReaders: FrameParticipant {
  var readers: ContiguousArray<any SymbolReader> = []

  func willShow() {
    noteChanges()
    for reader in readers where reader.hasStaleSymbols {
      // It asks for no frame: that would be one after the other.
      reader.graph.lifecycle.append(
        LifecycleEvent(name: "symbols", node: reader) { reader.readSymbols() })
    }
  }
}

extension SymbolReaders {
  /// Marks the symbols in which something is about to be shown otherwise: these alone are looked at again.
  private func noteChanges() {
    guard let graph = readers.first?.graph else { return }
    for boxes in [graph.boxesToCommit, graph.boxesToOrder, graph.boxesToOrderOnceMade] {
      for box in boxes.items { box.markSymbols() }
    }
  }
}

extension Box {
  /// Marks the symbol that it is in, if it is in one: something of that is another by now.
  fileprivate func markSymbols() {
    var next: Box? = self
    while let box = next {
      if let symbol = box.node as? CanvasSymbolNode { symbol.isStale = true }
      if let source = box.node as? any SymbolSource {
        source.isStale = true
        return
      }
      next = box.parent
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

  var isStale = true

  override func appear() {
    let box = Box(.rule(SymbolsRule()), for: self)
    box.element = Element(.layer(LayerContent(isHidden: true)), of: self)
    self.box = box
    super.appear()
    box.gatherChildren()
    box.orderChanged()
  }

  var symbols: [DrawnSymbol] {
    isStale = false
    return (box?.children ?? []).compactMap { ($0.node as? CanvasSymbolNode)?.symbol }
  }
}

final class CanvasSymbolNode: WrapperNode<CanvasSymbol, Subview> {
  /// Whether it may look otherwise than when it was drawn.
  var isStale = true

  private var drawn: DrawnSymbol?

  override func content() -> Subview { view.subview }

  /// The view as it is now; `nil` where it has no size yet.
  var symbol: DrawnSymbol? {
    guard isStale else { return drawn }
    guard let box, let element = box.element, box.record.isValid else { return nil }
    isStale = false
    let new = DrawnSymbol(
      names: view.subview.containerValues, size: box.record.frame.size,
      steps: ElementSteps(in: graph.backend).steps(inside: element))
    // One that looks as before stays the same one, which is quickly compared.
    if new != drawn { drawn = new }
    return drawn
  }

  override func viewChanged() {
    super.viewChanged()
    // What it is called may have changed, and nothing that is shown.
    box?.markSymbols()
  }

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
