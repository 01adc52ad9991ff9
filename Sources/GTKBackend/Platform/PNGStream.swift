import CGTK
import Foundation

/// What cairo writes piece by piece.
enum PNGStream {
  /// A picture as PNG.
  static func data(of surface: OpaquePointer?) -> Data? {
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { data in
      cairo_surface_write_to_png_stream(
        surface,
        { data, bytes, count in
          guard let data, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          // SAFETY: what cairo was given below, which waits until all is written.
          data.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, data)
    }
    return status == CAIRO_STATUS_SUCCESS ? data : nil
  }
}
