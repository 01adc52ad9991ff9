import Foundation
import ViewPlatform

/// A view, and perhaps an indicator before or after it.
///
/// One layout for both directions: a stack of the other direction would be another view, and what is
/// in it would lose its state.
struct IndicatorLayout: Layout {
  var axis = Axis.horizontal
  var spacing: CGFloat = 0
  var vertical = VerticalAlignment.center
  var horizontal = HorizontalAlignment.center

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let places = places(of: subviews, for: proposal)
    return CGSize(
      width: places.map(\.frame.maxX).max() ?? 0, height: places.map(\.frame.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, place) in zip(subviews, places(of: subviews, for: proposal)) {
      let origin = CGPoint(
        x: bounds.minX + place.frame.minX, y: bounds.minY + place.frame.minY)
      subview.place(at: origin, proposal: place.proposal)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    line(of: subviews, for: proposal) { dimensions, frame in
      dimensions[explicit: guide].map { bounds.minX + frame.minX + $0 }
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    line(of: subviews, for: proposal) { dimensions, frame in
      dimensions[explicit: guide].map { bounds.minY + frame.minY + $0 }
    }
  }
}

extension IndicatorLayout {
  private struct Place {
    var proposal: ProposedViewSize
    var frame: CGRect
  }

  /// The lines of the view are those of the whole: the indicator has none that anyone looks for.
  private func line(
    of subviews: Subviews, for proposal: ProposedViewSize,
    _ value: (ViewDimensions, CGRect) -> CGFloat?
  ) -> CGFloat? {
    let places = places(of: subviews, for: proposal)
    return subviews.indices.first { !subviews[$0][IsIndicator.self] }.flatMap { index in
      value(subviews[index].dimensions(in: places[index].proposal), places[index].frame)
    }
  }

  /// The indicator takes what it needs, and the view is offered the rest.
  private func places(of subviews: Subviews, for proposal: ProposedViewSize) -> [Place] {
    let indicator = subviews.first { $0[IsIndicator.self] }
    let taken = indicator.map { length(of: $0.sizeThatFits(offer(nil, in: proposal))) }
    var position: CGFloat = 0
    let places = subviews.map { subview in
      let rest = taken.flatMap { taken in along(proposal).map { max(0, $0 - taken - spacing) } }
      let isIndicator = subview[IsIndicator.self]
      let offered = indicator == nil ? proposal : offer(isIndicator ? nil : rest, in: proposal)
      let place = place(subview.dimensions(in: offered), at: position, offered: offered)
      position += length(of: place.frame.size) + spacing
      return place
    }
    return aligned(places)
  }

  private func place(
    _ dimensions: ViewDimensions, at position: CGFloat, offered: ProposedViewSize
  ) -> Place {
    let origin =
      axis == .horizontal
      ? CGPoint(x: position, y: -dimensions[vertical])
      : CGPoint(x: -dimensions[horizontal], y: position)
    let size = CGSize(width: dimensions.width, height: dimensions.height)
    return Place(proposal: offered, frame: CGRect(origin: origin, size: size))
  }

  /// The places moved so that none begins before zero.
  private func aligned(_ places: [Place]) -> [Place] {
    let (x, y) = (places.map(\.frame.minX).min() ?? 0, places.map(\.frame.minY).min() ?? 0)
    return places.map { place in
      var place = place
      place.frame = place.frame.offsetBy(dx: -x, dy: -y)
      return place
    }
  }

  private func length(of size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func along(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.width : proposal.height
  }

  private func offer(_ length: CGFloat?, in proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: length)
  }
}

/// Whether a view is the indicator beside another.
struct IsIndicator: LayoutValueKey {
  static let defaultValue = false
}
