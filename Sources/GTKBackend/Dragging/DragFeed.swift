import CGTK
import CGTKWidgets
import Foundation
import LayoutEngine
import PortableUI

/// Lets a person drag something away from a layer.
///
/// It listens on the way in, so that a button inside does not keep the pointer; what a gesture, a field or a slider
/// there wants to do with a pointer that moves comes first.
final class DragFeed {
  /// What is dragged in this program now.
  private(set) static var dragged: DraggedItems?

  private let source: OpaquePointer
  private weak var layer: LayerWidget?

  /// Where the pointer came down.
  private var start = (x: 0.0, y: 0.0)
  private var preview: (@MainActor () -> UIImage?)?

  init(on layer: LayerWidget) {
    self.layer = layer
    source = gtk_drag_source_new()!
    // Whoever lets something be moved away must give it up, a file for instance; the app knows nothing of that.
    gtk_drag_source_set_actions(source, GDK_ACTION_COPY)
    gtk_event_controller_set_propagation_phase(source, GTK_PHASE_CAPTURE)
    Signal.connect(source, "prepare") { [weak self] arguments in
      .object(self?.prepare(arguments.double(0), arguments.double(1)))
    }
    Signal.connect(source, "drag-begin") { [weak self] in self?.begin() }
    Signal.connect(source, "drag-end") { _ in
      DragFeed.dragged = nil
      return nil
    }
    gtk_widget_add_controller(layer.pointer, source)
  }

  /// Ends the listening.
  func remove() { if let layer { gtk_widget_remove_controller(layer.pointer, source) } }

  /// What begins to be dragged from that place; `nil` where the pointer is somebody else's.
  private func prepare(_ x: Double, _ y: Double) -> UnsafeMutableRawPointer? {
    guard let layer, let element = layer.element, !element.awaitsMoves, !isTouch,
      gtk_drag_source_get_drag(source) == nil, !isWorked(at: x, y), !movesRow(from: x, y),
      let dragged = element.beginDrag()
    else { return nil }
    start = (x, y)
    preview = dragged.preview
    Self.dragged = dragged
    return SharedContent.provider(of: dragged.items).rawObject
  }

  /// A finger scrolls.
  private var isTouch: Bool {
    guard let device = gtk_event_controller_get_current_event_device(source) else { return false }
    return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
  }

  /// Whether something is there that a pointer works by moving: a field, a slider, or what is dragged by itself.
  private func isWorked(at x: Double, _ y: Double) -> Bool {
    guard let layer else { return false }
    var inner = gtk_widget_pick(layer.pointer, x, y, GTK_PICK_DEFAULT)
    while let current = inner, current != layer.pointer {
      if (Widget.owner(of: current) as? LayerWidget)?.gives == true { return true }
      let type = gtk_editable_get_type()
      if g_type_check_instance_is_a(current.cast(), type) != 0
        || g_type_check_instance_is_a(current.cast(), gtk_range_get_type()) != 0
        || g_type_check_instance_is_a(current.cast(), gtk_text_view_get_type()) != 0
      {
        return true
      }
      inner = gtk_widget_get_parent(current)
    }
    return false
  }

  /// Whether that moves a row of a list up or down.
  private func movesRow(from x: Double, _ y: Double) -> Bool {
    var outer = layer?.element?.parent
    while let element = outer {
      if case .layer(let content) = element.content, let row = content.row {
        guard row.isDraggable else { return false }
        var (nowX, nowY) = (x, y)
        gtk_gesture_get_point(source, nil, &nowX, &nowY)
        return abs(nowY - y) > abs(nowX - x)
      }
      outer = element.parent
    }
    return false
  }

  /// Shows at the pointer what is dragged.
  private func begin() {
    guard let layer else { return }
    if let picture = preview?(), let texture = picture.texture {
      gtk_drag_source_set_icon(source, texture, 0, 0)
      g_object_unref(texture.rawObject)
    } else if let paintable = gtk_widget_paintable_new(layer.pointer) {
      // As it looks now: it may go while it is dragged.
      let picture = gdk_paintable_get_current_image(paintable)
      gtk_drag_source_set_icon(source, picture, Int32(start.x), Int32(start.y))
      g_object_unref(picture?.rawObject)
      g_object_unref(paintable.rawObject)
    }
    preview = nil
  }
}

extension UIImage {
  /// The picture for GDK, which belongs to the caller.
  fileprivate var texture: OpaquePointer? {
    guard let data = pngData() else { return nil }
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    return gdk_texture_new_from_bytes(bytes, nil)
  }
}
