public import Foundation
import LayoutEngine
import Threads

nonisolated extension View {
  /// A frame of fixed width, height or both, with the view inside it.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    reportUnshowable(width, height)
    return layout(
      FixedFrame(
        width: width.map(Double.init), height: height.map(Double.init),
        alignment: alignment.guides))
  }

  /// A frame that gives way between limits, with the view inside it.
  ///
  /// A direction in which no limit is given is the view's own.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    reportDisorder(minWidth, idealWidth, maxWidth, of: "widths")
    reportDisorder(minHeight, idealHeight, maxHeight, of: "heights")
    return layout(
      FlexibleFrame(
        width: Limits(
          least: minWidth.map(Double.init), ideal: idealWidth.map(Double.init),
          most: maxWidth.map(Double.init)),
        height: Limits(
          least: minHeight.map(Double.init), ideal: idealHeight.map(Double.init),
          most: maxHeight.map(Double.init)),
        alignment: alignment.guides))
  }

  private func reportDisorder(
    _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, of lengths: String
  ) {
    let given = [least, ideal, most].compactMap { $0 }
    guard zip(given, given.dropFirst()).contains(where: { $0 > $1 }) else { return }
    warn(
      "The \(lengths) of a frame contradict each other.",
      facts: [
        "least, ideal and most": given, "around": Self.self,
        "in the body of": Tracking.viewPath ?? "no view",
      ],
      fix:
        "Give a least length that is no greater than the ideal, and that no greater than the most.")
  }

  private func reportUnshowable(_ lengths: CGFloat?...) {
    let given = lengths.compactMap(\.self)
    guard given.contains(where: { !(0...Length.most).contains($0) }) else { return }
    warn(
      "The width or height of a frame is no length that can be shown.",
      facts: [
        "given": given, "around": Self.self, "in the body of": Tracking.viewPath ?? "no view",
      ],
      fix: "Give a length from 0 on; to take all the room there is, give maxWidth: .infinity.")
  }

  /// The view at its ideal size in both directions, whatever room it is offered.
  public func fixedSize() -> some View { layout(IdealSize()) }

  /// The view at its ideal size in these directions, whatever room it is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: LayoutAxes = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return layout(IdealSize(axes))
  }

  /// The view with its middle at a point of the room, all of which it takes.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layout(Position(Point(x: Double(x), y: Double(y))))
  }

  /// The view with its middle at a point of the room, all of which it takes.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// The view drawn beside its place; what is around it does not notice.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layout(Offset(Point(x: Double(x), y: Double(y))))
  }

  /// The view drawn beside its place; what is around it does not notice.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}
