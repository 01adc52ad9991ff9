/// What can be done with selected rows: the lines of a menu, and what is done most.
struct SelectionMenu {
  /// The lines for what these rows stand for.
  let items: (Set<AnyHashable>) -> AnyView

  /// What a double click and the Return key do; `nil` where they do nothing.
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

private enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// What can be done with selected rows of lists and tables.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Opens a menu at the rows of a list or a table inside whose selection is of this type: for all
  /// selected rows at one of those, else for the one row; and beside the rows, for none.
  /// `primaryAction` is what a double click and the Return key do.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func typed(_ values: Set<AnyHashable>) -> Set<I> { Set(values.compactMap { $0.base as? I }) }
    return environment(
      \.selectionMenu,
      SelectionMenu(
        items: { AnyView(menu(typed($0))) },
        primaryAction: primaryAction.map { action in { action(typed($0)) } }))
  }
}

/// The menu that is open.
@MainActor
final class OpenRowMenu {
  /// The row that it belongs to; `nil` for the one beside the rows.
  let box: Box?
  var node: Node?

  /// What is in it, once that is known.
  var lines: [MenuItem]?
  var isClosing = false
  let actions = MenuActions()

  init(at box: Box?) { self.box = box }

  func end() {
    node?.drop()
    node = nil
  }
}

/// What a person does with rows by their menu, by a double click and by the Return key.
extension ListRowsNode {
  /// What `row` says of its menu; nothing where it has none.
  func menuContent(of row: MadeRow) -> MenuContent? {
    guard hasMenu(row) else { return nil }
    return MenuContent(isContext: true, items: openMenu?.box === row.box ? openMenu?.lines : nil)
  }

  private func hasMenu(_ row: MadeRow) -> Bool {
    if view.menu != nil, value(of: row.facts) != nil { return true }
    return row.facts.hasActions && !isEditing && row.ownMenu == nil
  }

  /// What the list says of its menu beside the rows; nothing where it has none.
  var menuContentOfNoRows: MenuContent? {
    guard view.menu != nil, view.selection != nil else { return nil }
    let isOpen = openMenu != nil && openMenu?.box == nil
    return MenuContent(isContext: true, items: isOpen ? openMenu?.lines : nil)
  }

  func openMenu(of row: MadeRow) {
    closeMenu()
    guard hasMenu(row) else { return }
    read(lines(of: row), at: row.box, in: row.facts.row?.scope ?? scope)
  }

  func openMenuOfNoRows() {
    closeMenu()
    guard view.selection != nil, let said = view.menu?.items([]) else { return }
    read(RowMenuLines(said: said), at: nil, in: scope)
  }

  /// Opens a menu of what is in `lines`, once that is known.
  private func read(_ lines: RowMenuLines, at box: Box?, in scope: EnvironmentScope) {
    let open = OpenRowMenu(at: box)
    openMenu = open
    let place = Place(parent: self, graph: graph, scope: scope, container: box ?? container)
    open.node = makeNode(
      MenuReader(items: lines) { [weak self, weak open] reading in
        guard let self, let open, openMenu === open, !open.isClosing else { return }
        if reading.lines.isEmpty { return closeMenu() }
        open.actions.all = reading.actions
        open.lines = reading.lines
        looksChanged()
      }, at: place)
  }

  private func lines(of row: MadeRow) -> RowMenuLines {
    // An app that has a menu for its rows has in it what it wants there.
    if let said = meant(by: row).flatMap({ view.menu?.items($0) }) {
      return RowMenuLines(said: said)
    }
    return RowMenuLines(actions: actions(of: row))
  }

  /// Opens the menu of the row from which keys go on, or the one that a view has which is all of
  /// it; the one beside the rows where keys are at none, and none is selected.
  func openMenuOfCurrentRow() {
    guard let current = currentToAct else { return marked.isEmpty ? openMenuOfNoRows() : () }
    guard let row = made(current) else { return }
    if let menu = row.ownMenu { menu.receive(.openMenu) } else { openMenu(of: row) }
  }

  func closeMenu() {
    guard let open = openMenu, !open.isClosing else { return }
    open.isClosing = true
    open.lines = nil
    looksChanged()
    // A desktop tells of what was chosen in the same turn, maybe after this.
    later("a menu's end") { [weak self] in
      if self?.openMenu === open { self?.openMenu = nil }
      open.end()
    }
  }

  func choose(_ line: Int) {
    openMenu?.actions.perform(line)
    closeMenu()
  }

  /// Does with `row` what is done most.
  func open(_ row: MadeRow) {
    if let meant = meant(by: row) { view.menu?.primaryAction?(meant) }
  }

  /// Does with what is selected what is done most, or with the row that keys are at where that is not.
  /// Returns whether there is such a thing.
  func openSelected() -> Bool {
    guard let action = view.menu?.primaryAction, !gathers else { return false }
    let wanted = currentToAct.map { meant(by: value(at: $0)) ?? [] } ?? marked.all()
    if !wanted.isEmpty { action(wanted) }
    return !wanted.isEmpty
  }

  /// What is meant by pointing at `row`: all that is selected where it is, too.
  private func meant(by row: MadeRow) -> Set<AnyHashable>? { meant(by: value(of: row.facts)) }

  private func meant(by value: AnyHashable?) -> Set<AnyHashable>? {
    value.map { selected.contains($0) ? selected.all() : [$0] }
  }
}

/// The lines of the menu of a row: those for what is selected, or else what the buttons at its end do.
struct RowMenuLines: View {
  let said: AnyView?
  var leading: RowActionGroup?
  var trailing: RowActionGroup?

  init(said: AnyView) { self.said = said }

  init(actions: RowActionList) {
    said = nil
    leading = actions.group(at: .leading)
    trailing = actions.group(at: .trailing)
  }

  var body: some View {
    said
    leading
    trailing
  }
}

extension MadeRow {
  /// The element of its content that has a menu of its own.
  var ownMenu: Element? { content.ownMenu }
}

extension Box {
  fileprivate var ownMenu: Element? {
    if let element, case .layer(let layer) = element.goal, layer.menu?.isContext == true {
      return element
    }
    return children.count == 1 ? children[0].ownMenu : nil
  }
}
