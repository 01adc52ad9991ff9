import CGTK
import LayoutEngine

/// How large a window opens whose scene does not say.
enum WindowSize {
  /// The smallest size that looks like a window.
  private static let least = Size(width: 360, height: 240)

  /// As large as its content likes to be, but neither lost on the desktop nor larger than that.
  static func fitting(_ content: Size) -> Size {
    let most = screen
    return Size(
      width: min(max(content.width, least.width), max(most.width * 0.8, least.width)).rounded(.up),
      height: min(max(content.height, least.height), max(most.height * 0.8, least.height))
        .rounded(.up))
  }

  /// The size of the first monitor.
  private static var screen: Size {
    guard let display = gdk_display_get_default(),
      let monitor = g_list_model_get_item(gdk_display_get_monitors(display), 0)
    else { return Size(width: 1280, height: 800) }
    defer { g_object_unref(monitor) }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
    return Size(width: Double(area.width), height: Double(area.height))
  }
}
