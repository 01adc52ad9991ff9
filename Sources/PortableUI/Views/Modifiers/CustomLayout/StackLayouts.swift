public import Foundation
import LayoutEngine
import Threads

/// Views side by side, as in an `HStack`, for use inside a layout of your own.
public struct HStackLayout: Layout {
  /// The line that the views share.
  public var alignment: VerticalAlignment
  /// The distance between two views; `nil` for the one they like.
  public var spacing: CGFloat?

  /// Views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row.
  public static var layoutProperties: LayoutProperties { LayoutProperties(along: .horizontal) }

  /// The size that the stack has.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.size(by: rule, proposal)
  }

  /// The places that the stack gives.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(by: rule, in: bounds, proposal)
  }

  var rule: Stack {
    Stack(.horizontal, alignment: alignment.guide, spacing: spacing.map(Double.init))
  }
}

/// Views one below the other, as in a `VStack`, for use inside a layout of your own.
public struct VStackLayout: Layout {
  /// The line that the views share.
  public var alignment: HorizontalAlignment
  /// The distance between two views; `nil` for the one they like.
  public var spacing: CGFloat?

  /// Views one below the other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A column.
  public static var layoutProperties: LayoutProperties { LayoutProperties(along: .vertical) }

  /// The size that the stack has.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.size(by: rule, proposal)
  }

  /// The places that the stack gives.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(by: rule, in: bounds, proposal)
  }

  var rule: Stack {
    Stack(.vertical, alignment: alignment.guide, spacing: spacing.map(Double.init))
  }
}

/// Views one before the other, as in a `ZStack`, for use inside a layout of your own.
public struct ZStackLayout: Layout {
  /// The lines that the views share.
  public var alignment: Alignment

  /// Views one before the other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The size that the stack has.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.size(by: rule, proposal)
  }

  /// The places that the stack gives.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(by: rule, in: bounds, proposal)
  }

  var rule: LayeredStack { LayeredStack(alignment: alignment.guides) }
}

extension LayoutProperties {
  init(along axis: Axis) { stackOrientation = axis }
}

// Not an extension of a protocol of ours: whoever imports this module cannot see the engine, and would
// have to, in order to read how the stacks conform to `Layout`.
extension LayoutSubviews {
  func size(by rule: some LayoutRule, _ proposal: ProposedViewSize) -> CGSize {
    let size = rule.size(of: SubviewChildren(self), for: proposal.proposal)
    return CGSize(width: size.width, height: size.height)
  }

  func place(by rule: some LayoutRule, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let size = Size(width: Double(bounds.width), height: Double(bounds.height))
    let origin = Point(x: Double(bounds.minX), y: Double(bounds.minY))
    rule.arrange(SubviewChildren(self), in: size, for: proposal.proposal) { index, placement in
      var placement = placement
      placement.origin = placement.origin + origin
      placements.put(index, placement)
    }
  }
}

/// A layout's views, as the engine's rules see them.
struct SubviewChildren: LayoutChildren {
  private let subviews: LayoutSubviews

  init(_ subviews: LayoutSubviews) { self.subviews = subviews }

  var count: Int { subviews.count }

  func measure(_ child: Int, for proposal: Proposal) -> Size {
    subviews[child].measured(proposal).size
  }

  func priority(of child: Int) -> Double { subviews[child].priority }

  func spacing(of child: Int) -> Spacing { subviews[child].spacing.spacing }

  func explicitGuide(_ guide: Guide, of child: Int, in dimensions: Dimensions) -> Double? {
    let box = subviews[child].box
    return onMain { box.explicitGuide(guide, in: dimensions) }
  }

  func defaultGuide(_ guide: Guide, of child: Int?, in dimensions: Dimensions) -> Double {
    guard let number = guide.customNumber else { return guide.standardValue(in: dimensions.size) }
    let box = child.map { subviews[$0].box }
    return CustomGuides.defaultValue(number, in: ViewDimensions(of: box, dimensions))
  }
}
