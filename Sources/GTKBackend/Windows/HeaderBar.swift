import CGTK
import LayoutEngine
import PortableUI

/// The bar of a window, with the items that views put into it.
final class HeaderBar: Widget {
  private let start = HeaderBar.row()
  private let end = HeaderBar.row()

  /// What the views in the window call it; `nil` where they do not say.
  private(set) var title: String?

  /// Is told when that is something else.
  var titleChanged: () -> Void = {}

  init() {
    let header = adw_header_bar_new()!
    super.init(header, for: nil)
    adw_header_bar_pack_start(header.opaque, start)
    adw_header_bar_pack_end(header.opaque, end)
  }

  private static func row() -> WidgetPointer {
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
    gtk_widget_set_valign(row, GTK_ALIGN_CENTER)
    return row
  }

  override func show(_ content: ElementContent) {
    guard case .surface(.bar(let bar)) = content, bar.title != title else { return }
    title = bar.title
    titleChanged()
  }

  /// The window keeps it where it keeps its bar.
  override func enter(_ parent: Widget, after previous: Widget?) {}
  override func place(_ element: Element, in parent: Widget) {}
  override func leave() {}

  /// Takes an item that comes behind `previous`, wherever it was before.
  fileprivate func take(_ item: BarItemWidget, in section: BarSection, after previous: Widget?) {
    if gtk_widget_get_parent(item.pointer) != nil { remove(item) }
    let neighbour = (previous as? BarItemWidget).flatMap { $0.section == section ? $0 : nil }
    switch section {
    case .start: gtk_box_insert_child_after(start.cast(), item.pointer, neighbour?.pointer)
    case .end: gtk_box_insert_child_after(end.cast(), item.pointer, neighbour?.pointer)
    case .title: adw_header_bar_set_title_widget(pointer.opaque, item.pointer)
    }
  }

  /// Lets go of an item.
  fileprivate func remove(_ item: BarItemWidget) {
    let holder = gtk_widget_get_parent(item.pointer)
    if holder == start || holder == end {
      gtk_box_remove(holder?.cast(), item.pointer)
    } else if adw_header_bar_get_title_widget(pointer.opaque) == item.pointer {
      adw_header_bar_set_title_widget(pointer.opaque, nil)
    }
  }
}

/// Holds what stands side by side in the bar of a window.
final class BarItemWidget: DrawnWidget {
  private(set) var section = BarSection.end
  private weak var bar: HeaderBar?

  init(for element: Element) {
    super.init("layer", role: GTK_ACCESSIBLE_ROLE_GROUP, for: element)
    gtk_widget_set_valign(pointer, GTK_ALIGN_CENTER)
  }

  // What is between the views in it belongs to the bar.
  override func contains(_ point: Point) -> Bool { false }

  override func show(_ content: ElementContent) {
    if case .surface(.barItem(let section)) = content { self.section = section }
  }

  override func enter(_ parent: Widget, after previous: Widget?) {
    bar = parent as? HeaderBar
    bar?.take(self, in: section, after: previous)
  }

  override func leave() { bar?.remove(self) }

  // The bar decides where it is. It gets the size that it was laid out in.
  override func place(_ element: Element, in parent: Widget) {
    gtk_widget_set_size_request(
      pointer, gint(element.frame.size.width.rounded(.up)),
      gint(element.frame.size.height.rounded(.up)))
  }
}
