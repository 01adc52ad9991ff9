import Foundation

/// What opens a menu of what can be done with a row, at its end.
///
/// The content of the row makes room for it at all times, so that nothing is covered, and nothing moves.
struct RowActions: View {
  let list: RowActionList

  /// Is told whether the menu is open now.
  let menuChanged: @MainActor (Bool) -> Void

  /// How much room there is for it.
  static let room: CGFloat = 50

  var body: some View {
    MenuHost(
      isContext: false, items: RowMenuLines(actions: list), whenClosed: { menuChanged(false) }
    ) { open in
      Button("Actions", systemImage: "ellipsis") {
        menuChanged(true)
        open()
      }
    }
    .padding(.trailing, 6)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    .environment(\.usualLabelAppearance, .iconOnly)
    .environment(\.controlSize, .small)
    .environment(\.tint, nil)
    .environment(\.buttonStyles, ButtonStyles())
    .environment(\.usualButton, UsualButton(appearance: .flat))
    .asideInRow()
    .zIndex(1)
  }
}

/// The button at the end of a row that a pointer is at.
struct ShownActions {
  let box: Box
  let node: NodeOf<RowActions>
  var isPointedAt = true
  var isMenuOpen = false

  var isUsed: Bool { isPointedAt || isMenuOpen }
}

extension ListRowsNode {
  /// A pointer has come to `row`, or has left it.
  func followPointer(isAt row: MadeRow, _ isThere: Bool) {
    guard shownActions?.box === row.box else {
      if isThere { showActions(of: row) }
      return
    }
    shownActions?.isPointedAt = isThere
    hideActionsWhenUnused()
  }

  private func showActions(of row: MadeRow) {
    hideActions()
    // While rows are edited, what stands at their ends is in the way of nothing.
    guard row.facts.hasActions, !isEditing, rowSwipe?.box !== row.box else { return }
    closeSwipe()
    let scope = row.facts.row?.scope ?? scope
    let place = Place(parent: self, graph: graph, scope: scope, container: row.box)
    let view = RowActions(list: actions(of: row)) { [weak self, weak box = row.box] isOpen in
      guard let self, shownActions?.box === box else { return }
      shownActions?.isMenuOpen = isOpen
      hideActionsWhenUnused()
    }
    shownActions = ShownActions(box: row.box, node: makeNode(view, at: place))
    regather(row.box)
  }

  // The menu goes with the button that has opened it.
  private func hideActionsWhenUnused() {
    guard shownActions?.isUsed == false else { return }
    // What was chosen in the menu is still to be done.
    later("the end of a row's button") { [weak self] in
      if let self, shownActions?.isUsed == false { hideActions() }
    }
  }

  func hideActions() {
    guard let shown = shownActions else { return }
    shownActions = nil
    shown.node.drop()
    regather(shown.box)
  }
}
