public import Foundation
import LayoutEngine

/// A view that is drawn by a closure.
///
///     Canvas { context, size in
///       let circle = Path(ellipseIn: CGRect(origin: .zero, size: size))
///       context.fill(circle, with: .color(.yellow))
///       context.draw(Text("Hello"), at: CGPoint(x: size.width / 2, y: size.height / 2))
///     }
///
/// It takes all the room there is, and shows nothing outside of it. The closure is called again when the
/// size changes, or something that it read. What it draws is a picture to assistive technologies: say
/// with `accessibilityLabel` what it shows.
public struct Canvas<Symbols: View> {
  /// The views that can be drawn on it by their tags.
  public var symbols: Symbols

  /// Draws into a canvas of a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Whether it leaves nothing free.
  public var isOpaque: Bool

  /// Whether it may be drawn beside other work.
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
  /// A view that `renderer` draws.
  ///
  /// That it is `opaque` and may be drawn `rendersAsynchronously` are hints, for which no window draws
  /// otherwise.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    symbols = EmptyView()
    self.renderer = renderer
    isOpaque = opaque
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas {
  /// A view that `renderer` draws, which draws the views of `symbols` too, by their tags.
  ///
  ///     Canvas { context, size in
  ///       guard let star = context.resolveSymbol(id: "star") else { return }
  ///       for x in stride(from: 10, to: size.width, by: 30) {
  ///         context.draw(star, at: CGPoint(x: x, y: size.height / 2))
  ///       }
  ///     } symbols: {
  ///       StarView().tag("star")
  ///     }
  ///
  /// A symbol has the size that it likes to have, and lives as other views do: the canvas is drawn again when
  /// it changes. Texts, shapes, pictures and canvases are drawn, and what is done with them; no controls.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas: View, RuleView, DrawnCanvas {
  var arranged: TupleView<CanvasSymbols<Symbols>, CanvasFront> {
    TupleView(CanvasSymbols(content: symbols), CanvasFront(renderer: renderer))
  }

  var rule: BoxContent { .rule(LayeredStack(alignment: .center)) }

  package func makeNode(at place: Place) -> NodeOf<Self> {
    Symbols.self == EmptyView.self ? CanvasNode(self, at: place) : RuleNode(self, at: place)
  }
}

/// What is drawn on a canvas, without its symbols.
struct CanvasFront: DrawnCanvas {
  let renderer: (inout GraphicsContext, CGSize) -> Void

  func makeNode(at place: Place) -> NodeOf<Self> { CanvasNode(self, at: place) }
}

/// A view that a closure draws.
protocol DrawnCanvas: PrimitiveView {
  var renderer: (inout GraphicsContext, CGSize) -> Void { get }
}

final class CanvasNode<V: DrawnCanvas>: ElementNode<V>, LayoutReader, SymbolReader {
  private var room = Size.zero
  private var symbols: [DrawnSymbol] = []
  private var symbolSource: (any SymbolSource)?

  override func appear() {
    super.appear()
    graph.add(self)
    symbolSource = parent?.children.first as? any SymbolSource
    if symbolSource != nil { graph.participant { _ in SymbolReaders() }.readers.append(self) }
  }

  override func disappear() {
    graph.areLayoutReadersStale = true
    guard symbolSource != nil else { return }
    graph.participant { _ in SymbolReaders() }.readers.removeAll { $0 === self }
  }

  override func content() -> ElementContent {
    guard room.width > 0, room.height > 0 else { return .drawing(DrawingContent(steps: [])) }
    let record = DrawingRecord(of: graph.backend)
    record.room = CGSize(width: room.width, height: room.height)
    record.symbols = symbols
    var context = GraphicsContext(on: record, EnvironmentValues(scope: scope))
    view.renderer(&context, record.room)
    return .drawing(DrawingContent(steps: record.steps))
  }

  override func boxContent(of content: ElementContent) -> BoxContent { FillShape.any }

  func readLayout() {
    guard let box, box.record.isValid, box.record.frame.size != room else { return }
    room = box.record.frame.size
    invalidate()
  }

  var hasStaleSymbols: Bool { symbolSource?.isStale == true }

  func readSymbols() {
    guard let new = symbolSource?.symbols, new != symbols else { return }
    symbols = new
    invalidate()
  }
}
