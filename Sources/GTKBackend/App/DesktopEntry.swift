import CGTK
import Foundation

/// What the app's entry in the desktop's menus says of it, where its package has been installed.
enum DesktopEntry {
  /// Whether it says that the app opens such addresses, or files like that.
  static func opens(_ url: URL) -> Bool {
    guard url.isFileURL else {
      return types.contains("x-scheme-handler/\(url.scheme?.lowercased() ?? "")")
    }
    guard let kind = g_content_type_guess(url.path(percentEncoded: false), nil, 0, nil) else {
      return false
    }
    defer { g_free(kind) }
    return types.contains { g_content_type_is_a(kind, $0) != 0 }
  }

  /// The kinds of files and addresses in the entries that start this program.
  private static let types: Set<String> = {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().lastPathComponent
    var types: Set<String> = []
    let all = g_app_info_get_all()
    defer { g_list_free_full(all) { g_object_unref($0) } }
    var next = all
    while let entry = next {
      next = entry.pointee.next
      guard let data = entry.pointee.data else { continue }
      let info = OpaquePointer(data)
      let starts = g_app_info_get_executable(info).map { String(cString: $0) }
      guard starts.map({ URL(filePath: $0).lastPathComponent }) == program,
        var type = g_app_info_get_supported_types(info)
      else { continue }
      while let name = type.pointee {
        types.insert(String(cString: name))
        type += 1
      }
    }
    return types
  }()
}
