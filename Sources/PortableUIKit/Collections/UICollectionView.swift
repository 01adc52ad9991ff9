public import Foundation
import LayoutEngine
import PortableUI
import Threads

/// Items in an arrangement that a layout makes, of which only those near what is seen are made.
///
/// What stands in it, a data source says; each item is a cell, which is used again for another one once
/// its own is out of sight. With a layout of a list it is a list of the desktop.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Where an item comes to stand when one scrolls to it.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    /// What tells it from others.
    public let rawValue: UInt
    /// What tells it from others.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// What stands before a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// What stands after a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Says what stands in it.
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Hears what a person does with it.
  public weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollListener = delegate
      layoutIsStale()
    }
  }

  /// Says where everything stands.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { layoutWasReplaced(oldValue) } }
  }

  /// Whether a person can select items.
  open var allowsSelection = true { didSet { selectingChanged() } }

  /// Whether a person can select several items: a click on each takes it in or lets it go.
  open var allowsMultipleSelection = false { didSet { selectingChanged() } }

  /// What is seen behind the items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  var model = TableModel()
  var isModelStale = true
  var parts = CollectionParts()

  /// The numbers of the items that are selected.
  var selection: [Int] = []
  var batch: TableBatch?
  var batchDepth = 0

  private var isLayoutStale = true
  private var preparedBounds = CGRect.null

  /// The list that shows it, where its layout is one.
  private(set) var list: CollectionList?

  /// A collection that stands at `frame`, arranged by `layout`.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layoutWasReplaced(nil)
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutWasReplaced(nil)
  }

  // MARK: Its layout

  /// Arranges it by another layout from now on.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    moving(animated) {
      collectionViewLayout = layout
      layoutIfNeeded()
    }
    completion?(true)
  }

  private func layoutWasReplaced(_ old: UICollectionViewLayout?) {
    old?.collectionView = nil
    collectionViewLayout.collectionView = self
    let configuration = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list
    if list != nil || configuration != nil { retire() }
    list = configuration.map { CollectionList(of: self, $0) }
    layoutIsStale()
    looksChanged()
  }

  /// Where everything stands has to be worked out anew.
  func layoutIsStale() {
    isLayoutStale = true
    setNeedsLayout()
    list?.renew()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.put(CGRect(origin: contentOffset, size: bounds.size))
    guard list == nil else { return }
    loadIfNeeded()
    if preparedBounds.size != bounds.size, !preparedBounds.isNull,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: preparedBounds)
    {
      isLayoutStale = true
    }
    if isLayoutStale || preparedBounds.isNull {
      isLayoutStale = false
      collectionViewLayout.prepare()
      contentSize = collectionViewLayout.collectionViewContentSize
    }
    preparedBounds = bounds
    showParts(in: seenRect)
  }

  /// What is seen, and half as much around it, so that there is something when one scrolls on.
  private var seenRect: CGRect {
    let room = bounds.size
    return CGRect(origin: contentOffset, size: room)
      .insetBy(dx: -room.width / 2, dy: -room.height / 2)
  }

  override func wasScrolled() {
    super.wasScrolled()
    let new = CGRect(origin: contentOffset, size: bounds.size)
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) { isLayoutStale = true }
    setNeedsLayout()
  }

  /// Where an item stands; `nil` where nobody knows.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: As a list

  override var hostsViews: Bool { list != nil }

  override func makeContent() -> AnyView? {
    guard let list else { return super.makeContent() }
    return AnyView(ObjectView(list.table))
  }

  open override var contentOffset: CGPoint {
    get { list?.table.contentOffset ?? super.contentOffset }
    set { setContentOffset(newValue, animated: false) }
  }

  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard let list else {
      return super.setContentOffset(contentOffset, animated: animated)
    }
    list.table.setContentOffset(contentOffset, animated: animated)
  }

  open override var contentSize: CGSize {
    get { list?.table.contentSize ?? super.contentSize }
    set { super.contentSize = newValue }
  }

  /// Scrolls until an item is seen, and stands where `scrollPosition` says.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    if let list { return list.scroll(to: indexPath, scrollPosition, animated) }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let room = bounds.size
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.height }
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - room.width }
    setContentOffset(offset, animated: animated)
  }

  /// Makes `changes` so that they move, or do not.
  func moving(_ moves: Bool, _ changes: () -> Void) {
    if moves { withAnimation(.default, changes) } else { changes() }
  }
}
