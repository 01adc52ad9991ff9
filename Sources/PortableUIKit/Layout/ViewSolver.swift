import Foundation
import LayoutEngine
import Threads

/// What works out where views stand that have constraints, for all that is in one view.
///
/// Each view that a constraint speaks of has four variables: where it stands in the view it is in, and
/// its size. So a view that moves moves what is in it, and nothing has to be worked out for that.
final class ViewSolver {
  // The view keeps it, and it does not keep the view.
  private unowned let root: UIView
  private(set) var solver = ConstraintSolver()
  private var items: [ObjectIdentifier: SolvedItem] = [:]
  private var order: [SolvedItem] = []
  private var ids: [ObjectIdentifier: ConstraintID] = [:]

  /// What says how large the root is, or shall be.
  private var rootSize: [(wish: LayoutWish, id: ConstraintID)] = []

  /// By what the solver knows it, the constraint; for messages.
  private var known: [ConstraintID: NSLayoutConstraint] = [:]

  /// Those that were broken because they cannot hold.
  private(set) var broken: Set<ObjectIdentifier> = []

  /// The views whose size by what they show may be another one.
  private var resized: [SolvedItem] = []

  init(of root: UIView) {
    self.root = root
    takeIn(root)
  }

  // MARK: Constraints come and go

  /// Adds all constraints of `view` and of what is in it.
  func takeIn(_ view: UIView) {
    for constraint in view.allConstraints { add(constraint) }
    for inner in view.innerViews { takeIn(inner) }
  }

  /// Forgets `view` and what is in it, with all constraints that speak of it.
  func letGo(of view: UIView) {
    for constraint in view.allConstraints { remove(constraint) }
    for inner in view.innerViews { letGo(of: inner) }
    for guide in view.layoutGuides { forget(guide) }
    forget(view)
  }

  func add(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard ids[key] == nil, let holder = constraint.holder,
      let built = build(constraint, in: holder)
    else { return }
    do {
      let id = try solver.add(built)
      ids[key] = id
      known[id] = constraint
    } catch {
      broken.insert(key)
      report(constraint, against: error)
    }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    let wasBroken = broken.remove(key) != nil
    guard let id = ids.removeValue(forKey: key) else { return }
    known[id] = nil
    solver.remove(id)
    if !wasBroken { retryBroken() }
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let id = ids[key], let holder = constraint.holder,
      let built = build(constraint, in: holder)
    else {
      broken.remove(key)
      return add(constraint)
    }
    do {
      let new = try solver.set(built.constant, of: id)
      known[id] = nil
      known[new] = constraint
      ids[key] = new
    } catch {
      ids[key] = nil
      known[id] = nil
      broken.insert(key)
      report(constraint, against: error)
    }
  }

  /// Says anew what stands at distances from the edges of `view`.
  func renewDerived(of view: UIView) {
    renew { $0.holder === view && $0.derivation != nil }
  }

  /// Says anew what speaks of `view`.
  func renew(of view: UIView) { renew { $0.holder === view } }

  private func renew(_ isMeant: (any LayoutItem) -> Bool) {
    let meant = known.values.filter { constraint in
      [constraint.first, constraint.second].contains { $0.map(isMeant) ?? false }
    }
    for constraint in meant {
      remove(constraint)
      add(constraint)
    }
  }

  // What could not hold may do so now that something has gone.
  private func retryBroken() {
    guard !broken.isEmpty else { return }
    let again = broken
    broken = []
    retry(root, again)
  }

  private func retry(_ view: UIView, _ meant: Set<ObjectIdentifier>) {
    for constraint in view.allConstraints where meant.contains(ObjectIdentifier(constraint)) {
      add(constraint)
    }
    for inner in view.innerViews { retry(inner, meant) }
  }

  private func report(_ constraint: NSLayoutConstraint, against conflict: ConstraintConflict) {
    let others = conflict.others.map {
      known[$0]?.description ?? "where a view stands by its frame"
    }
    warn(
      "Constraints contradict each other; one of them does not count.",
      facts: ["does not count": constraint, "beside": others.joined(separator: "\n    ")],
      fix: """
        Remove one, or give one a priority below 1000. A view with constraints also needs \
        translatesAutoresizingMaskIntoConstraints = false.
        """)
  }

