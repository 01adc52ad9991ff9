public import Foundation
import LayoutEngine

/// A layout that is a rule of the engine.
protocol EngineLayout: Layout where Cache == Void {
  associatedtype Rule: LayoutRule
  var rule: Rule { get }
}

/// Views side by side, as in an `HStack`, for use inside a layout of your own.
public struct HStackLayout: Layout, EngineLayout {
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

  var rule: Stack {
    Stack(.horizontal, alignment: alignment.guide, spacing: spacing.map(Double.init))
  }
}

/// Views one below the other, as in a `VStack`, for use inside a layout of your own.
public struct VStackLayout: Layout, EngineLayout {
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

  var rule: Stack {
    Stack(.vertical, alignment: alignment.guide, spacing: spacing.map(Double.init))
  }
}

/// Views one before the other, as in a `ZStack`, for use inside a layout of your own.
public struct ZStackLayout: Layout, EngineLayout {
  /// The lines that the views share.
  public var alignment: Alignment

  /// Views one before the other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var rule: LayeredStack { LayeredStack(alignment: alignment.guides) }
}

extension LayoutProperties {
  init(along axis: Axis) { stackOrientation = axis }
}

extension EngineLayout {
  /// The size that the stack has.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = rule.size(of: SubviewChildren(subviews), for: proposal.proposal)
    return CGSize(width: size.width, height: size.height)
  }

  /// The places that the stack gives.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let size = Size(width: Double(bounds.width), height: Double(bounds.height))
    let origin = Point(x: Double(bounds.minX), y: Double(bounds.minY))
    rule.arrange(SubviewChildren(subviews), in: size, for: proposal.proposal) { index, placement in
      var placement = placement
      placement.origin = placement.origin + origin
      subviews.placements.put(index, placement)
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
