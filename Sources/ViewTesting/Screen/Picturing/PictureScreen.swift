import Foundation
import LayoutEngine
import PortableUI

/// Draws views into SVG pictures, for an `ImageRenderer` in a test.
@MainActor
final class PictureScreen: PictureBackend {
  var onRequest: (() -> Void)?
  private var root: Shown?

  /// Lets every `ImageRenderer` draw with it.
  static func standIn() {
    if PictureBackends.standIn == nil { PictureBackends.standIn = { PictureScreen() } }
  }

  func make(_ element: Element) {
    let shown = Shown(element)
    element.native = shown
    if root == nil { root = shown }
  }

  func update(_ element: Element) { shown(element)?.update(from: element) }
  func place(_ element: Element) { shown(element)?.frame = element.frame }

  func order(_ element: Element, after previous: Element?) {
    guard let child = shown(element), let parent = element.parent else { return }
    shown(parent)?.insert(child, after: previous.flatMap(shown))
  }

  func drop(_ element: Element) {
    shown(element)?.drop()
    element.native = nil
  }

  private func shown(_ element: Element) -> Shown? { element.native as? Shown }

  func size(of content: ElementContent, for proposal: Proposal) -> Size {
    ControlMetrics.size(of: content, for: proposal)
  }

  func baselines(of content: ElementContent, in size: Size) -> (first: Double, last: Double)? {
    ControlMetrics.baselines(of: content, in: size)
  }

  func insets(of content: ElementContent) -> Insets { ControlMetrics.insets(of: content) }

  func mixture(of color: Color, in scheme: ColorScheme?) -> ColorMixture {
    Palette(scheme ?? .light).mixture(of: color)
  }

  func picture(of root: Element, size: Size, scale: Double, isOpaque: Bool) -> Data? {
    var picture = SVGDrawing(palette: Palette(root.scheme ?? .light))
    picture.add(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\((size.width * scale).text)" \
      height="\((size.height * scale).text)" viewBox="0 0 \(size.width.text) \(size.height.text)" \
      font-family="Inter, Cantarell, DejaVu Sans, sans-serif">
      """)
    let room = Rect(origin: .zero, size: size)
    if isOpaque { picture.rectangle(room, fill: picture.palette.ink(.black)) }
    if let root = self.root { picture.draw(root, origin: .zero) }
    picture.add("</svg>")
    return Data(picture.lines.joined(separator: "\n").utf8)
  }
}
