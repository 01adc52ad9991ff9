import CGTK
import CGTKWidgets
import Foundation
import PortableUI
import Threads

/// The app's place on the desktop's bus, where the desktop and further starts of the program bring it addresses.
enum AppBus {
  /// What becomes of addresses, and of the desktop's leave to bring a window to the front for them.
  typealias Taker = (_ addresses: [URL], _ token: String?) -> Void

  private static var taker: Taker?

  /// Whether the name is this program's; `nil` where there is no bus.
  private static let isOurs: Bool? = {
    guard isThere else { return nil }
    let answer = cgtk_bus_join(name)
    return answer < 0 ? nil : answer == 1
  }()

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

  /// Gives `addresses` to the program where it runs already. Returns whether it has them.
  static func handOver(_ addresses: [URL]) -> Bool {
    guard !addresses.isEmpty, isOurs == false else { return false }
    let environment = ProcessInfo.processInfo.environment
    let token = environment["XDG_ACTIVATION_TOKEN"] ?? environment["DESKTOP_STARTUP_ID"]
    let words = addresses.map { strdup($0.absoluteString) }
    defer { for word in words { free(word) } }
    let list = words.map { UnsafePointer<CChar>($0) } + [nil]
    return cgtk_bus_send(name, list, token) != 0
  }

  /// Calls `take` with the addresses that have come and those that come from now on, unless the program ran
  /// already: then that gets them.
  static func listen(_ take: @escaping Taker) {
    guard isOurs == true else { return }
    taker = take
    cgtk_bus_listen { addresses, token in
      var (words, next) = ([String](), addresses)
      while let word = next.pointee {
        words.append(String(cString: word))
        next += 1
      }
      let token = token.map { String(cString: $0) }
      onMain { AppBus.taker?(words.compactMap { URL(string: $0) }, token) }
    }
  }

  /// Whether there is a bus. Where there is none, GLib would take its time to start one.
  private static var isThere: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
    guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: folder + "/bus")
  }
}
