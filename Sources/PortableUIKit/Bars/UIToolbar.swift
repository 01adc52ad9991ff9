public import Foundation
import PortableUI

/// Buttons side by side: in a view of one's own, or below the pages of a navigation controller.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// How it looks. A desktop's bars look alike in all apps.
  open var barStyle = UIBarStyle.default
  /// Whether one sees through it. A desktop's bars look alike in all apps.
  open var isTranslucent = true
  /// The colour of the bar. A desktop's bars look alike in all apps.
  open var barTintColor: UIColor?
  /// How it looks. A desktop's bars look alike in all apps.
  open var standardAppearance = UIToolbarAppearance()
  /// How it looks where it is low. A desktop's bars look alike in all apps.
  open var compactAppearance: UIToolbarAppearance?
  /// How it looks where nothing is scrolled beneath it. A desktop's bars look alike in all apps.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// The buttons, and the room between them.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.changed = { [weak self] in self?.itemsChanged() } }
      itemsChanged()
    }
  }

  /// How often a button has changed.
  private var version = 0

  /// Shows these buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func itemsChanged() {
    version += 1
    contentChanged()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: max(44, naturalSize.roundedUp.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  override func makeContent() -> AnyView? {
    AnyView(
      BarButtons(items: items ?? [], version: version, tint: ownTintColor)
        .padding(.horizontal, 16).frame(maxHeight: .infinity))
  }
}

/// The buttons of a toolbar, and the room between them.
struct BarButtons: View {
  let items: [UIBarButtonItem]

  /// The items are the same objects, whatever becomes of them.
  let version: Int
  let tint: UIColor?

  var body: some View {
    let shown = items.filter { !$0.isHidden }
    HStack {
      ForEach(shown.indices, id: \.self) { part(shown[$0]) }
      if !shown.contains(where: { $0.systemItem == .flexibleSpace }) { Spacer(minLength: 0) }
    }
  }

  @ViewBuilder
  private func part(_ item: UIBarButtonItem) -> some View {
    switch item.systemItem {
    case .flexibleSpace: Spacer(minLength: 0)
    case .fixedSpace: Color.clear.frame(width: item.width, height: 1)
    default: BarButton(item: item, version: version, tint: tint)
    }
  }
}
