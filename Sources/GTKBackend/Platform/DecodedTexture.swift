import CGTK
import Foundation

/// The points of colour of a picture that was read on any thread.
///
/// SAFETY: GTK reads pictures on any thread and never changes a texture; only the counting of
/// references follows, which is atomic.
nonisolated struct DecodedTexture: @unchecked Sendable {
  /// `nil` where the bytes are no picture.
  let pointer: OpaquePointer?

  /// Reads the picture that `data` is.
  init(reading data: Data) {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    // Without a place for the reason GTK returns nothing and says nothing.
    pointer = gdk_texture_new_from_bytes(bytes, nil)
    g_bytes_unref(bytes)
  }
}
