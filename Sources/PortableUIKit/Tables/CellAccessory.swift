import Foundation
import LayoutEngine
import PortableUI

/// What stands at the end of a cell.
extension UITableViewCell {
  private static var margin: CGFloat { 16 }

  var accessorySize: CGSize {
    guard let shownAccessory else { return .zero }
    let own = shownAccessory.intrinsicContentSize
    let frame = shownAccessory.bounds.size
    return CGSize(
      width: own.width >= 0 ? own.width : frame.width,
      height: own.height >= 0 ? own.height : frame.height)
  }

  /// The room at the end that is not for what is in it.
  var accessoryWidth: CGFloat { shownAccessory == nil ? 0 : accessorySize.width + Self.margin }

  func accessoryChanged() {
    shownAccessory?.removeFromSuperview()
    shownAccessory = accessoryView ?? makeAccessory()
    if let shownAccessory { addSubview(shownAccessory) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeAccessory() -> UIView? {
    switch accessoryType {
    case .none: nil
    case .disclosureIndicator: AccessoryView { AnyView(DisclosureSign()) }
    case .checkmark: AccessoryView { AnyView(CheckSign()) }
    case .detailButton: AccessoryView { [unowned self] in AnyView(DetailSign(cell: self)) }
    case .detailDisclosureButton:
      AccessoryView { [unowned self] in
        AnyView(
          HStack {
            DetailSign(cell: self)
            DisclosureSign()
          })
      }
    }
  }

  /// A person wants to know more.
  fileprivate func tellDetail() {
    guard let table, let path = table.indexPath(for: self) else { return }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }
}

/// One of the usual things at the end of a cell: as large as it needs to be.
final class AccessoryView: ContentView {
  override var intrinsicContentSize: CGSize { naturalSize.roundedUp }
}

struct DisclosureSign: View {
  var body: some View {
    Image(systemName: "chevron.forward").imageScale(.small).foregroundColor(.secondary)
      .accessibilityHidden(true)
  }
}

struct CheckSign: View {
  var body: some View {
    Image(systemName: "checkmark").foregroundColor(.accentColor)
      .accessibilityLabel("Checkmark")
  }
}

private struct DetailSign: View {
  let cell: UITableViewCell

  var body: some View {
    Button {
      cell.tellDetail()
    } label: {
      Label("More Info", systemImage: "info.circle")
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
  }
}
