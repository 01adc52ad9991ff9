import Foundation

/// The constraints by which a stack arranges its views.
struct StackConstraints {
  private let stack: UIStackView
  private let views: [UIView]
  private let isRow: Bool
  private let guide: any LayoutItem
  private(set) var all: [NSLayoutConstraint] = []

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    isRow = stack.axis == .horizontal
    guide = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    for view in stack.arrangedSubviews where view.isHidden { collapse(view) }
    guard !views.isEmpty else { return }
    arrangeAlong()
    arrangeAcross()
  }

  private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
  private var center: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }

  private mutating func add(
    _ one: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ other: (any LayoutItem)? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, times factor: CGFloat = 1,
    plus constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let new = NSLayoutConstraint(
      one, attribute, relation, other, otherAttribute, times: factor, plus: constant)
    new.priority = priority
    new.isInternal = true
    all.append(new)
  }

  /// What is hidden takes no room along the stack.
  private mutating func collapse(_ view: UIView) { add(view, length, plus: 0, priority: 999) }

  private mutating func arrangeAlong() {
    add(views[0], start, .equal, guide, start)
    add(views[views.count - 1], end, .equal, guide, end)
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        next, start, isSpread ? .greaterThanOrEqual : .equal, view, end,
        plus: stack.spacing(after: view))
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { add(view, length, .equal, views[0], length) }
    case .fillProportionally: shareByOwnLength()
    case .equalSpacing: spread(from: end, to: start)
    case .equalCentering: spread(from: center, to: center)
    }
  }

  /// Each gets as much as it likes, so many times over for all.
  private mutating func shareByOwnLength() {
    let lengths = views.map { view in
      let size = view.intrinsicSize(inWidth: nil)
      return max(0, isRow ? size.width : size.height)
    }
    guard let first = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (index, view) in views.enumerated() where index != first && lengths[index] > 0 {
      add(
        view, length, .equal, views[first], length, times: lengths[index] / lengths[first],
        priority: 999)
    }
  }

  /// Guides between each two views that are as long as each other.
  private mutating func spread(
    from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute
  ) {
    let gaps = stack.gaps(count: views.count - 1)
    for (index, gap) in gaps.enumerated() {
      add(gap, start, .equal, views[index], from)
      add(gap, end, .equal, views[index + 1], to)
      if index > 0 { add(gap, length, .equal, gaps[0], length, priority: 999) }
    }
  }

  private mutating func arrangeAcross() {
    let (top, bottom, middle) =
      isRow
      ? (
        NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.bottom,
        NSLayoutConstraint.Attribute.centerY
      )
      : (.leading, .trailing, .centerX)
    for view in views {
      switch stack.alignment {
      case .fill:
        add(view, top, .equal, guide, top)
        add(view, bottom, .equal, guide, bottom)
        continue
      case .leading: add(view, top, .equal, guide, top)
      case .trailing: add(view, bottom, .equal, guide, bottom)
      case .center: add(view, middle, .equal, guide, middle)
      case .firstBaseline where isRow: add(view, .firstBaseline, .equal, views[0], .firstBaseline)
      case .lastBaseline where isRow: add(view, .lastBaseline, .equal, views[0], .lastBaseline)
      case .firstBaseline, .lastBaseline: add(view, top, .equal, guide, top)
      }
      // None sticks out, and the stack is no larger than its largest.
      add(view, top, .greaterThanOrEqual, guide, top)
      add(view, bottom, .lessThanOrEqual, guide, bottom)
    }
    guard stack.alignment != .fill else { return }
    let across: NSLayoutConstraint.Attribute = isRow ? .height : .width
    add(stack, across, .equal, nil, plus: 0, priority: UILayoutPriority(51))
  }
}
