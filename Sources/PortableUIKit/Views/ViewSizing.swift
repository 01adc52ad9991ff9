import Foundation
import LayoutEngine
import PortableUI

extension UIView {
  /// The size of what it shows, in `width` where that matters and is known.
  func intrinsicSize(inWidth width: CGFloat?) -> CGSize {
    if let width, readsWidth {
      return CGSize(width: intrinsicContentSize.width, height: height(inWidth: width))
    }
    if flags.contains(.needsIntrinsicSize) {
      flags.remove(.needsIntrinsicSize)
      knownIntrinsicSize = intrinsicContentSize
    }
    return knownIntrinsicSize
  }

  /// Whether what it shows has another size than it was asked for last, though nobody said so: the
  /// desktop has another font, say.
  func measuredAgain() -> Bool {
    guard place != nil, !flags.contains(.needsIntrinsicSize) else { return false }
    return intrinsicContentSize != knownIntrinsicSize
  }

  /// The size of what it shows by itself.
  var naturalSize: CGSize { contentSize(for: .unspecified).cgSize }

  /// How far its first line of text stands below its top, and its last one above its bottom.
  var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let size = intrinsicSize(inWidth: nil)
    let room = Size(width: max(0, size.width), height: max(0, size.height))
    let lines: (first: Double, last: Double)? =
      if let place { place.contentBaselines(in: room) } else {
        makeContent().flatMap { MeasuringGraph.baselines(of: $0, in: room) }
      }
    guard let lines else { return (room.height, 0) }
    return (lines.first, room.height - lines.last)
  }
}
