public import Foundation
import LayoutEngine
import PortableUI

/// A row of a table.
///
/// What it shows stands in its ``contentView``, or is what its ``contentConfiguration`` says.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ContentHolder, WidthSized, LayoutListener {
  /// What a cell has in it from the start.
  public nonisolated enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// What becomes of a row that is edited.
  public nonisolated enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// Whether a row looks selected when it is.
  public nonisolated enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// Whether lines stand between rows.
  public nonisolated enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// What stands at the end of a row.
  public nonisolated enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What it has in it from the start.
  let cellStyle: CellStyle

  /// What kind it is of, for those that are used again.
  public let reuseIdentifier: String?

  /// What is in it, beside what stands at its end.
  public let contentView = UIView()

  /// Its first words.
  public private(set) lazy var textLabel: UILabel? = {
    let label = makeLabel(.body, cellStyle == .value2 ? .tintColor : .label)
    parts.text = label
    return label
  }()

  /// Its other words; `nil` in the usual style.
  public private(set) lazy var detailTextLabel: UILabel? =
    switch cellStyle {
    case .default: nil
    case .subtitle: makeLabel(.caption1, .secondaryLabel)
    case .value1: makeLabel(.body, .secondaryLabel)
    case .value2: makeLabel(.body, .label)
    }

  /// Its picture.
  public private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(image: nil)
    contentView.addSubview(view)
    parts.image = view
    return view
  }()

  /// What of that was asked for.
  var parts = CellParts()

  /// What is shown in it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configurationChanged() }
  }

  /// What is behind it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if row != nil { table?.renewRows() } }
  }

  /// What is behind what is in it.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

  /// What is behind what is in it while it is selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      selectedBackgroundView?.isHidden = !isSelected
    }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, belowSubview: contentView)
  }

  /// Whether what is shown in it follows when it is selected.
  open var automaticallyUpdatesContentConfiguration = true

  /// Brings it up to date when it is shown, selected or edited.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Brings a cell up to date.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// Whether it looks selected when it is.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue, row != nil { table?.changed() } }
  }

  /// What stands at its end.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }

  /// What stands at its end in place of one of the usual things.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryChanged() } }
  }

  /// Whether it is selected. A table says so.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      selectedBackgroundView?.isHidden = !isSelected
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether it looks pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether it is edited.
  open private(set) var isEditing = false

  var configured: (any UIView & UIContentView)?
  var shownAccessory: UIView?
  private(set) weak var table: UITableView?
  private(set) var row: Int?
  var knownPath: IndexPath?

  /// Whether it has been laid out since its row has it.
  private(set) var hasStood = false

  /// A cell of a kind.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  /// A cell of no kind.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.directionalLayoutMargins = .cell
    contentView.frame = bounds
    addSubview(contentView)
    sizeForHost = { [unowned self] in hostSize(for: $0) }
  }

  open override var next: UIResponder? { superview ?? table }

  /// It is about to be used for another row. Take back what was said of one only.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  /// It is selected, or not any more.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// It looks pressed, or not any more.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// It is edited, or not any more.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    isEditing = editing
    setNeedsUpdateConfiguration()
  }

  // MARK: What is shown in it

  /// How it looks before anything else was said.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Whether it is selected, edited or pressed.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Brings what is shown in it up to date.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      let new = contentConfiguration.updated(for: state)
      configured?.configuration = new
    }
    updateConfiguration(using: state)
  }

  /// Brings it up to date. Override it to change what is shown when it is selected, say.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: In a table

  func comes(into table: UITableView, row: Int, at path: IndexPath) {
    self.table = table
    self.row = row
    knownPath = path
    hasStood = false
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  /// Its row has it no more.
  func goes() { row = nil }

  override func wasDetached() {
    super.wasDetached()
    table?.cellWent(self)
  }

  func layoutWasHeard() {
    noteOrigin()
    table?.layoutWasHeard()
  }

  /// Its frame says where it stands among all rows, however far those are scrolled.
  private func noteOrigin() {
    guard let table, let place, let around = table.place?.originInWindow else { return }
    hasStood = true
    let (own, offset, size) = (place.originInWindow, table.contentOffset, bounds.size)
    storedCenter = CGPoint(
      x: own.x - around.x + offset.x + size.width / 2,
      y: own.y - around.y + offset.y + size.height / 2)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.put(bounds)
    selectedBackgroundView?.put(bounds)
    arrangeParts()
  }
}

extension NSDirectionalEdgeInsets {
  /// What is in a cell keeps that from its edges.
  nonisolated static var cell: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  }
}
