public import Foundation
import LayoutEngine
import Threads

/// The views that a layout sizes and places.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let boxes: ContiguousArray<Box>
  let placements: LayoutPlacements

  /// The first position.
  public var startIndex: Int { 0 }

  /// The position after the last.
  public var endIndex: Int { boxes.count }

  /// The view at `index`.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(box: boxes[index], index: index, placements: placements)
  }

  /// Whether both are the same views.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.boxes.elementsEqual(rhs.boxes, by: ===)
  }
}

/// A view that a layout sizes and places.
public struct LayoutSubview: Equatable {
  let box: Box
  let index: Int
  let placements: LayoutPlacements

  /// The size the view chooses in the room it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let dimensions = dimensions(in: proposal)
    return CGSize(width: dimensions.width, height: dimensions.height)
  }

  /// The size the view chooses, and the lines it can be aligned by.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: box, measured(proposal.proposal))
  }

  /// Who goes first when room is shared: the higher number.
  public var priority: Double {
    let box = box
    return onMain { box.priority }
  }

  /// The distances the view would like to keep from others.
  public var spacing: ViewSpacing {
    let box = box
    return ViewSpacing(onMain { box.spacing })
  }

  /// The value that the view was given for `key`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let (box, id) = (box, ObjectIdentifier(key))
    let value = onMain { box.trait { $0.values[id] } }
    return value as? K.Value ?? K.defaultValue
  }

  /// Puts the view where its point at `anchor` lies at `position`, and offers it `proposal`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let point = Point(x: Double(position.x), y: Double(position.y))
    placements.put(
      index,
      Placement(
        measured(proposal.proposal), at: point, anchorX: Double(anchor.x),
        anchorY: Double(anchor.y)))
  }

  func measured(_ proposal: Proposal) -> Dimensions {
    let box = box
    // A layout asks, and a layout runs on the main actor.
    let size = onMain { box.size(for: proposal) }
    return Dimensions(
      size: Size(
        width: Length.answered(size.width, to: proposal.width),
        height: Length.answered(size.height, to: proposal.height)),
      proposal: proposal)
  }

  /// Whether both are the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.box === rhs.box }
}

/// Where a layout put its views so far.
final class LayoutPlacements {
  private var placements: [Int: Placement] = [:]

  /// The type of the layout that has no `explicitAlignment` of its own, where one was asked that has none.
  var leftLines: ObjectIdentifier?

  func put(_ index: Int, _ placement: Placement) { placements[index] = placement }

  subscript(index: Int) -> Placement? { placements[index] }
}
