import Foundation
import LayoutEngine

/// A view or a guide that takes part in the constraints of a solver.
final class SolvedItem {
  private(set) weak var item: (any LayoutItem)?
  let x: LayoutVariable
  let y: LayoutVariable
  let width: LayoutVariable
  let height: LayoutVariable
  private let isRoot: Bool

  /// The size of all that is in a scroll view.
  private(set) var knownContent: (width: LayoutVariable, height: LayoutVariable)?

  /// Whether its size by what it shows, or its frame, may be another one than the solver knows.
  var isResized = false

  /// What says that it stands where its frame says, or that it likes the size of what it shows.
  private var ids: [ConstraintID] = []
  private var said: [LayoutWish] = []

  init(_ item: any LayoutItem, in solver: inout ConstraintSolver, isRoot: Bool) {
    self.item = item
    self.isRoot = isRoot
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  /// Whether its frame says where it stands.
  var isFixed: Bool {
    guard let view = item as? UIView, !isRoot else { return false }
    return view.translatesAutoresizingMaskIntoConstraints
  }

  /// Whether it is as high as it needs to be in its width.
  var heightFollowsWidth: Bool {
    guard let view = item as? UIView, view.readsWidth else { return false }
    return !isFixed
  }

  func content(
    in solver: inout ConstraintSolver
  ) -> (width: LayoutVariable, height: LayoutVariable) {
    if let knownContent { return knownContent }
    let new = (width: solver.makeVariable(), height: solver.makeVariable())
    knownContent = new
    return new
  }

  /// Tells the solver what the item says of itself. Returns whether that is different from before.
  @discardableResult
  func renew(_ solver: inout ConstraintSolver, width known: CGFloat?) -> Bool {
    let wishes = isFixed ? fixedWishes : sizeWishes(inWidth: known)
    guard wishes != said else { return false }
    let isSameKind =
      wishes.count == said.count && zip(wishes, said).allSatisfy { $0.isSame(as: $1) }
    if isSameKind {
      for (index, wish) in wishes.enumerated() where wish.constant != said[index].constant {
        if let id = try? solver.set(wish.constant, of: ids[index]) { ids[index] = id }
      }
    } else {
      free(&solver)
      for wish in wishes {
        if let id = try? solver.add(wish.constraint) { ids.append(id) }
      }
    }
    // Where something could not be added, the next time all is said anew.
    said = ids.count == wishes.count ? wishes : []
    return true
  }

  /// Says nothing any more.
  func free(_ solver: inout ConstraintSolver) {
    for id in ids { solver.remove(id) }
    ids = []
    said = []
  }

  func leave(_ solver: inout ConstraintSolver) {
    free(&solver)
    for variable in [x, y, width, height] { solver.remove(variable) }
    if let knownContent {
      solver.remove(knownContent.width)
      solver.remove(knownContent.height)
    }
  }

  private var fixedWishes: [LayoutWish] {
    guard let view = item as? UIView else { return [] }
    let frame = view.uprightFrame
    return [
      LayoutWish(x, .equal, frame.origin.x), LayoutWish(y, .equal, frame.origin.y),
      LayoutWish(width, .equal, frame.size.width), LayoutWish(height, .equal, frame.size.height),
    ]
  }

  private func sizeWishes(inWidth known: CGFloat?) -> [LayoutWish] {
    guard let view = item as? UIView else { return [] }
    let size = view.intrinsicSize(inWidth: known)
    var wishes: [LayoutWish] = []
    for (axis, variable, length) in [
      (NSLayoutConstraint.Axis.horizontal, width, size.width),
      (.vertical, height, size.height),
    ] where length >= 0 {
      let stays = view.contentHuggingPriority(for: axis)
      let resists = view.contentCompressionResistancePriority(for: axis)
      wishes.append(LayoutWish(variable, .lessThanOrEqual, length, priority: stays))
      wishes.append(LayoutWish(variable, .greaterThanOrEqual, length, priority: resists))
    }
    return wishes
  }
}

/// What a view says of one of its lengths or places.
struct LayoutWish: Equatable {
  let variable: LayoutVariable
  let relation: LayoutConstraint.Relation
  let constant: Double
  let priority: Double

  init(
    _ variable: LayoutVariable, _ relation: LayoutConstraint.Relation, _ constant: CGFloat,
    priority: UILayoutPriority = .required
  ) {
    self.init(variable, relation, Double(constant), weight: Double(priority.rawValue))
  }

  init(
    _ variable: LayoutVariable, _ relation: LayoutConstraint.Relation, _ constant: Double,
    weight priority: Double
  ) {
    self.variable = variable
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  var constraint: LayoutConstraint {
    LayoutConstraint([.init(variable)], relation, constant, priority: priority)
  }

  /// Whether only the number may differ.
  func isSame(as other: LayoutWish) -> Bool {
    variable == other.variable && relation == other.relation && priority == other.priority
  }
}
