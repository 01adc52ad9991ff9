import CGTK
import Foundation
import PortableUI

/// The app's place on the desktop's bus, where the desktop and further starts of the program bring it addresses.
enum AppBus {
  /// The application that GLib knows there. It only carries addresses: windows are opened by the session.
  private static var application: UnsafeMutablePointer<GApplication>?

  /// What the app is called there. A program has one name for each file that it is run from, so that two
  /// of one name are not taken for each other; a Flatpak may only have that of its package.
  static var name: String {
    let environment = ProcessInfo.processInfo.environment
    if let name = environment["FLATPAK_ID"], g_application_id_is_valid(name) != 0 { return name }
    let file = Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? AppName.current
    // Hashes of Swift's differ from start to start.
    let number = file.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
    let word = AppName.current.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "viewstate.\("_" + String(word)).n\(String(number, radix: 36))"
  }

  /// Gives `addresses` to the program where it runs already. Returns whether it does.
  static func handOver(_ addresses: [URL]) -> Bool {
    guard !addresses.isEmpty, let application = join(),
      g_application_get_is_remote(application) != 0
    else { return false }
    let files: [OpaquePointer?] = addresses.map { g_file_new_for_uri($0.absoluteString) }
    defer { for file in files { g_object_unref(file!.rawObject) } }
    var list = files
    g_application_open(application, &list, gint(list.count), "")
    // This program ends at once, and what it has not sent by then is lost.
    let isSent =
      g_dbus_connection_flush_sync(g_application_get_dbus_connection(application), nil, nil) != 0
    return isSent
  }

  /// Calls `take` with the addresses that come from now on, unless the program runs already: then that gets them.
  static func listen(_ take: @escaping ([URL]) -> Void) {
    guard let application = join(), g_application_get_is_remote(application) == 0 else { return }
    Signal.connect(application, "open") { arguments in
      let files = UnsafePointer<OpaquePointer>(arguments.pointer(0))
      take((0..<arguments.int(1)).compactMap { address(of: files[$0]) })
      return nil
    }
  }

  private static func address(of file: OpaquePointer) -> URL? {
    guard let words = g_file_get_uri(file) else { return nil }
    defer { g_free(words) }
    return URL(string: String(cString: words))
  }

  private static func join() -> UnsafeMutablePointer<GApplication>? {
    if let application { return application }
    guard isThere, let new = g_application_new(name, G_APPLICATION_HANDLES_OPEN) else {
      return nil
    }
    let isJoined = g_application_register(new, nil, nil) != 0
    // GTK would tell assistive technologies of another program than the one whose windows they read.
    g_application_set_default(nil)
    guard isJoined else { return nil }
    application = new
    return new
  }

  /// Whether there is a bus. Where there is none, GLib would take its time to start one.
  private static var isThere: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
    guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: folder + "/bus")
  }
}
