public import Foundation
import LayoutEngine

extension UIView {
  /// A length that a view does not say by what it shows.
  public nonisolated static var noIntrinsicMetric: CGFloat { -1 }

  /// Asks a view to be as small as it can.
  public nonisolated static var layoutFittingCompressedSize: CGSize { .zero }

  /// Asks a view to be as large as it likes.
  public nonisolated static var layoutFittingExpandedSize: CGSize {
    CGSize(width: 10_000, height: 10_000)
  }

  /// What usually lies between two views.
  nonisolated static var systemSpacing: CGFloat { 8 }

  // MARK: Sizes by what it shows

  /// How much it matters that it is not larger than what it shows.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.hugging[axis]
  }

  /// Says how much it matters that it is not larger than what it shows.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.hugging[axis] = priority
    sizeMayHaveChanged()
  }

  /// How much it matters that it is not smaller than what it shows.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    priorities.compression[axis]
  }

  /// Says how much it matters that it is not smaller than what it shows.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.compression[axis] = priority
    sizeMayHaveChanged()
  }

  /// Says that what it shows has another size.
  public func invalidateIntrinsicContentSize() {
    flags.insert(.needsIntrinsicSize)
    sizeMayHaveChanged()
    askForLayout()
  }

  private func sizeMayHaveChanged() {
    let root = layoutRootView
    root.ownSolver?.sizeMayHaveChanged(of: self)
    root.setNeedsLayout()
  }

  // MARK: Asking for sizes

  /// The size that its constraints give it where there is room for `targetSize`.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The same, with how much it matters that it has that width and height.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsInside()
    func length(_ length: CGFloat, _ priority: UILayoutPriority) -> Double? {
      priority >= .dragThatCannotResizeScene ? Double(length) : nil
    }
    let proposal = Proposal(
      width: length(targetSize.width, horizontal), height: length(targetSize.height, vertical))
    if outerView == nil, let ownSolver { return ownSolver.solve(proposal) }
    return ViewSolver(of: self).solve(proposal)
  }

  /// Takes the size that it chooses for the one it has, and stays where it begins.
  public func sizeToFit() {
    setFrame(CGRect(origin: uprightFrame.origin, size: sizeThatFits(bounds.size)))
    frameWasSet()
  }

  /// Whether its constraints leave open where it stands.
  public var hasAmbiguousLayout: Bool { layoutRootView.solver.isAmbiguous(self) }

  // MARK: When

  /// Asks for ``updateConstraints()`` before the next layout.
  public func setNeedsUpdateConstraints() {
    flags.insert(.needsConstraints)
    outerView?.noteDirtyConstraints()
    setNeedsLayout()
  }

  private func noteDirtyConstraints() {
    guard !flags.contains(.hasDirtyConstraintsInside) else { return }
    flags.insert(.hasDirtyConstraintsInside)
    outerView?.noteDirtyConstraints()
  }

  /// Has it, and what is in it, bring their constraints up to date, where they were asked to.
  public func updateConstraintsIfNeeded() { updateConstraintsInside() }

  func updateConstraintsInside() {
    flags.remove(.hasDirtyConstraintsInside)
    for view in innerViews { view.updateConstraintsInside() }
    guard flags.contains(.needsConstraints) else { return }
    flags.remove(.needsConstraints)
    updateConstraints()
  }

  func constraintsMayHaveChanged() {
    let root = layoutRootView
    root.ownSolver?.kindChanged(of: self)
    root.setNeedsLayout()
  }

  /// What solves the constraints of all that is in it.
  var solver: ViewSolver {
    if let ownSolver { return ownSolver }
    let new = ViewSolver(of: self)
    ownSolver = new
    return new
  }

  func solverTakesIn(_ view: UIView) {
    view.ownSolver = nil
    layoutRootView.ownSolver?.takeIn(view)
  }

  func solverLetsGo(of view: UIView) {
    deactivateConstraints { $0.speaks(ofViewsIn: view) }
    layoutRootView.ownSolver?.letGo(of: view)
  }

  /// Lets those of its constraints not count any more that `isMeant`, and of what it is in: only they can
  /// hold constraints between something in it and others.
  func deactivateConstraints(where isMeant: (NSLayoutConstraint) -> Bool) {
    var outer: UIView? = self
    while let holder = outer {
      for constraint in holder.allConstraints where isMeant(constraint) {
        constraint.isActive = false
      }
      outer = holder.outerView
    }
  }

  /// Its frame was set by a program: constraints go by that.
  func frameWasSet() {
    guard !flags.contains(.isInLayout) else { return }
    let root = layoutRootView
    guard root.ownSolver != nil else { return }
    root.ownSolver?.sizeMayHaveChanged(of: self)
    root.setNeedsLayout()
  }
}

/// How much it matters that a view has the size of what it shows.
struct SizePriorities {
  var hugging = Pair(both: .defaultLow)
  var compression = Pair(both: .defaultHigh)

  struct Pair {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    init(both: UILayoutPriority) {
      horizontal = both
      vertical = both
    }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }
}
