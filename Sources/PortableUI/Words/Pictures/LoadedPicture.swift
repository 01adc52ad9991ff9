package import Foundation
package import LayoutEngine
import Threads

/// A picture whose bytes are at hand, or what a backend made of them.
package final class LoadedPicture: Sendable {
  /// How many points of colour it has across and down.
  package let size: Size

  private let byteCount: Int
  private let bytes: Guarded<Data?>

  /// Whether the bytes are let go of once a backend has all that is in them.
  private let isFromLibrary: Bool

  /// Whether it is as large as the letters beside it, in their colour.
  let isSymbol: Bool

  /// What the bytes are, in the words of the web: `image/png`.
  package var mediaType: String {
    data.flatMap { ImageFormat($0)?.mediaType } ?? "application/octet-stream"
  }

  /// What a backend made of it, to be shown at once.
  @MainActor package private(set) var native: AnyObject?
  @MainActor private var nativeCost = 0

  /// Is told when it takes another amount of memory.
  @MainActor var costChanged: (() -> Void)?

  /// The picture that `data` is, if it begins as one.
  package convenience init?(_ data: Data) { self.init(data, isFromLibrary: false, isSymbol: false) }

  init?(_ data: Data, isFromLibrary: Bool, isSymbol: Bool = false) {
    guard let size = ImageFormat(data)?.size(of: data) else { return nil }
    self.size = size
    self.isFromLibrary = isFromLibrary
    self.isSymbol = isSymbol
    byteCount = data.count
    bytes = Guarded(data)
  }

  /// What came from a file or a server; `nil` where a backend keeps all that is in it.
  package var data: Data? { bytes.withLock { $0 } }

  /// Keeps what a backend made of it, which takes `cost` bytes. Where that is all of the picture,
  /// and not a smaller one, its own bytes are not kept besides.
  @MainActor
  package func keep(_ native: AnyObject, cost: Int, isWhole: Bool) {
    self.native = native
    nativeCost = cost
    if isWhole, isFromLibrary { bytes.withLock { $0 = nil } }
    costChanged?()
  }

  /// What it takes in memory.
  @MainActor package var cost: Int { (data?.count ?? 0) + nativeCost }

  /// How many points of colour are enough to fill `room`, where a point of the screen has `scale` of
  /// them, as far as it has so many.
  package func points(filling room: Proposal, scale: Double) -> Size {
    let lengths = [room.width.map { $0 / size.width }, room.height.map { $0 / size.height }]
    let parts = lengths.compactMap(\.self).filter(\.isFinite)
    let part = min(1, (parts.max() ?? 1) * scale)
    return Size(
      width: max(1, (size.width * part).rounded(.up)),
      height: max(1, (size.height * part).rounded(.up)))
  }
}

extension LoadedPicture: Hashable {
  /// Whether both are of the same bytes.
  package static func == (lhs: LoadedPicture, rhs: LoadedPicture) -> Bool {
    if lhs === rhs { return true }
    guard lhs.size == rhs.size, lhs.byteCount == rhs.byteCount, let data = lhs.data else {
      return false
    }
    return data == rhs.data
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(byteCount)
  }
}
