import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// A widget of our own: it draws what no widget of GTK shows, and holds others.
class DrawnWidget: Widget, Painter {
  /// `name` is what the style sheet calls it.
  init(_ name: StaticString, role: GtkAccessibleRole, for element: Element?) {
    let pointer = cgtk_view_new(name.cString, role, ViewActions.table)
    super.init(pointer, for: element)
    cgtk_view_bind(pointer, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit { cgtk_view_bind(pointer, nil) }

  // What is inside are other elements, which have a direction of their own.
  override var hasParts: Bool { false }
  override func turnParts(to direction: GtkTextDirection) {}

  /// The size has changed.
  func allocated(_ size: Size) {}

  /// Draws it, with what is inside.
  func snapshot(_ snapshot: OpaquePointer) { cgtk_view_snapshot_children(pointer, snapshot) }

  /// Whether a pointer at `point` touches it, apart from what is inside.
  func contains(_ point: Point) -> Bool {
    element?.content.isTouched(at: point, in: size) ?? false
  }

  final var size: Size {
    Size(
      width: Double(gtk_widget_get_width(pointer)), height: Double(gtk_widget_get_height(pointer)))
  }

  final var room: graphene_rect_t {
    graphene_rect_t(Rect(origin: .zero, size: size))
  }

  /// The colour of texts here.
  final var foreground: GdkRGBA {
    var color = GdkRGBA()
    let holder = isSchemeEdge ? pointer : gtk_widget_get_parent(pointer) ?? pointer
    gtk_style_context_get_color(gtk_widget_get_style_context(holder), &color)
    return color
  }

  final var isDark: Bool { Appearance.isDark(in: scheme) }
  final var resolution: Double { Double(gtk_widget_get_scale_factor(pointer)) }

  /// What `color` is here.
  final func rgba(_ color: Color) -> GdkRGBA {
    Appearance.rgba(color, in: scheme, foreground: foreground)
  }

  override func themeChanged() { redraw() }

  /// Draws it again with the next picture of the window.
  final func redraw() { gtk_widget_queue_draw(pointer) }
}

extension StaticString {
  /// The string as C has it.
  var cString: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}

extension graphene_rect_t {
  init(_ rect: Rect) {
    self.init(
      origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
      size: graphene_size_t(width: Float(rect.size.width), height: Float(rect.size.height)))
  }
}
