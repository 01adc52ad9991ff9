package import Foundation
package import LayoutEngine

/// A picture whose bytes are at hand.
package final class LoadedPicture: Sendable {
  package let data: Data

  /// How many points of colour it has across and down.
  package let size: Size

  /// What a backend made of it, to be shown at once.
  @MainActor package var native: AnyObject?

  /// The picture that `data` is, if it begins as one.
  package init?(_ data: Data) {
    guard let size = ImageFormat(data)?.size(of: data) else { return nil }
    self.data = data
    self.size = size
  }

  /// What it takes in memory to be shown.
  var cost: Int { Int(size.width * size.height) * 4 }
}

extension LoadedPicture: Hashable {
  /// Whether both are of the same bytes.
  package static func == (lhs: LoadedPicture, rhs: LoadedPicture) -> Bool {
    lhs === rhs || lhs.data == rhs.data
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(data.count)
  }
}
