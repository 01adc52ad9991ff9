public import Foundation
import LayoutEngine
import PortableUI

/// A rectangle that shows something and may hold others.
///
/// It says where it stands by its ``frame`` or by constraints, and how it looks by its properties; it
/// is shown once it is in a window, or in a `UIViewRepresentable`.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Where it stands

  var storedBounds = CGRect.zero
  var storedCenter = CGPoint.zero

  /// How it is moved, turned and stretched around its ``center``; what is around it does not notice.
  open var transform = CGAffineTransform.identity {
    didSet {
      guard transform != oldValue else { return }
      looksChanged()
      if transform.tx != oldValue.tx || transform.ty != oldValue.ty { outerView?.setNeedsPlacing() }
    }
  }

  // MARK: What is in it

  /// What was put into it, the last one in front.
  var innerViews: [UIView] = []

  /// What it was put into.
  weak var outerView: UIView?

  /// What shows it by itself, as a table shows its cells; see ``superview``.
  weak var host: UIView?

  /// What it shows by itself.
  var hosted: [HostedView] = []

  /// The window it is in.
  public internal(set) weak var window: UIWindow?

  /// The controller whose view it is.
  weak var controller: UIViewController?

  // MARK: How it looks

  /// The colour behind it.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { looksChanged() } }
  }

  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { looksChanged() } } }

  /// Whether it is there and cannot be seen, touched or heard of.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      looksChanged()
      outerView?.arrangedVisibilityChanged()
    }
  }

  /// Whether nothing is seen of what is inside and beyond its edges.
  open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { looksChanged() } } }

  /// Whether it says that it hides all that is behind it. Nothing follows from that here.
  open var isOpaque = true

  /// The colour of what can be acted upon in it; `nil` for the one of what it is in.
  var ownTintColor: UIColor?

  /// Whether a pointer reaches it and what is inside.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { looksChanged() } }
  }

  /// A number by which it can be found again.
  open var tag = 0

  /// How what it shows fills it.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { contentChanged() } }
  }

  /// Light or dark, whatever it is in.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }

  /// Its edge, its corners and its shadow.
  public private(set) lazy var layer = CALayer(of: self)

  /// What it was told of where it is shown.
  var knownTraits = UITraitCollection()

  /// Who hears when that is different.
  var traitListeners: TraitListeners?

  // MARK: What arranges it

  /// Whether its ``frame`` and ``autoresizingMask`` say where it stands, rather than constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { constraintsMayHaveChanged() }
    }
  }

  /// What of it follows when what it is in gets another size.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether what is in it follows when it gets another size.
  open var autoresizesSubviews = true

  /// Whether it turns round where people read from right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      directionChanged()
      contentChanged()
    }
  }

  /// What its parts keep from its edges.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  {
    didSet { if directionalLayoutMargins != oldValue { marginsChanged() } }
  }

  var flags: Flags = [
    .needsLayout, .needsConstraints, .needsPlacing, .needsIntrinsicSize, .needsProperties,
  ]

  /// What it has read in its updates; see ``updateProperties()``.
  var reads = UpdateReads()

  var knownSafeAreaGuide: UILayoutGuide?
  var knownMarginsGuide: UILayoutGuide?

  /// The size of what it shows, as it was asked for last.
  var knownIntrinsicSize = CGSize.zero

  /// The constraints between views in it of which it is the nearest that holds all.
  public var constraints: [NSLayoutConstraint] { allConstraints.filter { !$0.isInternal } }

  /// The same, with those by which a view arranges others.
  var allConstraints: [NSLayoutConstraint] = []

  /// The guides that belong to it.
  public internal(set) var layoutGuides: [UILayoutGuide] = []

  /// What solves the constraints of all that is in it, where it is in nothing itself.
  var ownSolver: ViewSolver?

  var priorities = SizePriorities()

  // MARK: What a person does

  /// What finds out what a pointer does with it.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  var speech = AccessibilityContent()
  var isReadAsOne = false
  var knownTraitsOfSpeech = UIAccessibilityTraits.none

  /// The size that whoever represents it in SwiftUI says; `nil` where nobody does.
  var sizeForHost: ((Proposal) -> CGSize?)?

  /// Where it is shown.
  weak var place: (any ObjectPlace)?

  struct Flags: OptionSet {
    let rawValue: UInt16

    static let needsLayout = Flags(rawValue: 1)
    static let hasDirtyLayoutInside = Flags(rawValue: 2)
    static let needsConstraints = Flags(rawValue: 4)
    static let hasDirtyConstraintsInside = Flags(rawValue: 8)
    static let needsPlacing = Flags(rawValue: 16)
    static let needsIntrinsicSize = Flags(rawValue: 32)

    /// Is being laid out now.
    static let isInLayout = Flags(rawValue: 64)
    static let needsProperties = Flags(rawValue: 128)
  }

  /// A view that stands at `frame` of what it will be in.
  public init(frame: CGRect) {
    super.init()
    storedBounds.size = frame.size
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// A view that has no size yet.
  public override convenience init() { self.init(frame: .zero) }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: To be overridden

  /// Puts what is in it where it belongs, once constraints have had their say.
  ///
  /// It is called again when something changes that it read of an `@Observable` object.
  open func layoutSubviews() {}

  /// Brings what it shows up to date, before it is laid out: its words and colours, say.
  ///
  /// It is called once the view is shown, when ``setNeedsUpdateProperties()`` asks for it, and when
  /// something changes that it read of an `@Observable` object: a `StateContainer`, say.
  open func updateProperties() {}

  /// Brings its constraints up to date.
  open func updateConstraints() { flags.remove(.needsConstraints) }

  /// The size it likes to have by what it shows; a direction in which it has none is
  /// ``UIView/noIntrinsicMetric``.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size it chooses where there is room for `size`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// It came into another view, or out of one.
  open func didMoveToSuperview() {}

  /// It is about to come into another view, or out of one.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// It came into another window, or out of one.
  open func didMoveToWindow() {}

  /// It is about to come into another window, or out of one.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Another view came into it.
  open func didAddSubview(_ subview: UIView) {}

  /// A view is about to go out of it.
  open func willRemoveSubview(_ subview: UIView) {}

  /// What is around it is another than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What is covered of it is different.
  open func safeAreaInsetsDidChange() {}

  /// The colour of what can be acted upon is another one.
  open func tintColorDidChange() { contentChanged() }

  /// What it shows itself, behind the views inside.
  func makeContent() -> AnyView? { nil }

  /// What can be said of all of its kind; see ``appearance()``.
  class var looks: [AppearanceLook] {
    [AppearanceLook(\UIView.backgroundColor), AppearanceLook(\UIView.saidTintColor)]
  }

  /// What is said of it where a pointer rests on it; `nil` for nothing.
  var helpText: String? { nil }

  /// What fills it behind everything else.
  func makeBackdrop() -> AnyView? { layer.makeBackdrop(in: traitCollection) }

  /// Whether what it shows are views of this kit, which are in it then.
  var hostsViews: Bool { false }

  /// Where ``makeContent()`` stands.
  var contentRect: CGRect { CGRect(origin: .zero, size: bounds.size) }

  /// The size of ``makeContent()`` where there is room for `proposal`.
  func contentSize(for proposal: Proposal) -> Size {
    if let place { return place.contentSize(for: proposal) }
    guard let content = makeContent() else { return .zero }
    return MeasuringGraph.size(of: content, for: proposal)
  }

  /// What is shown directly in it.
  var shownInside: [any ShownObject] { innerViews }

  /// The point of it that is seen in its corner.
  var innerOrigin: CGPoint { bounds.origin }

  /// It looks different from now on.
  func looksChanged() { place?.changed() }

  /// What stands in it stands elsewhere from now on.
  func setNeedsPlacing() {
    guard !flags.contains(.needsPlacing) else { return }
    flags.insert(.needsPlacing)
    place?.layoutChanged()
    outerView?.setNeedsPlacing()
  }

  /// Whether it is as high as it needs to be in its width: several lines of text, say.
  var readsWidth: Bool { false }

  /// The height that it needs in `width`, where it goes by that.
  func height(inWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// A subview is not in it any more.
  func subviewWasRemoved(_ view: UIView) {}

  /// It keeps other margins.
  func marginsOfContentChanged() {}

  /// It went out of a graph.
  func wasDetached() {}

  /// A subview is to be seen or not to be seen from now on.
  func arrangedVisibilityChanged() {}
}
