import CGTK
import Foundation
import LayoutEngine
import PortableUI

/// Pictures from files and from their content, each read once while it is in use.
enum Pictures {
  // As with texts: what is asked for again stays, and a bounded number of the others.
  private static var young: [ImageSource: Picture] = [:]
  private static var old: [ImageSource: Picture] = [:]
  static let generationSize = 64

  /// The picture at `source`. One that cannot be read is a picture of nothing.
  static func picture(at source: ImageSource) -> Picture {
    if let known = young[source] { return known }
    let picture = old[source] ?? Picture(source)
    if young.count >= generationSize {
      old = young
      young = [:]
    }
    young[source] = picture
    return picture
  }
}

/// A picture that was read.
final class Picture {
  /// Its points of colour; `nil` where there was nothing to read, or it is no picture.
  let texture: OpaquePointer?

  init(_ source: ImageSource) {
    // Without a place for the reason GTK returns nothing and says nothing.
    switch source {
    case .file(let path): texture = gdk_texture_new_from_filename(path, nil)
    case .data(let data):
      let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      texture = gdk_texture_new_from_bytes(bytes, nil)
      g_bytes_unref(bytes)
    case .symbol, .missing: texture = nil
    }
  }

  isolated deinit { if let texture { g_object_unref(texture.rawObject) } }

  /// How large it is by itself.
  var size: Size {
    guard let texture else { return .zero }
    return Size(
      width: Double(gdk_texture_get_width(texture)), height: Double(gdk_texture_get_height(texture))
    )
  }
}
