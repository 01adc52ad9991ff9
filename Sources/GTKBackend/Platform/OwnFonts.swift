import CGTK
import Foundation
import PortableUI
import Threads

/// Makes the fonts that the app brings along known to the program, and to nobody else.
enum OwnFonts {
  /// Loads them, once, before the first text is laid out.
  static func load() { _ = loaded }

  private static let loaded: Void = {
    for file in AppFonts.files(in: .main) {
      // fontconfig comes with Pango.
      guard let add, add(nil, file.path) != 0 else {
        warn(
          "A font of the app cannot be read, so texts in it have the usual one.",
          facts: ["file": file.path], fix: "Name files of fonts: ttf, otf or ttc.")
        continue
      }
    }
  }()

  private typealias Add = @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> CInt

  private static let add: Add? = dlsym(nil, "FcConfigAppFontAddFile").map {
    // SAFETY: fontconfig declares the function with these arguments; characters are bytes there.
    unsafeBitCast($0, to: Add.self)
  }
}
