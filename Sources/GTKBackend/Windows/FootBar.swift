import CGTK
import LayoutEngine
import PortableUI

/// What is below the bar of a window: its content, and at the foot another bar where there is one.
final class WindowBody {
  /// The widget: a window's child.
  let pointer: WidgetPointer

  /// Is told when the bar at the foot has another height.
  var footChanged: () -> Void = {}

  /// The least room that the content needs, once somebody knows.
  var leastSize: () -> Size = { .zero }
  private let content: WidgetPointer
  private var knownLeast = Size.zero

  /// Holds `content`. What is larger than its room is not seen beyond it.
  init(around content: WidgetPointer) {
    self.content = content
    gtk_widget_set_overflow(content, GTK_OVERFLOW_HIDDEN)
    pointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    g_object_ref_sink(pointer)
    gtk_widget_set_vexpand(content, 1)
    gtk_box_append(pointer.cast(), content)
  }

  isolated deinit { g_object_unref(pointer) }

  /// Keeps the window from being smaller than its content, as that is now.
  func renewLeastSize() {
    let least = WindowSize.fitting(leastSize())
    guard least != knownLeast else { return }
    knownLeast = least
    gtk_widget_set_size_request(
      content, gint(least.width.rounded(.up)), gint(least.height.rounded(.up)))
  }

  /// How much higher the bar at the foot makes the window.
  private(set) var footHeight: Int32 = 0

  fileprivate func show(foot: WidgetPointer) { gtk_box_append(pointer.cast(), foot) }

  fileprivate func remove(foot: WidgetPointer) {
    gtk_box_remove(pointer.cast(), foot)
    heightChanged(of: foot, to: 0)
  }

  fileprivate func heightChanged(of foot: WidgetPointer, to height: Int32) {
    guard height != footHeight else { return }
    gtk_widget_set_size_request(foot, -1, height)
    gtk_widget_set_visible(foot, height > 0 ? 1 : 0)
    footHeight = height
    footChanged()
  }
}

/// Shows the bar at the foot of a window. What is in it is placed as anywhere.
final class FootBarWidget: DrawnWidget {
  private weak var window: WindowBody?

  init(for element: Element) {
    super.init("layer", role: GTK_ACCESSIBLE_ROLE_GROUP, for: element)
    gtk_widget_add_css_class(pointer, "viewstate-foot")
  }

  override func enter(_ parent: Widget, after previous: Widget?) {
    guard window == nil else { return }
    window = parent.body
    window?.show(foot: pointer)
  }

  override func place(_ element: Element, in parent: Widget) {
    window?.heightChanged(of: pointer, to: Int32(element.frame.size.height.rounded(.up)))
  }

  override func leave() {
    window?.remove(foot: pointer)
    window = nil
  }
}
