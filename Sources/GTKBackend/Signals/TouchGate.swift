import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Keeps pointers from a layer with all that is in it, where it is cut to a shape, or touched in one, and
/// they are outside of that.
///
/// GTK asks each widget where it is touched itself, and of what is inside it knows no other shape than the
/// frame. So before it looks what is under a pointer, the layers with a shape let that in or not.
final class TouchGate {
  /// Those of all layers with a shape.
  private static var all: [ObjectIdentifier: Entry] = [:]

  private struct Entry { unowned let gate: TouchGate }

  private unowned let layer: LayerWidget

  /// Whether a pointer where the last one was does not come in.
  private(set) var isShut = false

  init(for layer: LayerWidget) {
    self.layer = layer
    Self.all[ObjectIdentifier(self)] = Entry(gate: self)
    cgtk_watch_places { TouchGate.look(at: Point(x: $1, y: $2), of: $0) }
  }

  isolated deinit { Self.all[ObjectIdentifier(self)] = nil }

  private static func look(at point: Point, of surface: OpaquePointer) {
    for entry in all.values { entry.gate.look(at: point, of: surface) }
  }

  private func look(at point: Point, of surface: OpaquePointer) {
    guard let content = layer.element?.content, gtk_widget_get_mapped(layer.pointer) != 0,
      let place = Widget.place(at: point, of: surface, in: layer.pointer)
    else { return }
    let isShut = !content.letsTouchIn(at: place, in: layer.size)
    guard isShut != self.isShut else { return }
    self.isShut = isShut
    layer.targetChanged()
  }
}
