import CGTK
import Foundation
import LayoutEngine
import PortableUI

/// A picture that was read: all of it, or as much as it takes to show it.
final class Picture {
  /// Its points of colour; `nil` where there was nothing to read, or it is no picture.
  private(set) var texture: OpaquePointer?

  /// How large it is by itself.
  private(set) var size: Size

  /// Whether nothing is left out.
  private(set) var isWhole = true

  init(_ source: ImageSource) {
    switch source {
    // Without a place for the reason GTK returns nothing and says nothing.
    case .file(let path): texture = gdk_texture_new_from_filename(path, nil)
    case .loaded(let loaded):
      texture = loaded.data.flatMap { DecodedTexture(reading: $0, points: loaded.size).pointer }
    case .symbol, .set, .missing: texture = nil
    }
    size = texture.map(Picture.size) ?? .zero
  }

  /// What was read of `loaded`, which has all there is to show in `points` of colour.
  init(_ decoded: DecodedTexture, of loaded: LoadedPicture, points: Size) {
    texture = decoded.pointer
    size = .zero
    take(decoded, of: loaded, points: points)
  }

  isolated deinit {
    if let texture { g_object_unref(texture.rawObject) }
    if let surface { cairo_surface_destroy(surface.picture) }
  }

  /// Its points as cairo has them, and of which texture they are.
  private var surface: (picture: OpaquePointer, texture: OpaquePointer)?

  /// Its points as cairo has them.
  func readSurface() -> OpaquePointer? {
    guard let texture else { return nil }
    if let surface, surface.texture == texture { return surface.picture }
    let (width, height) = (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
    guard let new = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else {
      return nil
    }
    gdk_texture_download(
      texture, cairo_image_surface_get_data(new), gsize(cairo_image_surface_get_stride(new)))
    cairo_surface_mark_dirty(new)
    if let surface { cairo_surface_destroy(surface.picture) }
    surface = (new, texture)
    return new
  }

  /// How many points of colour `texture` has.
  static func points(of texture: OpaquePointer) -> Size { size(of: texture) }

  private func take(_ decoded: DecodedTexture, of loaded: LoadedPicture, points: Size) {
    texture = decoded.pointer
    guard let texture else { return }
    let own = Picture.size(of: texture)
    isWhole = points == loaded.size || own.width >= loaded.size.width
    size = isWhole ? own : loaded.size
  }

  /// Whether `points` of colour can be seen of it, as far as there are so many.
  func has(_ points: Size) -> Bool {
    guard let texture, !isWhole else { return true }
    let own = Picture.size(of: texture)
    return own.width >= points.width && own.height >= points.height
  }

  /// Reads more of `loaded`, whose picture it is, if there is more to be seen in `points` of colour.
  func sharpen(_ loaded: LoadedPicture, to points: Size) async {
    try? await Pictures.gate.pass {
      guard !has(points), let data = loaded.data else { return }
      let decoded = await Pictures.read(data, points: points)
      guard decoded.pointer != nil else { return }
      if let texture { g_object_unref(texture.rawObject) }
      take(decoded, of: loaded, points: points)
      loaded.keep(self, cost: cost, isWhole: isWhole)
    }
  }

  /// What it takes in memory.
  var cost: Int {
    guard let texture else { return 0 }
    let own = Picture.size(of: texture)
    return Int(own.width * own.height) * 4
  }

  private static func size(of texture: OpaquePointer) -> Size {
    Size(
      width: Double(gdk_texture_get_width(texture)), height: Double(gdk_texture_get_height(texture))
    )
  }
}
