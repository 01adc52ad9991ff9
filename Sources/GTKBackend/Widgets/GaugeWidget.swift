import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows where a value lies, on a line or on a ring.
final class GaugeWidget: DrawnWidget {
  private var content: GaugeContent?

  init(for element: Element) {
    super.init("gauge", role: GTK_ACCESSIBLE_ROLE_METER, for: element)
    cgtk_speak_number(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0)
    cgtk_speak_number(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 1)
  }

  override func show(_ content: ElementContent) {
    guard let content = content.control(GaugeContent.self), content != self.content else { return }
    self.content = content
    cgtk_speak_number(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, content.fraction)
    redraw()
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    guard let content, size.width > 0, size.height > 0 else { return }
    var bounds = room
    let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)!
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    if content.look.isRound { drawRing(content, on: cairo) } else { drawLine(content, on: cairo) }
    cairo_destroy(cairo)
  }

  private func drawLine(_ content: GaugeContent, on cairo: OpaquePointer) {
    let width = content.look == .dot ? 4.0 : 6.0
    let (start, end) = (size.height / 2, size.width - size.height / 2)
    let x = start + (end - start) * content.fraction
    cairo_set_line_width(cairo, width)
    func line(to end: Double, _ color: GdkRGBA) {
      cairo.setSource(color)
      cairo_move_to(cairo, start, size.height / 2)
      cairo_line_to(cairo, end, size.height / 2)
      cairo_stroke(cairo)
    }
    let tint = rgba(content.tint ?? .accentColor)
    line(to: end, content.look == .dot ? tint : foreground.faded(to: 0.15))
    if content.look == .dot {
      dot(Point(x: x, y: size.height / 2), radius: size.height / 2, tint, on: cairo)
    } else if content.fraction > 0 {
      line(to: x, tint)
    }
  }

  private func drawRing(_ content: GaugeContent, on cairo: OpaquePointer) {
    let width = 5.0
    let radius = (min(size.width, size.height) - width - 2) / 2
    guard radius > 0 else { return }
    let middle = Point(x: size.width / 2, y: size.height / 2)
    let (start, length) = content.turn
    let begin = (start - 0.25) * 2 * Double.pi
    let value = begin + length * 2 * .pi * content.fraction
    cairo_set_line_width(cairo, width)
    func arc(to end: Double, _ color: GdkRGBA) {
      cairo.setSource(color)
      cairo_arc(cairo, middle.x, middle.y, radius, begin, end)
      cairo_stroke(cairo)
    }
    let tint = rgba(content.tint ?? .accentColor)
    let isArc = content.look == .arc
    arc(to: begin + length * 2 * .pi, isArc ? tint : foreground.faded(to: 0.15))
    if isArc {
      let place = Point(x: middle.x + radius * cos(value), y: middle.y + radius * sin(value))
      dot(place, radius: 4, tint, on: cairo)
    } else if content.fraction > 0 {
      arc(to: value, tint)
    }
  }

  /// A dot on a line of the same colour, told apart by a rim of the window's.
  private func dot(
    _ place: Point, radius: Double, _ color: GdkRGBA, on cairo: OpaquePointer
  ) {
    for (radius, color) in [(radius, rgba(Color(.named(.window)))), (radius - 1.5, color)] {
      cairo.setSource(color)
      cairo_arc(cairo, place.x, place.y, radius, 0, 2 * .pi)
      cairo_fill(cairo)
    }
  }
}

extension ControlWidgets {
  func gauge(_ content: GaugeContent) -> ShownControl {
    ShownControl(kind: "gauge") { element, _ in
      GaugeWidget(for: element)
    } size: { proposal in
      content.look.isRound
        ? Size(width: 52, height: 52) : Size(width: max(20, proposal.width ?? 100), height: 10)
    }
  }
}
