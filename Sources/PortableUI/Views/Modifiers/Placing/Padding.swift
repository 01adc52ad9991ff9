public import Foundation
import LayoutEngine

nonisolated extension View {
  /// Free space of these distances at the edges.
  public func padding(_ insets: EdgeInsets) -> some View { layout(Padding(insets.insets)) }

  /// Free space of `length` at some edges; the usual space where that is `nil`.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Free space of `length` at each edge.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