  // MARK: What they say to the solver

  /// The constraint in numbers; `nil` where it speaks of a view that has gone.
  private func build(
    _ constraint: NSLayoutConstraint, in base: UIView
  ) -> LayoutConstraint? {
    guard let first = constraint.first else { return nil }
    let isBetween = constraint.secondAttribute != .notAnAttribute && constraint.second != nil
    var sum = side(
      first, constraint.firstAttribute, in: base,
      inside: isBetween && constraint.second?.holder !== first.holder)
    if isBetween, let second = constraint.second {
      let right = side(
        second, constraint.secondAttribute, in: base, inside: first.holder !== second.holder)
      sum.add(right, times: -Double(constraint.multiplier))
    }
    // Where people read from right to left, further on is further left.
    let isTurned = constraint.isDirectional && (first.holder?.readsFromRight ?? false)
    let relation: LayoutConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: isTurned ? .greaterThanOrEqual : .lessThanOrEqual
      case .greaterThanOrEqual: isTurned ? .lessThanOrEqual : .greaterThanOrEqual
      }
    let constant = Double(isTurned ? -constraint.constant : constraint.constant)
    return LayoutConstraint(
      sum.terms, relation, constant - sum.constant, priority: Double(constraint.priority.rawValue))
  }

  /// A place or a length of `item`, seen from `base`, which holds it. From a scroll view's own edges
  /// to what is `inside` of it, the edges are those of all that is in it.
  private func side(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in base: UIView,
    inside: Bool
  ) -> Sum {
    let (plain, margins) = attribute.withoutMargins
    guard let view = item.holder else { return Sum() }
    var place = self.place(of: item, in: base, inside: inside)
    if margins { place = place.inset(by: view.layoutMargins) }
    let isTurned = view.readsFromRight
    switch plain {
    case .left: return place.x
    case .leading: return isTurned ? place.x + place.width : place.x
    case .right: return place.x + place.width
    case .trailing: return isTurned ? place.x : place.x + place.width
    case .top: return place.y
    case .bottom: return place.y + place.height
    case .width: return place.width
    case .height: return place.height
    case .centerX: return place.x + place.width.half
    case .centerY: return place.y + place.height.half
    case .firstBaseline:
      return place.y + Sum(constant: Double(view.baselineOffsets.first))
    case .lastBaseline:
      return place.y + place.height + Sum(constant: -Double(view.baselineOffsets.last))
    default: return Sum()
    }
  }

  private func place(of item: any LayoutItem, in base: UIView, inside: Bool) -> Place {
    guard let view = item.holder else { return Place() }
    switch item.derivation {
    case .content: return contentPlace(of: view, in: base)
    case .inset(let insets):
      return place(of: view, in: base, inside: false).inset(by: insets)
    case nil: break
    }
    if item === base {
      if inside, view is UIScrollView { return contentPlace(of: view, in: base) }
      let solved = solved(view)
      return Place(width: Sum(solved.width), height: Sum(solved.height))
    }
    let solved = solved(item)
    var place = Place(
      x: Sum(solved.x), y: Sum(solved.y), width: Sum(solved.width), height: Sum(solved.height))
    var outer = item is UIView ? view.outerView : view
    while let one = outer, one !== base {
      let around = self.solved(one)
      place.x.add(Sum(around.x))
      place.y.add(Sum(around.y))
      outer = one.outerView
    }
    return place
  }

  /// All that is in a scroll view, whose corner is its own.
  private func contentPlace(of view: UIView, in base: UIView) -> Place {
    var place = view === base ? Place() : place(of: view, in: base, inside: false)
    let content = solved(view).content(in: &solver)
    place.width = Sum(content.width)
    place.height = Sum(content.height)
    return place
  }

  // MARK: Who takes part

  private func solved(_ item: any LayoutItem) -> SolvedItem {
    let key = ObjectIdentifier(item)
    if let known = items[key] { return known }
    let new = SolvedItem(item, in: &solver, isRoot: item === root)
    items[key] = new
    order.append(new)
    note(new)
    return new
  }

  private func forget(_ item: any LayoutItem) {
    guard let old = items.removeValue(forKey: ObjectIdentifier(item)) else { return }
    old.leave(&solver)
    order.removeAll { $0 === old }
    if old.isResized { resized.removeAll { $0 === old } }
  }

  /// Says that `item` was moved by its frame, or that what it shows has another size.
  func sizeMayHaveChanged(of item: any LayoutItem) {
    if let solved = items[ObjectIdentifier(item)] { note(solved) }
  }

  private func note(_ item: SolvedItem) {
    guard !item.isResized else { return }
    item.isResized = true
    resized.append(item)
  }

  /// Says that a view stands where its frame says, or does no longer.
  func kindChanged(of view: UIView) {
    guard let solved = items[ObjectIdentifier(view)] else { return }
    solved.free(&solver)
    sizeMayHaveChanged(of: view)
  }

  // MARK: Working it out

  /// Finds out where everything stands where the root has `size`; a direction without a length is as
  /// short as `priority` for that lets it be. Returns the size of the root.
  func solve(_ size: Proposal, fitting: Double = 50) -> CGSize {
    let item = solved(root)
    setRoot(item, size, fitting)
    renewSizes()
    // Those whose height depends on their width are asked once that is known.
    for _ in 1...4 where renewHeights() {}
    return CGSize(width: value(item.width), height: value(item.height))
  }

  private func setRoot(_ item: SolvedItem, _ size: Proposal, _ fitting: Double) {
    // Just below what holds in any case: in a window that is too small, something sticks out, and
    // nothing breaks.
    func shall(_ variable: LayoutVariable, _ length: Double?) -> LayoutWish {
      LayoutWish(variable, .equal, length ?? 0, weight: length == nil ? fitting : 999.99)
    }
    let wishes = [shall(item.width, size.width), shall(item.height, size.height)]
    let isSameKind =
      rootSize.count == wishes.count
      && zip(rootSize, wishes).allSatisfy { $0.wish.isSame(as: $1) }
    if !isSameKind {
      for known in rootSize { solver.remove(known.id) }
      // None of them can contradict what is required: they are not.
      rootSize = wishes.compactMap { wish in
        (try? solver.add(wish.constraint)).map { (wish, $0) }
      }
      return
    }
    for (index, wish) in wishes.enumerated()
    where rootSize[index].wish.constant != wish.constant {
      if let id = try? solver.set(wish.constant, of: rootSize[index].id) {
        rootSize[index] = (wish, id)
      }
    }
  }

  private func renewSizes() {
    let items = resized
    resized = []
    for item in items {
      item.isResized = false
      item.renew(&solver, width: nil)
    }
  }

  private func renewHeights() -> Bool {
    var isChanged = false
    for item in order where item.heightFollowsWidth {
      let width = value(item.width)
      if item.renew(&solver, width: width) { isChanged = true }
    }
    return isChanged
  }

  private func value(_ variable: LayoutVariable) -> CGFloat {
    let value = solver.value(of: variable)
    // Sums of fractions are off by less than anybody can see.
    let near = (value * 1024).rounded() / 1024
    return near
  }

  /// Puts the views where they stand.
  func apply() {
    for item in order where !item.isFixed {
      guard let shown = item.item else { continue }
      let frame = CGRect(
        x: value(item.x), y: value(item.y), width: max(0, value(item.width)),
        height: max(0, value(item.height)))
      if let view = shown as? UIView {
        if view !== root { view.setFrame(frame) }
      } else if let guide = shown as? UILayoutGuide {
        guide.layoutFrame = frame
      }
    }
    for item in order {
      guard let content = item.knownContent, let scroll = item.item as? UIScrollView else {
        continue
      }
      scroll.contentSize = CGSize(
        width: max(0, value(content.width)), height: max(0, value(content.height)))
    }
  }

  /// The constraints that leave open where `view` stands.
  func isAmbiguous(_ view: UIView) -> Bool {
    guard let item = items[ObjectIdentifier(view)], !item.isFixed else { return false }
    return [item.x, item.y, item.width, item.height].contains { solver.isAmbiguous($0) }
  }
}
