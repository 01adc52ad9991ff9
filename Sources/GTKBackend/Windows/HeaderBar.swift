import CGTK
import LayoutEngine
import PortableUI

/// The bar of a window.
final class HeaderBar {
  /// The widget: a window's title bar.
  let pointer: WidgetPointer

  /// What the views in the window call it; `nil` where they do not say.
  fileprivate(set) var title: String? {
    didSet {
      guard title != oldValue else { return }
      titleChanged()
      if subtitle != nil || !isOfWindow { showTitle() }
    }
  }

  /// What the window is called where they do not say.
  var usualTitle = "" {
    didSet { if usualTitle != oldValue, subtitle != nil { showTitle() } }
  }

  /// Is told when that is something else.
  var titleChanged: () -> Void = {}

  /// What it says below that; `nil` where they do not say.
  fileprivate(set) var subtitle: String? {
    didSet { if subtitle != oldValue { showTitle() } }
  }

  /// Whether it has buttons of a window at its end, and whether something in it leaves that window: then that of the
  /// desktop, which says less of what becomes of what was done, is not there.
  var isOfSheet = false
  fileprivate(set) var hasCancel = false {
    didSet {
      guard isOfSheet, hasCancel != oldValue else { return }
      adw_header_bar_set_show_end_title_buttons(pointer.opaque, hasCancel ? 0 : 1)
      adw_header_bar_set_show_start_title_buttons(pointer.opaque, hasCancel ? 0 : 1)
    }
  }

  /// Whether there is a page to go back to, and what does so.
  fileprivate(set) var goesBack = false
  fileprivate(set) var goBack: () -> Void = {}

  private let start = HeaderBar.row()
  private let middle = HeaderBar.row()
  private let end = HeaderBar.row()

  private let isOfWindow: Bool

  /// Whether no title is seen.
  var hidesTitle = false {
    didSet { showTitle() }
  }

  /// The width that it had no room for when it was last laid out, and what makes room.
  private var lacking: gint?
  private let growth = AfterInput()

  /// With the buttons of a window, and what it is called where the views in it do not say; or without.
  init(isOfWindow: Bool = true) {
    self.isOfWindow = isOfWindow
    pointer = adw_header_bar_new()!
    g_object_ref_sink(pointer)
    if !isOfWindow {
      adw_header_bar_set_show_start_title_buttons(pointer.opaque, 0)
      adw_header_bar_set_show_end_title_buttons(pointer.opaque, 0)
    }
    adw_header_bar_pack_start(pointer.opaque, start)
    adw_header_bar_pack_end(pointer.opaque, end)
    // It is in the bar only as long as something is in it, instead of the title.
    g_object_ref_sink(middle)
    BackKeys.add(to: pointer, for: self)
    growth.act = { [unowned self] in gtk_widget_queue_resize(pointer) }
  }

