import Foundation

/// The room that a window keeps free around its content.
public struct ScenePadding: Hashable, Sendable {
  /// The least that looks right.
  public static let minimum = ScenePadding()
}

nonisolated extension View {
  /// Free space at these edges, as wide as windows of the desktop keep around their content.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    scenePadding(.minimum, edges: edges)
  }

  /// Free space of this kind at these edges.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, 18)
  }
}
