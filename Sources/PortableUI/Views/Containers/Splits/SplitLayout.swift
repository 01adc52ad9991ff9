import Foundation

/// Puts views along an axis, all of which they fill, and then the lines between them.
struct SplitLayout: Layout {
  let axis: Axis

  /// Which part of the room each of the views wants; their number.
  let wanted: [Double?]

  /// Is told how they were laid out.
  let memory: SplitMemory

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let panes = subviews.prefix(wanted.count)
    let (along, across) = (proposal.along(axis), proposal.across(axis))
    func sum(_ length: CGFloat?) -> CGFloat {
      panes.reduce(0) { $0 + $1.sizeThatFits(.along(axis, length, across)).along(axis) }
    }
    func most(_ length: CGFloat?) -> CGFloat {
      panes.reduce(0) { max($0, $1.sizeThatFits(.along(axis, along, length)).across(axis)) }
    }
    let length = along.map { max($0, sum(0)) } ?? sum(nil)
    let breadth = across.map { max($0, most(0)) } ?? most(nil)
    return axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let across = bounds.size.across(axis)
    var panes = zip(subviews, wanted).map { view, wanted in
      func length(_ offered: CGFloat) -> Double {
        Double(view.sizeThatFits(.along(axis, offered, across)).along(axis))
      }
      return SplitShares.Pane(least: length(0), most: length(.infinity), wanted: wanted)
    }
    SplitShares.share(Double(bounds.size.along(axis)), among: &panes)
    memory.panes = panes
    var place: CGFloat = 0
    for (index, pane) in panes.enumerated() {
      let length = CGFloat(pane.length)
      subviews[index].place(
        at: point(place + length / 2, across / 2, in: bounds), anchor: .center,
        proposal: .along(axis, length, across))
      place += length
      guard subviews.indices.contains(panes.count + index), index < panes.count - 1 else {
        continue
      }
      // The line itself is the last point of the view before it, as it is between columns.
      subviews[panes.count + index].place(
        at: point(place - 0.5, across / 2, in: bounds), anchor: .center,
        proposal: .along(axis, CGFloat(ColumnsRule.handle), across))
    }
  }

  private func point(_ along: CGFloat, _ across: CGFloat, in bounds: CGRect) -> CGPoint {
    axis == .horizontal
      ? CGPoint(x: bounds.minX + along, y: bounds.minY + across)
      : CGPoint(x: bounds.minX + across, y: bounds.minY + along)
  }
}

extension ProposedViewSize {
  fileprivate func along(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
  fileprivate func across(_ axis: Axis) -> CGFloat? { axis == .horizontal ? height : width }

  fileprivate static func along(
    _ axis: Axis, _ along: CGFloat?, _ across: CGFloat?
  ) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across)
      : ProposedViewSize(width: across, height: along)
  }
}

extension CGSize {
  fileprivate func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
  fileprivate func across(_ axis: Axis) -> CGFloat { axis == .horizontal ? height : width }
}
