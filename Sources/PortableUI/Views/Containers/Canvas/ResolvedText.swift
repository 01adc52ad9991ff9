public import Foundation
import LayoutEngine
import Threads

extension GraphicsContext {
  /// A text with the looks that it has on a canvas, which can be measured.
  public struct ResolvedText {
    var content: TextContent
    let record: DrawingRecord

    /// What it is painted with.
    public var shading: Shading

    /// How much of `size` its words take.
    public func measure(in size: CGSize) -> CGSize { record.size(of: .text(content), in: size) }

    /// How far below its top the first line stands, where it is drawn in `size`.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat(record.baselines(of: .text(content), in: size)?.first ?? Double(size.height))
    }

    /// How far below its top the last line stands, where it is drawn in `size`.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      CGFloat(record.baselines(of: .text(content), in: size)?.last ?? Double(size.height))
    }
  }

  /// The text as it looks here.
  public func resolve(_ text: Text) -> ResolvedText {
    let (given, around) = (Handover(text), Handover(environment))
    var content = onMain {
      let environment = around.content
      return Handover(
        given.content.content(in: ResolvedStyle(environment), isInButton: true) { environment })
    }.content
    if case .text(let showable) = ElementContent.text(content).showable { content = showable }
    return ResolvedText(
      content: content, record: record, shading: Shading(content.paint ?? .color(content.color)))
  }

  /// Draws a text in one piece, its `anchor` at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: CGRect(of: size, at: point, anchor: anchor))
  }

  /// Draws a text in the lines for which there is room in `rect`, from its top leading corner on.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let frame = Rect(rect)
    var content = text.content
    let paint = text.shading.paint(in: environment, across: frame)
    (content.color, content.paint) = (paint.flatColor, paint.ofManyColors)
    add(.text(content), in: frame)
  }

  /// Draws a text in one piece, its `anchor` at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in the lines for which there is room in `rect`, from its top leading corner on.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
}

extension CGRect {
  /// A room of `size` that has its `anchor` at `point`.
  init(of size: CGSize, at point: CGPoint, anchor: UnitPoint) {
    self.init(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}
