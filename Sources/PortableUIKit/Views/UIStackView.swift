public import Foundation

/// Arranges views in a row or in a column, by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How what there is of the room along it is shared.
  public nonisolated enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views stand across it.
  public nonisolated enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }

  /// What it arranges, in that order.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Whether it is a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangeAnew() } }

  /// How what there is of the room along it is shared.
  open var distribution = Distribution.fill { didSet { arrangeAnew() } }

  /// Where views stand across it.
  open var alignment = Alignment.fill { didSet { arrangeAnew() } }

  /// What lies between two views.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangeAnew() } } }

  /// Whether the views keep the margins from the edges.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangeAnew() } }

  /// Whether it goes by lines of text. It does so where ``alignment`` says so.
  open var isBaselineRelativeArrangement = false

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var own: [NSLayoutConstraint] = []

  /// What stands for `spacing` after a view that wants the usual one.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The distance that the desktop likes.
  public nonisolated static let spacingUseSystem = CGFloat(8)

  /// A row of `views`.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A row without views, that stands at `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// What archives need; there are none on this system.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Puts `view` at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Puts `view` after so many others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.outerView !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.endIndex))
    arrangeAnew()
  }

  /// Arranges `view` no longer. It stays in the stack, where constraints or its frame put it.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangeAnew()
  }

  /// Lets so much lie after `view`, rather than ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangeAnew()
  }

  /// What lies after `view`, where that is not ``spacing``.
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  override func subviewWasRemoved(_ view: UIView) {
    guard arrangedSubviews.contains(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangeAnew()
  }

  override func arrangedVisibilityChanged() {
    arrangeAnew()
    // What it arranges makes room, or takes it, as the change moves that brought it about.
    place?.layoutChanged()
  }

  override func marginsOfContentChanged() { arrangeAnew() }

  private func arrangeAnew() { setNeedsUpdateConstraints() }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(own)
    own = StackConstraints(of: self).all
    NSLayoutConstraint.activate(own)
    super.updateConstraints()
  }

  /// Guides for the room between views.
  func gaps(count: Int) -> [UILayoutGuide] {
    while layoutGuides.count > max(0, count) { removeLayoutGuide(layoutGuides[0]) }
    while layoutGuides.count < count { addLayoutGuide(UILayoutGuide()) }
    return layoutGuides
  }

  func spacing(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }
}
