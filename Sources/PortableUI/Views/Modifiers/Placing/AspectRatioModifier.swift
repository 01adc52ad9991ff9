public import Foundation
import LayoutEngine

/// How something of a certain shape takes room of another.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as it can be inside the room.
  case fit
  /// As small as it can be to cover the room.
  case fill
}

nonisolated extension View {
  /// The view in a shape of `aspectRatio`, its width divided by its height; in its own where that is
  /// `nil`.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    layout(AspectRatio(aspectRatio.map(Double.init), mode: contentMode == .fit ? .fit : .fill))
  }

  /// The view in the shape of `aspectRatio`.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// The view in its own shape, as large as it can be inside its room.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// The view in its own shape, as small as it can be to cover its room.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
