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
    self.renderer = renderer
    isOpaque = opaque
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> { CanvasNode(self, at: place) }
}

final class CanvasNode<Symbols: View>: ElementNode<Canvas<Symbols>>, LayoutReader {
  private var room = Size.zero

  override func appear() {
    super.appear()
    graph.add(self)
  }

  override func disappear() { graph.areLayoutReadersStale = true }

  override func content() -> ElementContent {
    guard room.width > 0, room.height > 0 else { return .drawing(DrawingContent(steps: [])) }
    let record = DrawingRecord(of: graph.backend)
    var context = GraphicsContext(on: record, EnvironmentValues(scope: scope))
    view.renderer(&context, CGSize(width: room.width, height: room.height))
    return .drawing(DrawingContent(steps: record.steps))
  }

  override var boxContent: BoxContent { FillShape.any }

  func readLayout() {
    guard let box, box.record.isValid, box.record.frame.size != room else { return }
    room = box.record.frame.size
    invalidate()
  }
}
