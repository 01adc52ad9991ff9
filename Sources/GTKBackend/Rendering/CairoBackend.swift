import CGTK
import Foundation
import LayoutEngine
import PortableUI

/// Draws a graph into a picture. It keeps nothing of what it is told: the elements are what it draws.
final class CairoBackend: PictureBackend {
  var onRequest: (() -> Void)?

  func make(_ element: Element) {}
  func update(_ element: Element) {}
  func place(_ element: Element) {}
  func order(_ element: Element, after previous: Element?) {}
  func drop(_ element: Element) {}

  func size(of content: ElementContent, for proposal: Proposal) -> Size {
    switch content {
    // GTK's controls cannot be asked without a display, and are the same with one.
    case .field, .control: Size(width: max(0, proposal.width ?? 120), height: 34)
    case .layer, .scroll, .text, .fill, .shape, .drawing, .divider, .button, .image, .surface:
      ControlSizes.size(of: content, for: proposal)
    }
  }

  func baselines(of content: ElementContent, in size: Size) -> (first: Double, last: Double)? {
    if case .control = content { return nil }
    return ControlSizes.baselines(of: content, in: size)
  }

  func insets(of content: ElementContent) -> Insets {
    if case .button(let button) = content { ButtonMetrics.insets(of: button) } else { .zero }
  }

  func mixture(of color: PortableUI.Color, in scheme: PortableUI.ColorScheme?) -> ColorMixture {
    ColorMixture(ElementDrawing(scheme: scheme ?? .light).rgba(color))
  }

  func picture(of root: Element, size: Size, scale: Double, isOpaque: Bool) -> Data? {
    func points(_ length: Double) -> CInt { CInt(max(1, (length * scale).rounded(.up))) }
    let surface = cairo_image_surface_create(
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, points(size.width), points(size.height))
    defer { cairo_surface_destroy(surface) }
    let cairo = cairo_create(surface)
    cairo_scale(cairo, scale, scale)
    let drawing = ElementDrawing(scheme: root.scheme ?? .light, pixel: 1 / scale)
    if let node = OpaquePointer.node({ drawing.draw(root, on: $0) }) {
      gsk_render_node_draw(node, cairo)
      gsk_render_node_unref(node)
    }
    let status = cairo_status(cairo)
    cairo_destroy(cairo)
    guard status == CAIRO_STATUS_SUCCESS else { return nil }
    return PNGStream.data(of: surface)
  }
}
