import Foundation
import PortableUI

/// A label, and how large it is.
struct MeasuredLabel {
  let view: LayoutSubview
  let plan: AxisMarkup.Label
  var size: CGSize

  /// How far behind other words at the same value it stands.
  var depth: CGFloat = 0

  /// How far the longest words at the same value reach along the axis.
  var room: CGFloat = 0

  init?(_ view: LayoutSubview) {
    guard case .label(let plan) = view[AxesRoleKey.self] else { return nil }
    self.view = view
    self.plan = plan
    size = view.sizeThatFits(.unspecified)
  }

  /// How far it is from the plot.
  var gap: CGFloat {
    plan.edge.isHorizontal ? plan.label.horizontalSpacing ?? 6 : plan.label.verticalSpacing ?? 4
  }

  func frame(at position: CGFloat, of plot: CGRect, tick: CGFloat) -> CGRect {
    let isInside = plan.preset.isInside
    let distance = isInside ? 0 : gap + tick + depth
    let point: CGPoint
    let usual: UnitPoint
    switch plan.edge {
    case .leading:
      point = CGPoint(x: plot.minX - distance, y: plot.minY + position)
      usual = isInside ? .bottomLeading : .trailing
    case .trailing:
      point = CGPoint(x: plot.maxX + distance, y: plot.minY + position)
      usual = isInside ? .bottomTrailing : .leading
    case .top:
      point = CGPoint(x: plot.minX + position, y: plot.minY - distance)
      usual = isInside ? .topLeading : .bottom
    case .bottom:
      point = CGPoint(x: plot.minX + position, y: plot.maxY + distance)
      usual = isInside ? .bottomLeading : .top
    }
    let anchor = plan.label.anchor ?? usual
    let shift = shift(from: anchor)
    let frame = CGRect(
      x: point.x - size.width * anchor.x + plan.offset.width + shift.width,
      y: point.y - size.height * anchor.y + plan.offset.height + shift.height, width: size.width,
      height: size.height)
    guard plan.preset.isAligned else { return frame }
    let inside = frame.moved(into: plot)
    return plan.edge.isHorizontal
      ? CGRect(x: frame.minX, y: inside.minY, width: size.width, height: size.height)
      : CGRect(x: inside.minX, y: frame.minY, width: size.width, height: size.height)
  }
}

extension MeasuredLabel {
  /// How far it reaches along the axis.
  var along: CGFloat { plan.edge.isHorizontal ? size.height : size.width }

  /// How much room it takes beside the plot.
  var thickness: CGFloat { plan.edge.isHorizontal ? size.width : size.height }

  /// How it moves to line up with the longest words at the same value.
  private func shift(from anchor: UnitPoint) -> CGSize {
    guard let alignment = plan.label.alignment else { return .zero }
    let rest = room - along
    if plan.edge.isHorizontal {
      let part: CGFloat =
        alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
      return CGSize(width: 0, height: rest * (part - anchor.y))
    }
    let part: CGFloat =
      alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    return CGSize(width: rest * (part - anchor.x), height: 0)
  }
}

extension Edge {
  /// Whether it is before or behind the plot.
  var isHorizontal: Bool { self == .leading || self == .trailing }
}

extension EdgeInsets {
  mutating func grow(_ edge: Edge, to length: CGFloat) {
    switch edge {
    case .top: top = max(top, length)
    case .leading: leading = max(leading, length)
    case .bottom: bottom = max(bottom, length)
    case .trailing: trailing = max(trailing, length)
    }
  }

  func thickness(of edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}

extension CGRect {
  /// The same, moved as little as is needed to be inside of `bounds`.
  func moved(into bounds: CGRect) -> CGRect {
    var frame = self
    frame.origin.x = max(bounds.minX, min(frame.minX, bounds.maxX - width))
    frame.origin.y = max(bounds.minY, min(frame.minY, bounds.maxY - height))
    return frame
  }
}
