import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// A widget of our own: it draws what no widget of GTK shows, and holds others.
class DrawnWidget: Widget {
  /// `name` is what the style sheet calls it.
  init(_ name: StaticString, role: GtkAccessibleRole, for element: Element) {
    let pointer = name.withUTF8Buffer { _ in
      cgtk_view_new(
        UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self), role,
        ViewActions.table)
    }
    super.init(pointer, for: element)
    cgtk_view_bind(pointer, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit { cgtk_view_bind(pointer, nil) }

  /// The size has changed.
  func allocated(_ size: Size) {}

  /// Draws it, with what is inside.
  func snapshot(_ snapshot: OpaquePointer) { cgtk_view_snapshot_children(pointer, snapshot) }

  /// Whether a pointer at `point` touches it, apart from what is inside.
  func contains(_ point: Point) -> Bool { false }

  /// The style sheet gives it another font or colour.
  func styled() {}
}
