import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a scroll view: GTK's scrolled window moves it, and shows its bars.
final class ScrollWidget: Widget {
  private var content: ScrollContent?
  private let view: WidgetPointer
  private let port: WidgetPointer

  /// Waits for who moves it to be done.
  private let rest = ScrollRest()

  /// The point from which places inside are counted. GTK counts in numbers that are not exact far
  /// from there, so it follows what is seen.
  private var base = Point.zero

  /// How far from that places are still exact.
  private static let reach = 1_000_000.0

  init(for element: Element) {
    view = cgtk_view_new("content", GTK_ACCESSIBLE_ROLE_GROUP, ViewActions.table)
    port = cgtk_port_new(view)
    let window = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_child(window.opaque, port)
    gtk_widget_add_css_class(window, "viewstate")
    super.init(window, for: element)
    own()
    ScrollReports.bind(port, to: self)
  }

  isolated deinit {
    cgtk_port_bind(port, nil, nil)
    rest.stop()
  }

  override var inner: WidgetPointer { view }
  override var innerOrigin: Point { base }

  override func show(_ content: ElementContent) {
    guard case .scroll(let content) = content, content != self.content else { return }
    let old = self.content
    self.content = content
    if content.axes != old?.axes || content.indicators != old?.indicators { showBars(content) }
    if content.clips != old?.clips {
      let overflow = content.clips ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE
      gtk_widget_set_overflow(pointer, overflow)
      gtk_widget_set_overflow(port, overflow)
    }
    followBase(content.offset)
    var place = CGTKPortPlace(
      width: content.contentSize.width, height: content.contentSize.height, x: content.offset.x,
      y: content.offset.y, shift_x: content.shift.x, shift_y: content.shift.y,
      base_x: Int32(base.x), base_y: Int32(base.y))
    cgtk_port_show(port, &place)
  }

  private func showBars(_ content: ScrollContent) {
    func policy(_ axis: LayoutAxis) -> GtkPolicyType {
      guard content.axes.contains(axis) else { return GTK_POLICY_NEVER }
      return content.indicators.contains(axis) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    }
    gtk_scrolled_window_set_policy(pointer.opaque, policy(.horizontal), policy(.vertical))
  }

  private func followBase(_ offset: Point) {
    let far = max(abs(offset.x - base.x), abs(offset.y - base.y))
    guard far > Self.reach else { return }
    base = Point(x: offset.x.rounded(), y: offset.y.rounded())
    for child in element?.children ?? [] where child.native != nil {
      child.widget.place(child, in: self)
    }
  }

  /// A person has moved it.
  func moved(to offset: Point) {
    guard offset != content?.offset else { return }
    content?.offset = offset
    element?.receive(.scroll(to: offset))
    rest.wait(at: pointer) { [weak self] in self?.element?.receive(.scrollEnd) }
  }
}
