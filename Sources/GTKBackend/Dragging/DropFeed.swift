import CGTK
import CGTKWidgets
import Foundation
import LayoutEngine
import PortableUI

/// Lets a person drop something on a layer: from this program as it is, from others once it has been read.
final class DropFeed {
  private let target: OpaquePointer
  private weak var layer: DrawnWidget?

  /// What was dropped and is still read.
  private var reading: Task<Void, Never>?

  init(on layer: DrawnWidget) {
    self.layer = layer
    target = gtk_drop_target_async_new(
      nil, GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue))!
    Signal.connect(target, "accept") { [weak self] in
      .bool(self?.accepts($0.pointer(0)) ?? false)
    }
    for signal in ["drag-enter", "drag-motion"] {
      Signal.connect(target, signal) { [weak self] arguments in
        let point = Point(x: arguments.double(1), y: arguments.double(2))
        return .flags(self?.hold(arguments.pointer(0), at: point).rawValue ?? 0)
      }
    }
    Signal.connect(target, "drag-leave") { [weak self] in self?.letGo() }
    Signal.connect(target, "drop") { [weak self] arguments in
      let point = Point(x: arguments.double(1), y: arguments.double(2))
      return .bool(self?.drop(arguments.pointer(0), at: point) ?? false)
    }
    gtk_widget_add_controller(layer.pointer, target)
  }

  isolated deinit { reading?.cancel() }

  /// Ends the listening.
  func remove() { if let layer { gtk_widget_remove_controller(layer.pointer, target) } }

  /// The names of what another program drags.
  private func names(_ drop: OpaquePointer) -> [String] {
    GDKNames.all(of: gdk_drop_get_formats(drop))
  }

  /// What is held there: the things themselves where they are of this program.
  private func items(_ drop: OpaquePointer) -> [NSItemProvider] {
    if gdk_drop_get_drag(drop) != nil, let own = DragFeed.dragged { return own.items }
    return DesktopForms.promise(of: names(drop), for: layer?.element?.takenTypes ?? [])
  }

  private func accepts(_ drop: OpaquePointer) -> Bool {
    let types = layer?.element?.takenTypes ?? []
    return items(drop).contains { item in
      types.contains { !item.registeredContentTypes(conformingTo: $0).isEmpty }
    }
  }

  /// The one over which something is held. GTK tells all that are around it, too.
  private static weak var holder: DropFeed?

  private func hold(_ drop: OpaquePointer, at point: Point) -> GdkDragAction {
    guard let layer, !isAroundHolder else { return GdkDragAction(0) }
    let operation = layer.element?.hold(items(drop), at: point)
    if operation != nil, Self.holder !== self {
      Self.holder?.letGo()
      Self.holder = self
    }
    switch operation {
    case .copy: return GDK_ACTION_COPY
    case .move:
      let isAllowed = gdk_drop_get_actions(drop).rawValue & GDK_ACTION_MOVE.rawValue != 0
      return isAllowed ? GDK_ACTION_MOVE : GDK_ACTION_COPY
    case .cancel, .forbidden, nil: return GdkDragAction(0)
    }
  }

  private var isAroundHolder: Bool {
    guard let inner = Self.holder, inner !== self, let other = inner.layer, let layer else {
      return false
    }
    return gtk_widget_is_ancestor(other.pointer, layer.pointer) != 0
  }

  private func letGo() {
    if Self.holder === self { Self.holder = nil }
    layer?.element?.letGo()
  }

  private func drop(_ drop: OpaquePointer, at point: Point) -> Bool {
    guard let layer, let element = layer.element else { return false }
    let operation = hold(drop, at: point)
    Self.holder = nil
    // GTK goes on to draw a frame around it where no leaving follows the drop.
    gtk_widget_unset_state_flags(layer.pointer, GTK_STATE_FLAG_DROP_ACTIVE)
    guard operation.rawValue != 0 else {
      element.letGo()
      return false
    }
    g_object_ref(drop.rawObject)
    func finish(_ isTaken: Bool) {
      gdk_drop_finish(drop, isTaken ? operation : GdkDragAction(0))
      g_object_unref(drop.rawObject)
    }
    if gdk_drop_get_drag(drop) != nil, let own = DragFeed.dragged {
      element.drop(own.items, at: point, then: finish)
      return true
    }
    let names = DesktopForms.wanted(names(drop), for: element.takenTypes)
    reading = Task { [weak self] in
      let items = await ArrivingContent.items(names) { cgtk_drop_read(drop, $0, $1, $2) }
      guard let element = self?.layer?.element, !items.isEmpty else {
        self?.layer?.element?.letGo()
        return finish(false)
      }
      element.drop(items, at: point, then: finish)
    }
    return true
  }
}

/// The names under which GDK knows what is dragged or copied.
enum GDKNames {
  /// All of them, the best one first.
  static func all(of formats: OpaquePointer?) -> [String] {
    guard let formats else { return [] }
    var count: gsize = 0
    guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
  }
}
