public import Foundation
import LayoutEngine
import PortableUI

/// An item of a collection.
///
/// What it shows stands in its ``contentView``, or is what its ``contentConfiguration`` says.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ContentHolder {
  /// What is in it.
  public let contentView = UIView()

  /// What is shown in it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configurationChanged() }
  }

  /// What is behind it.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundChanged() } }

  /// What is behind what is in it.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }

  /// What is behind what is in it while it is selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      selectedBackgroundView?.isHidden = !isSelected
    }
  }

  /// Whether what is shown in it follows when it is selected.
  open var automaticallyUpdatesContentConfiguration = true

  /// Brings it up to date when it is shown or selected.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Brings a cell up to date.
  public typealias ConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
  ) -> Void

  /// Whether it is selected. A collection says so.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      selectedBackgroundView?.isHidden = !isSelected
      accessibilityTraits = isSelected ? .selected : .none
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether it looks pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  var configured: (any UIView & UIContentView)?

  /// The number of the item that it shows.
  var item: Int?
  var knownPath: IndexPath?

  /// Lets a person select it.
  private var tap: UITapGestureRecognizer?

  /// A cell that stands at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  // MARK: What is shown in it

  /// Whether it is selected or pressed.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Brings what is shown in it up to date.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      configured?.configuration = contentConfiguration.updated(for: state)
    }
    updateConfiguration(using: state)
  }

  /// Brings it up to date. Override it to change what is shown when it is selected, say.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func backgroundChanged() { looksChanged() }

  override func makeBackdrop() -> AnyView? {
    guard let backgroundConfiguration else { return super.makeBackdrop() }
    return AnyView(
      BackgroundContent(
        background: backgroundConfiguration, usual: backgroundColor, tint: tintColor,
        traits: traitCollection))
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, belowSubview: contentView)
  }

  // MARK: In a collection

  /// Lets a person select it, or not.
  func selects(_ takesTaps: Bool) {
    if takesTaps, tap == nil {
      let new = UITapGestureRecognizer { [weak self] _ in
        guard let self else { return }
        collection?.wasTapped(self)
      }
      addGestureRecognizer(new)
      tap = new
    } else if !takesTaps, let tap {
      removeGestureRecognizer(tap)
      self.tap = nil
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.put(bounds)
    configured?.put(contentView.bounds)
    backgroundView?.put(bounds)
    selectedBackgroundView?.put(bounds)
  }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat {
    configured?.fittingHeight(inWidth: width) ?? contentView.fittingHeight(inWidth: width)
  }
}
