import CGTK
import CGTKWidgets
import Foundation
import LayoutEngine
import Synchronization

/// The points of colour of a picture that was read on any thread.
///
/// SAFETY: GTK never changes a texture; only the counting of references follows, which is atomic.
nonisolated struct DecodedTexture: @unchecked Sendable {
  /// `nil` where the bytes are no picture, or nobody wants it any more.
  let pointer: OpaquePointer?

  /// Reads the picture that `data` is: so much of it as it takes to have `points`, while `wish` lasts.
  init(reading data: Data, points: Size, while wish: Wish? = nil) {
    DecodedTexture.count()
    pointer = data.withUnsafeBytes { bytes -> OpaquePointer? in
      guard let start = bytes.baseAddress else { return nil }
      var need = CGTKPictureNeed()
      need.width = points.width
      need.height = points.height
      if let wish {
        need.context = UnsafeRawPointer(Unmanaged.passUnretained(wish).toOpaque())
        need.is_over = { wish in
          Unmanaged<Wish>.fromOpaque(wish!).takeUnretainedValue().isOver ? 1 : 0
        }
      }
      return withExtendedLifetime(wish) { cgtk_picture_read(start, gsize(bytes.count), need) }
    }
  }

  /// Whether somebody still wants something.
  nonisolated final class Wish: Sendable {
    private let ended = Atomic(false)

    var isOver: Bool { ended.load(ordering: .relaxed) }

    func end() { ended.store(true, ordering: .relaxed) }
  }

  private static let onMain = Atomic(0)
  private static let elsewhere = Atomic(0)

  private static func count() {
    if g_main_context_is_owner(nil) != 0 {
      onMain.add(1, ordering: .relaxed)
    } else {
      elsewhere.add(1, ordering: .relaxed)
    }
  }

  /// How many pictures the main thread has read, and how many others have.
  static var counts: (onMain: Int, elsewhere: Int) {
    (onMain.load(ordering: .relaxed), elsewhere.load(ordering: .relaxed))
  }
}
