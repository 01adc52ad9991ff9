public import Foundation
import LayoutEngine
import Threads

extension GraphicsContext {
  /// A picture with the looks that it has on a canvas, whose size is known.
  public struct ResolvedImage {
    let content: ImageContent

    /// How large it is by itself.
    public let size: CGSize

    /// How far below its top a text beside it stands.
    public let baseline: CGFloat

    /// What a symbol or a template is painted with; `nil` for a picture that has colours of its own.
    public var shading: Shading?
  }

  /// The picture as it looks here.
  public func resolve(_ image: Image) -> ResolvedImage {
    let (given, around) = (Handover(image), Handover(environment))
    var content = onMain {
      let environment = around.content
      return Handover(
        given.content.content(in: ResolvedStyle(environment), SymbolLooks(environment)))
    }.content
    if case .image(let showable) = ElementContent.image(content).showable { content = showable }
    let size = record.size(of: .image(content))
    let line = record.baselines(of: .image(content), in: size)?.last ?? Double(size.height)
    var shading: Shading?
    if content.isSymbol || content.isTemplate {
      shading = Shading(content.paint ?? .color(content.color))
    }
    return ResolvedImage(content: content, size: size, baseline: CGFloat(line), shading: shading)
  }

  /// Draws a picture that is stretched to fill `rect`.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {
    let frame = Rect(rect)
    var content = image.content
    if let shading = image.shading {
      let paint = shading.paint(in: environment, across: frame)
      (content.color, content.paint) = (paint.flatColor, paint.ofManyColors)
    }
    add(.image(content), in: frame)
  }

  /// Draws a picture in its own size, its `anchor` at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(of: image.size, at: point, anchor: anchor))
  }

  /// Draws a picture that is stretched to fill `rect`.
  public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }

  /// Draws a picture in its own size, its `anchor` at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
