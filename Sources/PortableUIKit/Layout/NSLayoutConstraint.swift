public import Foundation
import LayoutEngine
import Threads

/// How much it matters that a constraint holds, or that a view has the size it likes.
public nonisolated struct UILayoutPriority: Hashable, Sendable, RawRepresentable, Comparable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// Up to 1000, which holds in any case.
  public var rawValue: Float

  /// So much, up to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// So much, up to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The one that is written as a number.
  public init(floatLiteral value: Float) { rawValue = value }
  /// What tells it from others.
  public init(integerLiteral value: Int) { rawValue = Float(value) }

  /// Holds in any case.
  public static let required = UILayoutPriority(1000)
  /// Much.
  public static let defaultHigh = UILayoutPriority(750)
  /// Less than what a person does with a window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Little.
  public static let defaultLow = UILayoutPriority(250)
  /// As little as the wish of a view to be small.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether it matters less.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// A little more.
  public static func + (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue + rhs) }
  /// A little less.
  public static func - (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue - rhs) }
}

/// What two lengths or places of views have to do with each other.
///
/// It counts once it ``isActive``, and both views are in one.
@preconcurrency @MainActor
open class NSLayoutConstraint {
  /// Which of two sides may be larger.
  public nonisolated enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A length or a place of a view.
  public nonisolated enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height
    case centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  // A view keeps its constraints, and these do not keep it.
  private(set) weak var first: (any LayoutItem)?
  private(set) weak var second: (any LayoutItem)?
  private let hasSecond: Bool

  /// The view or guide on the left side.
  public var firstItem: AnyObject? { first }
  /// What of it.
  public let firstAttribute: Attribute
  /// Which of the sides may be larger.
  public let relation: Relation
  /// The view or guide on the right side.
  public var secondItem: AnyObject? { second }
  /// What of it.
  public let secondAttribute: Attribute
  /// How many times that counts.
  public let multiplier: CGFloat

  /// What is added to it. This can be changed at any time, at little cost.
  open var constant: CGFloat { didSet { if constant != oldValue { constantChanged() } } }

  /// How much it matters.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { again() } }
  }

  /// A name for people.
  open var identifier: String?

  /// Whether it belongs to a view that arranges others, and not to whoever uses that.
  var isInternal = false

  /// The view that holds it while it is active.
  private(set) weak var holder: UIView?

  init(
    _ first: any LayoutItem, _ attribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)?, _ otherAttribute: Attribute, times multiplier: CGFloat,
    plus constant: CGFloat
  ) {
    self.first = first
    hasSecond = second != nil
    firstAttribute = attribute
    self.relation = relation
    self.second = second
    secondAttribute = otherAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A constraint between attributes of views or guides.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    func item(_ one: Any) -> any LayoutItem {
      if let item = one as? any LayoutItem { return item }
      stop(
        "A constraint speaks of something that is neither a view nor a guide.",
        facts: ["it is": one], fix: "Pass a UIView or a UILayoutGuide.")
    }
    self.init(
      item(view1), attr1, relation, view2.map(item), attr2, times: multiplier, plus: c)
  }

  /// Whether it counts.
  ///
  /// A property does not know where it is set, so what is wrong then is said with the views' names and
  /// without a line. ``activate(_:file:line:)`` says the line, too.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Lets all of them count.
  public static func activate(
    _ constraints: [NSLayoutConstraint], file: StaticString = #fileID, line: UInt = #line
  ) {
    for constraint in constraints { constraint.activate(file, line) }
  }

  /// Lets none of them count any more.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate(_ file: StaticString = #fileID, _ line: UInt = #line) {
    guard holder == nil else { return }
    guard let view = first?.holder, let other = hasSecond ? second?.holder : view,
      let nearest = view.nearestHolder(with: other)
    else {
      stop(
        "A constraint was activated between views that are in no common view.",
        facts: ["constraint": self],
        fix: "Add both to the same view, or one to the other, before you activate it.", file: file,
        line: line)
    }
    holder = nearest
    nearest.allConstraints.append(self)
    nearest.layoutRootView.ownSolver?.add(self)
    nearest.layoutRootView.setNeedsLayout()
  }

  private func deactivate() {
    guard let old = holder else { return }
    holder = nil
    old.allConstraints.removeAll { $0 === self }
    old.layoutRootView.ownSolver?.remove(self)
    old.layoutRootView.setNeedsLayout()
  }

  private func constantChanged() {
    guard let root = holder?.layoutRootView else { return }
    root.ownSolver?.constantChanged(of: self)
    root.setNeedsLayout()
  }

  private func again() {
    guard let root = holder?.layoutRootView else { return }
    root.ownSolver?.remove(self)
    root.ownSolver?.add(self)
    root.setNeedsLayout()
  }

  func speaks(of item: any LayoutItem) -> Bool { first === item || second === item }

  func speaks(ofViewsIn view: UIView) -> Bool {
    [first, second].contains { $0?.holder?.isDescendant(of: view) ?? false }
  }
}

extension NSLayoutConstraint: CustomStringConvertible {
  /// The constraint as one would write it down.
  public var description: String {
    func side(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
      guard let item else { return "" }
      let holder = item.holder?.constraintName ?? "no view"
      let name = item is UIView ? holder : "a guide of \(holder)"
      return "\(name).\(attribute)"
    }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var right = side(second, secondAttribute)
    if multiplier != 1, hasSecond { right += " * \(multiplier)" }
    if constant != 0 || !hasSecond {
      right += right.isEmpty ? "\(constant)" : constant < 0 ? " - \(-constant)" : " + \(constant)"
    }
    let end = priority == .required ? "" : " @\(priority.rawValue)"
    let name = identifier.map { " '\($0)'" } ?? ""
    return "\(side(first, firstAttribute)) \(sign) \(right)\(end)\(name)"
  }
}

extension UIView {
  /// What it is called in messages.
  var constraintName: String {
    let type = String(describing: type(of: self))
    return speech.identifier.map { "\(type) '\($0)'" } ?? type
  }

  /// Lets `constraint` count.
  public func addConstraint(
    _ constraint: NSLayoutConstraint, file: StaticString = #fileID, line: UInt = #line
  ) {
    NSLayoutConstraint.activate([constraint], file: file, line: line)
  }

  /// Lets all of them count.
  public func addConstraints(
    _ constraints: [NSLayoutConstraint], file: StaticString = #fileID, line: UInt = #line
  ) {
    NSLayoutConstraint.activate(constraints, file: file, line: line)
  }

  /// Lets `constraint` not count any more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Lets none of them count any more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}
