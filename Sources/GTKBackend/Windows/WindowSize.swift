import CGTK
import LayoutEngine

/// How large windows are whose scenes do not say.
enum WindowSize {
  /// The size of a window when it opens: room to work in, on a screen that has it.
  static var usual: Size {
    let most = screen
    return Size(
      width: min(800, (most.width * 0.8).rounded()), height: min(600, (most.height * 0.8).rounded())
    )
  }

  /// As large as `content` wants to be, but no sliver, and no larger than windows usually are.
  static func around(_ content: Size) -> Size {
    let most = usual
    return Size(
      width: min(most.width, max(360, content.width.rounded(.up))),
      height: min(most.height, max(160, content.height.rounded(.up))))
  }

  /// `size`, unless the screen is smaller.
  static func fitting(_ size: Size) -> Size {
    let most = screen
    return Size(
      width: min(size.width, most.width), height: min(size.height, most.height - barHeight))
  }

  /// What the bar of a window takes of its height, about.
  private static let barHeight = 48.0

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
