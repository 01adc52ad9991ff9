public import Foundation
import PortableUI

extension UITableView {
  /// Scrolls until a row is seen, and stands where `scrollPosition` says.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    guard let row = model.row(at: indexPath) else { return }
    scroll(to: row, scrollPosition.anchor, animated)
  }

  /// Scrolls to the row that is selected.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = selection.first else { return }
    scroll(to: row, scrollPosition.anchor, animated)
  }

  private func scroll(to row: Int, _ anchor: UnitPoint?, _ animated: Bool) {
    moving(animated) {
      if let scroller { return scroller.scrollTo(row, anchor: anchor) }
      // It is not shown yet.
      whenShown.append { [weak self] in self?.scroller?.scrollTo(row, anchor: anchor) }
      changed()
    }
  }
}

extension UITableView.ScrollPosition {
  fileprivate var anchor: UnitPoint? {
    switch self {
    case .none: nil
    case .top: .top
    case .middle: .center
    case .bottom: .bottom
    }
  }
}
