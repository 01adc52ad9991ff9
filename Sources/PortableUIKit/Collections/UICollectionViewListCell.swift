public import Foundation
import PortableUI

/// A row of a list that is a collection.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at its end, in that order.
  open var accessories: [UICellAccessory] = [] { didSet { rowCell?.follow(self) } }

  /// How far it is indented.
  open var indentationLevel = 0 { didSet { rowCell?.invalidateIntrinsicContentSize() } }

  /// How much a level is.
  open var indentationWidth: CGFloat = 10

  /// What holds it in the list.
  weak var rowCell: ListRowCell?

  /// How it looks before anything else was said.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  // The list paints what is behind its rows.
  override func backgroundChanged() { rowCell?.follow(self) }
  override func makeBackdrop() -> AnyView? { layer.makeBackdrop(in: traitCollection) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let indent = CGFloat(indentationLevel) * indentationWidth
    guard indent > 0 else { return }
    contentView.put(
      CGRect(x: indent, y: 0, width: max(0, bounds.width - indent), height: bounds.height))
    configured?.put(contentView.bounds)
  }
}

/// Something at the end of a row of a list.
@preconcurrency @MainActor
public struct UICellAccessory {
  enum Kind {
    case disclosureIndicator, checkmark
    case label(String)
    case view(UIView)
  }

  let kind: Kind

  /// A sign that the row leads elsewhere.
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(kind: .disclosureIndicator)
  }

  /// A tick.
  public static func checkmark() -> UICellAccessory { UICellAccessory(kind: .checkmark) }

  /// Words.
  public static func label(text: String) -> UICellAccessory {
    UICellAccessory(kind: .label(text))
  }

  /// A view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(kind: .view(configuration.customView))
  }

  /// A view at the end of a row.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    let customView: UIView

    /// When a view is seen. It always is.
    public nonisolated enum DisplayedState: Sendable { case always }

    /// Where a view stands. It stands at the end.
    public nonisolated enum Placement: Sendable {
      case trailing(displayed: DisplayedState = .always)
    }

    /// That view.
    public init(customView: UIView, placement: Placement = .trailing()) {
      self.customView = customView
    }
  }
}
