public import Foundation
import PortableUI

/// What stands above or below a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ContentHolder, WidthSized {
  /// What kind it is of.
  public let reuseIdentifier: String?

  /// What is in it.
  public let contentView = UIView()

  /// The words, where nothing else is in it.
  public private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.numberOfLines = 0
    contentView.addSubview(label)
    return label
  }()

  /// What is shown in it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configurationChanged() }
  }

  var configured: (any UIView & UIContentView)?

  /// A header or a footer of a kind.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// How it looks before anything else was said.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.put(bounds)
    configured?.put(contentView.bounds)
    if contentView.innerViews.count == 1, let only = contentView.innerViews.first as? UILabel,
      only.translatesAutoresizingMaskIntoConstraints
    {
      only.put(contentView.bounds)
    }
  }

  /// The height that it needs.
  func contentHeight(inWidth width: CGFloat) -> CGFloat {
    contentView.fittingHeight(inWidth: width)
  }
}
