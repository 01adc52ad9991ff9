/// A part of a window that is not in the room of its content.
///
/// In the order of elements it comes behind that content. It is placed relative to that, but a desktop
/// that has such parts itself keeps them where it keeps them, and takes only their sizes.
package enum SurfaceContent: Equatable {
  /// The bar of the window. Its items are inside it.
  case bar(BarContent)

  /// Holds what stands side by side in a bar.
  case barItem(BarSection)
}

/// The bar of a window.
package struct BarContent: Equatable {
  /// What it is called; `nil` where the views in the window do not say.
  package var title: String?
}

/// A place in a bar.
package enum BarSection: Hashable, Sendable, CaseIterable {
  /// Where reading begins.
  case start
  /// The middle, instead of the title.
  case title
  /// Where reading ends.
  case end
}

extension SurfaceContent {
  /// What it is called, where it has a name.
  package var title: String? {
    switch self {
    case .bar(let bar): bar.title
    case .barItem: nil
    }
  }
}
