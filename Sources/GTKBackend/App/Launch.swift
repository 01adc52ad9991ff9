import CGTK
import CGTKWidgets
import Foundation
import PortableUI

/// Runs an app to its end. `App.main()` finds it by this name, in whatever program it is linked into.
@_cdecl("viewstate_run_app")
func runApp(_ app: UnsafeMutableRawPointer) -> Int32 {
  let start = AppStart.take(app)
  let words = CommandLine.addresses
  let areSure = words.allSatisfy(\.isSure)
  // Where it runs already, the app need not be made once more, unless only that knows what it opens.
  if areSure, AppBus.handOver(words.map(\.url)) { return 0 }
  Launch.prepare()
  let desktop = GTKDesktop()
  let session = start.makeSession(on: desktop)
  let addresses = words.filter { $0.isSure || session.declares($0.url) }.map(\.url)
  if !areSure, AppBus.handOver(addresses) { return 0 }
  desktop.run(session, opening: addresses)
  MainLoop.run(while: { FileSaves.areUnderWay })
  StoredValues.saveNow()
  return 0
}

/// What comes before an app.
enum Launch {
  /// Opens the display, or ends the program with what a person can do about it.
  static func prepare() {
    g_set_prgname(AppName.current)
    g_set_application_name(AppName.current)
    guard openDisplay() else {
      let environment = ProcessInfo.processInfo.environment
      func setting(_ name: String) -> String { environment[name].map { "'\($0)'" } ?? "not set" }
      endProgram(
        "\(AppName.current) cannot open a window: it finds no display.",
        facts: ["DISPLAY": setting("DISPLAY"), "WAYLAND_DISPLAY": setting("WAYLAND_DISPLAY")],
        fix: """
          Start it on a desktop, or on a display in memory: xvfb-run -a \
          \(CommandLine.arguments[0])
          """)
    }
    // GTK does so where the system has a locale for the language, and words of GTK in that.
    if LayoutDirection.ofProcess == .rightToLeft {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    }
    StoredValues.mend()
  }

  /// Opens the display, and makes GTK ready for windows on it. Returns whether there is one.
  static func openDisplay() -> Bool {
    guard findDisplay() else { return false }
    adw_init()
    Fonts.displayOpened()
    cgtk_tooltips_leave_with_surfaces()
    cgtk_repeat_first_frames()
    return true
  }

  private static func findDisplay() -> Bool {
    guard let renderer = g_getenv("GSK_RENDERER"), strcmp(renderer, "cairo") == 0 else {
      return initialize()
    }
    // Who draws without the graphics card need not wait for GTK to prepare it: a third of the start.
    let (name, value) =
      gtk_get_minor_version() < 16 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl")
    let wanted = g_getenv(name).map { String(cString: $0) }
    g_setenv(name, [value, wanted].compactMap(\.self).joined(separator: ","), 1)
    defer {
      if let wanted { g_setenv(name, wanted, 1) } else { g_unsetenv(name) }
    }
    return initialize()
  }

  /// Makes GTK ready, once. Returns whether there is a display; without one it still draws pictures.
  @discardableResult
  static func initialize() -> Bool {
    if gtk_is_initialized() == 0 { gtk_init_check() }
    return gdk_display_get_default() != nil
  }
}
