public import Foundation
import LayoutEngine

/// How far the content of a row keeps from its edges, as far as somebody said so.
struct RowInsets: Equatable {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// Nobody said so.
  init() {}

  init(_ insets: EdgeInsets?) {
    top = Self.length(insets?.top)
    leading = Self.length(insets?.leading)
    bottom = Self.length(insets?.bottom)
    trailing = Self.length(insets?.trailing)
  }

  init(_ edges: Edge.Set, _ length: CGFloat?) {
    let length = Self.length(length)
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }

  private static func length(_ length: CGFloat?) -> CGFloat? {
    length.map { CGFloat(Length.distance(Double($0))) }
  }

  /// Takes in what is said further out, of edges of which nobody said anything further in.
  mutating func take(_ outer: RowInsets) {
    top = top ?? outer.top
    leading = leading ?? outer.leading
    bottom = bottom ?? outer.bottom
    trailing = trailing ?? outer.trailing
  }

  /// The insets, where the others are as usual.
  func over(_ usual: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? usual.top, leading: leading ?? usual.leading, bottom: bottom ?? usual.bottom,
      trailing: trailing ?? usual.trailing)
  }
}

nonisolated extension View {
  /// How far the content of a row of a list keeps from its edges; `nil` for the usual.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowTrait(.insets(RowInsets(insets)))
  }

  /// How far the content of a row of a list keeps from some of its edges; `nil` for the usual. The others are left as
  /// they are.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    rowTrait(.insets(RowInsets(edges, length)))
  }
}
