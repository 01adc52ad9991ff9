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
    if case .loaded(let loaded) = source { return picture(of: loaded) }
    if let known = young[source] { return known }
    let picture = old[source] ?? Picture(source)
    if young.count >= generationSize {
      old = young
      young = [:]
    }
    young[source] = picture
    return picture
  }

  private static func picture(of loaded: LoadedPicture) -> Picture {
    if let known = loaded.native as? Picture { return known }
    let picture = Picture(.loaded(loaded))
    loaded.native = picture
    return picture
  }

  /// Reads `loaded` away from the main thread, unless that was done. Says whether it is a picture.
  static func prepare(_ loaded: LoadedPicture) async -> Bool {
    if loaded.native == nil {
      let data = loaded.data
      let decoded = await Task.detached { DecodedTexture(reading: data) }.value
      loaded.native = Picture(decoded)
    }
    return picture(of: loaded).texture != nil
  }
}

/// A picture that was read.
final class Picture {
  /// Its points of colour; `nil` where there was nothing to read, or it is no picture.
  let texture: OpaquePointer?

  init(_ source: ImageSource) {
    switch source {
    // Without a place for the reason GTK returns nothing and says nothing.
    case .file(let path): texture = gdk_texture_new_from_filename(path, nil)
    case .loaded(let loaded): texture = DecodedTexture(reading: loaded.data).pointer
    case .symbol, .missing: texture = nil
    }
  }

  init(_ decoded: DecodedTexture) { texture = decoded.pointer }

  isolated deinit { if let texture { g_object_unref(texture.rawObject) } }

  /// How large it is by itself.
  var size: Size {
    guard let texture else { return .zero }
    return Size(
      width: Double(gdk_texture_get_width(texture)), height: Double(gdk_texture_get_height(texture))
    )
  }
}