  /// Shows what is in the middle, or else a subtitle under the title; else GTK shows the window's title.
  private func showTitle() {
    guard gtk_widget_get_first_child(middle) == nil else {
      return adw_header_bar_set_title_widget(pointer.opaque, middle)
    }
    if hidesTitle {
      return adw_header_bar_set_title_widget(
        pointer.opaque, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    }
    let both =
      subtitle == nil && isOfWindow
      ? nil : adw_window_title_new(title ?? usualTitle, subtitle ?? "")
    adw_header_bar_set_title_widget(pointer.opaque, both)
  }

  isolated deinit {
    g_object_unref(middle)
    g_object_unref(pointer)
  }

  /// Begins on the side where reading does.
  func turn(to direction: GtkTextDirection) {
    gtk_widget_set_direction(pointer, direction)
    Widget.turnParts(of: pointer, to: direction)
  }

  private static func row() -> WidgetPointer {
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
    gtk_widget_set_valign(row, GTK_ALIGN_CENTER)
    return row
  }

  /// Has it laid out where it is. GTK has done with it when the content of the window gets its size, and
  /// does not come back for what the views then say of it.
  func settle() {
    var place = GtkAllocation()
    gtk_widget_get_allocation(pointer, &place)
    var (width, height) = (gint(0), gint(0))
    gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    gtk_widget_measure(
      pointer, GTK_ORIENTATION_VERTICAL, max(place.width, width), &height, nil, nil, nil)
    // What needs more than there is sticks out in this picture; the window grows in the next one, once.
    if place.width < width, width != lacking { growth.come() }
    lacking = place.width < width ? width : nil
    (place.width, place.height) = (max(place.width, width), max(place.height, height))
    gtk_widget_size_allocate(pointer, &place, -1)
  }

  /// How much higher it makes its window.
  var height: Int32 {
    var height: gint = 0
    gtk_widget_measure(pointer, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
    return height
  }

  /// Takes an item that comes behind `previous`, wherever it was before.
  fileprivate func take(_ item: BarItemWidget, after previous: BarItemWidget?) {
    remove(item)
    let neighbour = previous?.section == item.section ? previous?.pointer : nil
    switch item.section {
    case .start: gtk_box_insert_child_after(start.cast(), item.pointer, neighbour)
    case .end: gtk_box_insert_child_after(end.cast(), item.pointer, neighbour)
    case .title:
      gtk_box_insert_child_after(middle.cast(), item.pointer, neighbour)
      showTitle()
    case .foot, .status: break
    }
  }

  /// Lets go of an item.
  fileprivate func remove(_ item: BarItemWidget) {
    guard let holder = gtk_widget_get_parent(item.pointer), [start, middle, end].contains(holder)
    else { return }
    gtk_box_remove(holder.cast(), item.pointer)
    if gtk_widget_get_first_child(middle) == nil { showTitle() }
  }
}

/// Stands for the bar of a window, until it is known which window that is.
final class HeaderBarWidget: Widget {
  private var bar: HeaderBar?
  private var content: BarContent?
  private var items: [BarItemWidget] = []

  init(for element: Element) {
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!, for: element)
  }

  override func show(_ content: ElementContent) {
    guard case .surface(.bar(let content)) = content else { return }
    self.content = content
    tell()
  }

  override func enter(_ parent: Widget, after previous: Widget?) {
    guard let bar = parent.header, bar !== self.bar else { return }
    self.bar = bar
    bar.goBack = { [weak self] in self?.element?.receive(.back) }
    bar.turn(to: gtk_widget_get_direction(pointer))
    tell()
    var previous: BarItemWidget?
    for item in items {
      bar.take(item, after: previous)
      previous = item
    }
  }

  override func turnParts(to direction: GtkTextDirection) { bar?.turn(to: direction) }

  private func tell() {
    bar?.title = content?.title
    bar?.subtitle = content?.subtitle
    bar?.goesBack = content?.goesBack ?? false
    bar?.hasCancel = content?.hasCancel ?? false
  }

  // The window keeps its bar where it keeps it.
  override func place(_ element: Element, in parent: Widget) {}
  override func leave() {}

  fileprivate func take(_ item: BarItemWidget, after previous: Widget?) {
    items.removeAll { $0 === item }
    let place = items.firstIndex { $0 === previous }.map { $0 + 1 } ?? 0
    items.insert(item, at: place)
    bar?.take(item, after: previous as? BarItemWidget)
  }

  fileprivate func remove(_ item: BarItemWidget) {
    items.removeAll { $0 === item }
    bar?.remove(item)
  }
}

/// Holds what stands side by side in the bar of a window.
final class BarItemWidget: DrawnWidget {
  fileprivate var section = BarSection.end
  private weak var holder: Widget?

  init(for element: Element) {
    super.init("layer", role: GTK_ACCESSIBLE_ROLE_GROUP, for: element)
  }

  // What is between the views in it belongs to the bar.
  override func contains(_ point: Point) -> Bool { false }

  override func show(_ content: ElementContent) {
    if case .surface(.barItem(let section)) = content { self.section = section }
  }

  override func enter(_ parent: Widget, after previous: Widget?) {
    if holder !== parent { leave() }
    holder = parent
    let bar = parent as? HeaderBarWidget
    gtk_widget_set_valign(pointer, bar == nil ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
    guard let bar else {
      gtk_widget_set_size_request(pointer, -1, -1)
      return super.enter(parent, after: previous)
    }
    bar.take(self, after: previous)
  }

  override func leave() {
    if let bar = holder as? HeaderBarWidget {
      bar.remove(self)
    } else if holder != nil {
      super.leave()
    }
    holder = nil
  }

  // A window's own bar decides where it is. It gets the size that it was laid out in.
  override func place(_ element: Element, in parent: Widget) {
    guard parent is HeaderBarWidget else { return super.place(element, in: parent) }
    gtk_widget_set_size_request(
      pointer, gint(element.frame.size.width.rounded(.up)),
      gint(element.frame.size.height.rounded(.up)))
  }
}
