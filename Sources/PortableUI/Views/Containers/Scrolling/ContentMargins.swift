public import Foundation
import LayoutEngine

/// What keeps a distance from the edges of a scroll view.
public struct ContentMarginPlacement: Hashable, Sendable {
  enum Kind: Hashable { case automatic, content, indicators }

  let kind: Kind

  /// All that does.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// What is scrolled.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// The bars. Without effect on a desktop, whose bars lie over the edge.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}

/// The distances at the edges of scroll views that somebody has chosen.
struct ContentMargins: Hashable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// These distances, and the usual ones elsewhere.
  func over(_ usual: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? usual.top, leading: leading ?? usual.leading, bottom: bottom ?? usual.bottom,
      trailing: trailing ?? usual.trailing)
  }

  mutating func set(_ edges: Edge.Set, _ length: (Edge.Set) -> CGFloat?) {
    if edges.contains(.top) { top = length(.top) }
    if edges.contains(.leading) { leading = length(.leading) }
    if edges.contains(.bottom) { bottom = length(.bottom) }
    if edges.contains(.trailing) { trailing = length(.trailing) }
  }
}

enum ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
  var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Keeps the content of scroll views and lists inside from their edges.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, for: placement) { edge in
      switch edge {
      case .top: insets.top
      case .leading: insets.leading
      case .bottom: insets.bottom
      default: insets.trailing
      }
    }
  }

  /// Keeps the content of scroll views and lists inside from their edges; by the usual distance where
  /// `length` is `nil`.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, for: placement) { _ in length }
  }

  /// Keeps the content of scroll views and lists inside from all their edges.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, for: placement) { _ in length }
  }

  private func contentMargins(
    _ edges: Edge.Set, for placement: ContentMarginPlacement,
    _ length: @escaping (Edge.Set) -> CGFloat?
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      if placement.kind != .indicators { margins.set(edges, length) }
    }
  }
}
