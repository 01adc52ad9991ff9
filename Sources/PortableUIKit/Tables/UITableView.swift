public import Foundation
import LayoutEngine
import PortableUI

/// Rows one below the other, of which only those near what is seen are made.
///
/// What stands in it, a data source says; each row is a cell, which is used again for another row once
/// its own is out of sight. It is a list of the desktop: a person selects by clicks and keys, and
/// finds what can be done with a row where the pointer is.
@preconcurrency @MainActor
open class UITableView: UIScrollView, LayoutListener {
  /// How a table looks.
  public nonisolated enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// How rows come and go. Each way but `none` moves as the desktop's lists do.
  public nonisolated enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Where a row comes to stand when one scrolls to it.
  public nonisolated enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// A height that follows from what is to be shown.
  public nonisolated static var automaticDimension: CGFloat { -1 }

  /// How it looks.
  public let style: Style

  /// Says what stands in it.
  public weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Hears what a person does with it.
  public weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollListener = delegate
      changed()
    }
  }

  /// How high a row is; ``automaticDimension`` for as high as its cell needs to be.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsChanged() } }

  /// How high rows are that were not seen yet. The list finds that out by itself.
  open var estimatedRowHeight = UITableView.automaticDimension

  /// How high headers are; ``automaticDimension`` for as high as they need to be.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { changed() } }

  /// How high footers are; ``automaticDimension`` for as high as they need to be.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { changed() } }

  /// Whether lines stand between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { renewRows() } }

  /// The colour of those lines; `nil` for the usual.
  open var separatorColor: UIColor? { didSet { renewRows() } }

  /// What stands above all rows. It is as high as its frame says, or as it needs to be.
  open var tableHeaderView: UIView? { didSet { changed() } }

  /// What stands below all rows. It is as high as its frame says, or as it needs to be.
  open var tableFooterView: UIView? { didSet { changed() } }

  /// What is seen behind the rows, in place of the list's own background.
  open var backgroundView: UIView? { didSet { changed() } }

  /// Whether a person can select rows.
  open var allowsSelection = true { didSet { changed() } }

  /// Whether a person can select several rows: a click on each takes it in or lets it go.
  open var allowsMultipleSelection = false { didSet { changed() } }

  /// Whether a person can select rows while it is being edited.
  open var allowsSelectionDuringEditing = false { didSet { changed() } }

  /// Whether a person can select several rows while it is being edited.
  open var allowsMultipleSelectionDuringEditing = false { didSet { changed() } }

  /// Whether a person can delete and move its rows.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  var model = TableModel()
  var isModelStale = true

  /// How often something about all rows changed.
  var version = 0

  /// How often something about one row changed.
  var versions: [Int: Int] = [:]

  /// The rows that are selected.
  var selection: [Int] = []

  var cells = TableCells()
  var edges: [TableEdgeKey: TableEdge] = [:]
  var batch: TableBatch?
  var batchDepth = 0
  var whenShown: [() -> Void] = []
  var scroller: ScrollViewProxy?
  private(set) var revision = 0
  private var heardOffset = CGPoint.zero

  override class var looks: [AppearanceLook] {
    super.looks + [
      AppearanceLook(\UITableView.separatorStyle), AppearanceLook(\UITableView.separatorColor),
    ]
  }

  /// A table that stands at `frame`.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// A plain table that stands at `frame`.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Lets a person delete and move rows, or not any more.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    for cell in cells.shown.values { cell.setEditing(editing, animated: animated) }
    if !allowsSelectionDuringEditing && !allowsMultipleSelectionDuringEditing { select([]) }
    moving(animated) { renewRows() }
  }

  // MARK: What is shown

  override var hostsViews: Bool { true }

  override func makeContent() -> AnyView? { AnyView(TableContent(table: self, revision: revision)) }

  /// Something of the list as a whole is different from now on.
  func changed() {
    revision += 1
    looksChanged()
  }

  /// Something about all rows is different from now on; their cells stay.
  func renewRows() {
    version += 1
    changed()
  }

  private func heightsChanged() {
    for cell in cells.shown.values { cell.invalidateIntrinsicContentSize() }
  }

  /// Makes `changes` so that they move, or do not.
  func moving(_ moves: Bool, _ changes: () -> Void) {
    if moves { withAnimation(.default, changes) } else { changes() }
  }

  /// A frame showed what there is.
  func frameWasShown() {
    let actions = whenShown
    whenShown = []
    for action in actions { action() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changed()
  }

  // MARK: How far it is scrolled

  /// The size of all rows, with those that were not seen yet as high as the list believes; where no row
  /// is seen, what was known last.
  open override var contentSize: CGSize {
    get { cells.anyPlace?.scrolledSize?.cgSize ?? super.contentSize }
    set { super.contentSize = newValue }
  }

  /// How far down it is. Where no row is seen nobody knows, and it is where it was last.
  open override var contentOffset: CGPoint {
    get {
      guard let offset = cells.anyPlace?.scrolledOffset else { return heardOffset }
      return CGPoint(x: offset.x - contentInset.left, y: offset.y - contentInset.top)
    }
    set { setContentOffset(newValue, animated: false) }
  }

  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let goal = CGPoint(
      x: contentOffset.x + contentInset.left, y: contentOffset.y + contentInset.top)
    moving(animated) { cells.anyPlace?.scroll(to: CGRect(origin: goal, size: .zero).rect.origin) }
  }

  /// A row of it heard that something was scrolled or laid out.
  func layoutWasHeard() {
    let (offset, size) = (contentOffset, contentSize)
    if size != super.contentSize { super.contentSize = size }
    guard offset != heardOffset else { return }
    heardOffset = offset
    delegate?.scrollViewDidScroll(self)
  }
}
