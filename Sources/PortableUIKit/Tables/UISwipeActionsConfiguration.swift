import Foundation
import PortableUI

/// What can be done with a row of a table: buttons that are seen while the pointer is at it, and which
/// fingers uncover that push it aside.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration {
  /// What can be done.
  public let actions: [UIContextualAction]

  /// Whether fingers that push the row over most of its width do the first.
  open var performsFirstActionWithFullSwipe = true

  /// These actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// Something that can be done with a row of a table.
@preconcurrency @MainActor
open class UIContextualAction {
  /// Does it; calls what it is given with whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Whether it destroys something.
  public nonisolated enum Style: Int, Sendable { case normal, destructive }

  /// Whether it destroys something.
  public let style: Style

  /// Does it.
  public let handler: Handler

  /// What it is called.
  open var title: String?

  /// Its picture.
  open var image: UIImage?

  /// The colour behind it; `nil` for the usual.
  open var backgroundColor: UIColor!

  /// Something that can be done.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The buttons at one end of a row.
///
/// They are asked for when they are about to be seen: what can be done may depend on what was done.
struct SwipeButtons: View {
  let table: UITableView
  let row: Int
  let edge: HorizontalEdge

  var body: some View {
    let actions = table.swipeConfiguration(ofRow: row, edge)?.actions ?? []
    ForEach(actions.indices, id: \.self) { index in
      SwipeButton(table: table, row: row, action: actions[index])
    }
  }
}

private struct SwipeButton: View {
  let table: UITableView
  let row: Int
  let action: UIContextualAction

  var body: some View {
    Button(role: action.style == .destructive ? .destructive : nil) {
      action.handler(action, table.shownCell(ofRow: row) ?? table) { _ in }
    } label: {
      if let image = action.image {
        Label {
          Text(verbatim: action.title ?? "")
        } icon: {
          Image(uiImage: image)
        }
      } else {
        Text(verbatim: action.title ?? "")
      }
    }
    .tint(action.backgroundColor?.color(in: table.traitCollection))
  }
}
