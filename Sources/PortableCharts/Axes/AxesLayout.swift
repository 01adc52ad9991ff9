import Foundation
import PortableUI

/// What a view in ``AxesLayout`` is.
enum AxesRole {
  case plot
  case ticks(Edge)
  case label(AxisMarkup.Label)
}

struct AxesRoleKey: LayoutValueKey {
  static var defaultValue: AxesRole { .plot }
}

/// Places the plot of a chart, and what stands at its axes around it.
///
/// Labels that would lie over others are given no room, for which they show nothing.
struct AxesLayout: Layout {
  let x: AxisScale?
  let y: AxisScale?
  let ticks: [AxisMarkup.Tick]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 160))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let labels = stacked(subviews.compactMap(MeasuredLabel.init))
    let lengths = tickLengths
    let insets = insets(for: labels, lengths, in: bounds.size)
    var plot = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    for view in subviews {
      guard case .plot = view[AxesRoleKey.self] else { continue }
      // A plot may be given a size of its own.
      plot.size = view.sizeThatFits(ProposedViewSize(plot.size))
      view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
    }
    for view in subviews {
      guard case .ticks(let edge) = view[AxesRoleKey.self] else { continue }
      place(view, at: edge, of: plot, thickness: insets.thickness(of: edge))
    }
    place(labels, lengths, around: plot, in: bounds)
  }

  /// How much room is taken at each side of the plot.
  private func insets(
    for labels: [MeasuredLabel], _ lengths: [Edge: CGFloat], in size: CGSize
  ) -> EdgeInsets {
    var insets = EdgeInsets()
    for (edge, length) in lengths { insets.grow(edge, to: length) }
    for label in labels where !label.plan.preset.isInside {
      let gap = label.gap + lengths[label.plan.edge, default: 0]
      insets.grow(label.plan.edge, to: gap + label.depth + label.thickness)
    }
    var behind: [Edge: CGFloat] = [:]
    for tick in ticks {
      if let points = tick.length.pointsBehind {
        behind[tick.edge] = max(behind[tick.edge] ?? 0, points)
      }
    }
    for (edge, points) in behind { insets.grow(edge, to: insets.thickness(of: edge) + points) }
    // Words at the ends of a standing axis are half above and below it.
    let height = Double(size.height - insets.top - insets.bottom)
    for label in labels where label.plan.edge.isHorizontal && !label.plan.preset.isAligned {
      guard let y, let middle = label.plan.spot.position(on: y, in: height),
        middle >= -0.5, middle <= height + 0.5
      else { continue }
      insets.grow(.top, to: label.size.height / 2 - CGFloat(middle))
      insets.grow(.bottom, to: label.size.height / 2 - CGFloat(height - middle))
    }
    growEnds(of: &insets, for: labels, in: size)
    return insets
  }

  /// Makes room for words at the ends of a lying axis, which are half before and behind it: moved into the chart
  /// they would be too near to their neighbours.
  private func growEnds(
    of insets: inout EdgeInsets, for labels: [MeasuredLabel], in size: CGSize
  ) {
    // While a plot is scrolled its words come and go, and its size stays.
    guard let x, x.shownLength >= 1 else { return }
    let width = Double(size.width - insets.leading - insets.trailing)
    for label in labels where !label.plan.edge.isHorizontal && !label.plan.preset.isAligned {
      guard let middle = label.plan.spot.position(on: x, in: width), middle >= -0.5,
        middle <= width + 0.5
      else { continue }
      let anchor = label.plan.label.anchor?.x ?? 0.5
      insets.grow(.leading, to: label.size.width * anchor - CGFloat(middle))
      insets.grow(.trailing, to: label.size.width * (1 - anchor) - CGFloat(width - middle))
    }
  }

  /// The labels of each value one behind the other.
  private func stacked(_ labels: [MeasuredLabel]) -> [MeasuredLabel] {
    var (depths, rooms): ([Int: CGFloat], [Int: CGFloat]) = ([:], [:])
    for label in labels {
      rooms[label.plan.group] = max(rooms[label.plan.group] ?? 0, label.along)
    }
    return labels.map { label in
      var label = label
      label.room = rooms[label.plan.group] ?? 0
      label.depth = depths[label.plan.group] ?? 0
      if label.plan.label.offsetsMarks {
        depths[label.plan.group] = label.depth + label.thickness + 2
      }
      return label
    }
  }

  /// How long the longest tick at each edge is.
  private var tickLengths: [Edge: CGFloat] {
    Dictionary(ticks.map { ($0.edge, $0.length.points) }, uniquingKeysWith: max)
  }

  private func place(_ view: LayoutSubview, at edge: Edge, of plot: CGRect, thickness: CGFloat) {
    let strip: CGRect =
      switch edge {
      case .leading:
        CGRect(
          x: plot.minX - thickness, y: plot.minY - 1, width: thickness, height: plot.height + 2)
      case .trailing:
        CGRect(x: plot.maxX, y: plot.minY - 1, width: thickness, height: plot.height + 2)
      case .top:
        CGRect(x: plot.minX - 1, y: plot.minY - thickness, width: plot.width + 2, height: thickness)
      case .bottom:
        CGRect(x: plot.minX - 1, y: plot.maxY, width: plot.width + 2, height: thickness)
      }
    view.place(at: strip.origin, proposal: ProposedViewSize(strip.size))
  }

  private func place(
    _ labels: [MeasuredLabel], _ lengths: [Edge: CGFloat], around plot: CGRect, in bounds: CGRect
  ) {
    var kept: [Edge: [CGRect]] = [:]
    let positions = labels.map { position(of: $0, along: plot) }
    // Those of a higher priority first, and otherwise in their order.
    let order = labels.indices.sorted {
      let (one, other) = (labels[$0], labels[$1])
      let (first, second) = (one.plan.label.collision.priority, other.plan.label.collision.priority)
      return first == second ? $0 < $1 : first > second
    }
    for index in order {
      var label = labels[index]
      let edge = label.plan.edge
      guard let position = positions[index] else {
        label.view.place(at: plot.origin, proposal: .zero)
        continue
      }
      let rule = label.plan.label.collision
      if rule.kind == .truncate, !edge.isHorizontal {
        let room = room(of: index, among: labels, at: positions) - rule.spacing
        if label.size.width > room {
          label.size = label.view.sizeThatFits(ProposedViewSize(width: max(0, room), height: nil))
        }
      }
      let frame = label.frame(at: position, of: plot, tick: lengths[edge, default: 0])
        .moved(into: bounds)
      let room = frame.insetBy(dx: -rule.spacing / 2, dy: 0)
      if rule.kind == .greedy, kept[edge, default: []].contains(where: { $0.intersects(room) }) {
        label.view.place(at: frame.origin, proposal: .zero)
      } else {
        kept[edge, default: []].append(room)
        label.view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
      }
    }
  }

  /// Where along the plot a label stands; `nil` beyond its ends.
  private func position(of label: MeasuredLabel, along plot: CGRect) -> CGFloat? {
    let isStanding = label.plan.edge.isHorizontal
    let length = Double(isStanding ? plot.height : plot.width)
    guard
      let position = (isStanding ? y : x).flatMap({ label.plan.spot.position(on: $0, in: length) }),
      position >= -0.5, position <= length + 0.5
    else { return nil }
    return CGFloat(position)
  }

  /// How far it is from a label to the nearest one beside it.
  private func room(
    of index: Int, among labels: [MeasuredLabel], at positions: [CGFloat?]
  ) -> CGFloat {
    guard let place = positions[index] else { return 0 }
    let beside = labels.indices.filter {
      labels[$0].plan.edge == labels[index].plan.edge
        && labels[$0].plan.group != labels[index].plan.group
    }
    let distances = beside.compactMap { positions[$0] }.map { abs($0 - place) }
    return distances.filter { $0 > 0.5 }.min() ?? .infinity
  }
}
