import CGTK
import PortableUI
import Threads

/// The families that are installed, as Pango knows them.
final class FontFamilies {
  private let context: OpaquePointer

  /// The names as they are installed, by how they are looked up.
  private lazy var names = Self.names(in: context)

  /// What there is for the font map of `context`.
  init(of context: OpaquePointer) {
    self.context = context
    g_object_ref(context.rawObject)
  }

  isolated deinit { g_object_unref(context.rawObject) }

  /// The name of `family` as it is installed; `nil` where it is not, which is said once.
  func installed(_ family: FontFamily) -> String? {
    if let name = names[family.name.lowercased()] { return name }
    let name = family.name
    warnOnceInDebugBuilds(
      about: "font \(name)",
      "There is no font of the family \"\(name)\" here: the desktop's own is shown instead.")
    return nil
  }

  private static func names(in context: OpaquePointer) -> [String: String] {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: CInt = 0
    pango_context_list_families(context, &families, &count)
    defer { g_free(families) }
    var names: [String: String] = [:]
    for index in 0..<Int(count) {
      guard let family = families?[index], let name = pango_font_family_get_name(family) else {
        continue
      }
      let words = String(cString: name)
      names[words.lowercased()] = words
    }
    return names
  }
}
