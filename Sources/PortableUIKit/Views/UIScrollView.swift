public import Foundation
import LayoutEngine
import PortableUI

/// Shows a part of what is in it, and is moved over it.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollListening {
  /// The size of all that is in it. Constraints to its edges say it, too.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentSizeChanged() } }
  }

  /// Who hears how it is moved; see ``ScrollListening``.
  weak var scrollListener: (any UIScrollViewDelegate)?

  /// How far what is in it keeps from the edges.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { contentSizeChanged() } }
  }

  /// The same, with what covers the edges; on a desktop nothing does.
  public var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether a person can move it.
  open var isScrollEnabled = true { didSet { looksChanged() } }

  /// Whether a bar shows how far down it is.
  open var showsVerticalScrollIndicator = true { didSet { looksChanged() } }

  /// Whether a bar shows how far right it is.
  open var showsHorizontalScrollIndicator = true { didSet { looksChanged() } }

  /// Whether it moves though all is seen. A desktop's do not.
  open var alwaysBounceVertical = false

  /// Whether it moves though all is seen. A desktop's do not.
  open var alwaysBounceHorizontal = false

  /// What becomes of the keyboard of a phone.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether it keeps what is in it from what covers its edges; nothing does.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// What asks for what is shown anew.
  open var refreshControl: UIRefreshControl? { didSet { looksChanged() } }

  /// What becomes of the keyboard of a phone when one scrolls.
  public nonisolated enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  /// Whether it keeps what is in it from what covers its edges.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  private lazy var canvas = ScrollCanvas(of: self)
  private var seenOffset = Point.zero
  private var wantedOffset: Point?

  /// What is all that is in it, for constraints.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(.content, of: self)

  /// What is its own frame, for constraints.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(.frame, of: self)

  /// The point of what is in it that is seen in its corner.
  open var contentOffset: CGPoint {
    get {
      let offset = wantedOffset ?? canvas.place?.scrolledOffset ?? seenOffset
      return CGPoint(x: offset.x - contentInset.left, y: offset.y - contentInset.top)
    }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Moves it. It is there at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let offset = Point(
      x: contentOffset.x + contentInset.left, y: contentOffset.y + contentInset.top)
    guard let place = canvas.place, !flags.contains(.needsPlacing) else {
      wantedOffset = offset
      return
    }
    place.scroll(to: offset)
    canvasWasRead()
  }

  /// Moves it as far as is needed to show `rect`.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let room = bounds.size
    if rect.maxX > offset.x + room.width { offset.x = rect.maxX - room.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + room.height { offset.y = rect.maxY - room.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Shows for a moment how far it is. The desktop does that by itself.
  open func flashScrollIndicators() {}

  private func contentSizeChanged() {
    // The directions in which it moves may be others.
    super.looksChanged()
    canvas.place?.layoutChanged()
    setNeedsPlacing()
  }

  override func setNeedsPlacing() {
    canvas.place?.layoutChanged()
    super.setNeedsPlacing()
  }

  // What is in it is not directly in it.
  override var shownInside: [any ShownObject] { [] }
  override var innerOrigin: CGPoint {
    CGPoint(x: -contentInset.left, y: -contentInset.top)
  }

  override func looksChanged() {
    canvas.place?.changed()
    super.looksChanged()
  }

  override func makeContent() -> AnyView? {
    var axes: Axis.Set = []
    let room = bounds.size
    let full = canvas.fullSize
    if full.width > room.width || alwaysBounceHorizontal { axes.insert(.horizontal) }
    if full.height > room.height || alwaysBounceVertical || axes.isEmpty { axes.insert(.vertical) }
    var hidden: Axis.Set = []
    if !showsVerticalScrollIndicator { hidden.insert(.vertical) }
    if !showsHorizontalScrollIndicator { hidden.insert(.horizontal) }
    let area = ScrollView(axes) { ObjectView(canvas) }
      .scrollIndicators(.hidden, axes: hidden).scrollDisabled(!isScrollEnabled)
    guard let refreshControl else { return AnyView(area) }
    return AnyView(area.refreshable { await refreshControl.refresh() })
  }

  /// It was moved, or laid out.
  fileprivate func canvasWasRead() {
    guard let place = canvas.place, let offset = place.scrolledOffset else { return }
    if let wantedOffset {
      self.wantedOffset = nil
      if wantedOffset != offset { return place.scroll(to: wantedOffset) }
    }
    guard offset != seenOffset else { return }
    seenOffset = offset
    storedBounds.origin = contentOffset
    wasScrolled()
  }

  /// Another part of what is in it is seen.
  func wasScrolled() { scrollListener?.scrollViewDidScroll(self) }
}

/// A scroll view with a delegate.
///
/// The property stands here and not in the class, so that a table can have one of its own of that name
/// which takes a delegate that hears more.
@preconcurrency @MainActor
public protocol ScrollListening: UIScrollView {}

extension ScrollListening {
  /// Who hears how it is moved.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollListener }
    set { scrollListener = newValue }
  }
}

/// Who hears how a scroll view is moved.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// It was moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing, where a delegate does not say.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// All that is in a scroll view.
private final class ScrollCanvas: ShownObject {
  private unowned let view: UIScrollView
  private(set) weak var place: (any ObjectPlace)?

  init(of view: UIScrollView) { self.view = view }

  var fullSize: CGSize {
    let inset = view.contentInset
    let size = view.contentSize
    return CGSize(
      width: size.width + inset.left + inset.right, height: size.height + inset.top + inset.bottom)
  }

  var layerContent: LayerContent { .plain }
  var spokenContent: AccessibilityContent { AccessibilityContent() }
  var backdrop: AnyView? { nil }
  var ownContent: AnyView? { nil }
  var innerObjects: [any ShownObject] { view.innerViews }
  var pointerGesture: AnyGesture<Void>? { nil }
  var contentFrame: Rect { .zero }
  var placedFrame: Rect { .zero }
  var readsLayout: Bool { true }

  func attach(to place: any ObjectPlace) { self.place = place }
  func detach(from place: any ObjectPlace) { if self.place === place { self.place = nil } }
  func arrange(in size: Size) {}
  func layoutWasRead() { view.canvasWasRead() }

  // It fills the room at least, so that what is in it begins in the corner.
  func size(for proposal: Proposal) -> Size {
    let room = view.bounds.size
    return Size(width: max(fullSize.width, room.width), height: max(fullSize.height, room.height))
  }
}
