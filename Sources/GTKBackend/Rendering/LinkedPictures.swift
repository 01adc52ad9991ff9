import CGTK
import CGTKWidgets
import Foundation
import LayoutEngine
import PortableUI

/// Makes what draws views into pictures. `ImageRenderer` finds it by this name, in whatever program it is
/// linked into.
@_cdecl("viewstate_make_picture_backend")
func makePictureBackend() -> UnsafeMutableRawPointer {
  Launch.initialize()
  let backend: AnyObject = CairoBackend()
  return Unmanaged.passRetained(backend).toOpaque()
}

/// Writes a picture as PNG. `pngData()` of a picture finds it by this name.
@_cdecl("viewstate_write_png")
nonisolated func writePNG(
  _ bytes: UnsafeRawPointer, _ count: UInt, _ written: UnsafeMutablePointer<UInt>
) -> UnsafeMutableRawPointer? {
  let need = CGTKPictureNeed(
    width: .infinity, height: .infinity, is_over: nil, context: nil)
  guard let texture = cgtk_picture_read(bytes, gsize(count), need) else { return nil }
  defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
  guard let png = gdk_texture_save_to_png_bytes(texture) else { return nil }
  var size: gsize = 0
  let data = g_bytes_unref_to_data(png, &size)
  written.pointee = UInt(size)
  return data
}
