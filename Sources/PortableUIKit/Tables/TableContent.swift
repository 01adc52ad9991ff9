import Foundation
import PortableUI

/// A table as a list.
struct TableContent: View {
  let table: UITableView
  let revision: Int

  var body: some View {
    table.loadIfNeeded()
    return ScrollViewReader { proxy in
      list.onChange(of: revision, initial: true) {
        table.scroller = proxy
        table.frameWasShown()
      }
    }
  }

  @ViewBuilder private var list: some View {
    switch table.style {
    case .plain: styled.listStyle(.plain)
    case .grouped: styled.listStyle(.grouped)
    case .insetGrouped: styled.listStyle(.insetGrouped)
    }
  }

  private var styled: some View {
    selecting
      .environment(\.defaultMinListRowHeight, 0)
      .environment(\.togglesPickedRows, true)
      .environment(\.editMode, .constant(table.isEditing ? .active : .inactive))
      .scrollDisabled(!table.isScrollEnabled)
      .scrollContentBackground(table.backgroundView == nil ? .automatic : .hidden)
      .background { if let view = table.backgroundView { ObjectView(view) } }
      .modifier(TableRefreshing(control: table.refreshControl))
      .contentMargins(.all, insets, for: .scrollContent)
  }

  private var insets: EdgeInsets {
    let inset = table.contentInset
    return EdgeInsets(
      top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
  }

  @ViewBuilder private var selecting: some View {
    if !table.takesSelection {
      List { sections }
    } else if table.takesSeveral {
      List(selection: Binding(get: { table.highlighted }, set: { table.werePicked($0) })) {
        sections
      }
    } else {
      List(selection: Binding(get: { table.highlighted.first }, set: { table.wasPicked($0) })) {
        sections
      }
    }
  }

  @ViewBuilder private var sections: some View {
    if let view = table.tableHeaderView { TableEnd(table: table, view: view) }
    ForEach(table.model.sections.enumerated().map { TableSection(index: $0, section: $1) }) {
      rows($0)
    }
    if let view = table.tableFooterView { TableEnd(table: table, view: view) }
  }

  private func rows(_ section: TableSection) -> some View {
    let places = TablePlaces(rows: section.section.rows, section: section.index)
    let (version, versions) = (table.version, table.versions)
    return Section {
      ForEach(places) { place in
        TableRow(
          table: table, place: place, version: version, ownVersion: versions[place.id] ?? 0)
      }
      .onDelete { table.delete($0, inSection: section.index) }
      .onMove { table.move($0, before: $1, inSection: section.index) }
    } header: {
      TableEdgeView(
        table: table, key: TableEdgeKey(section: section.id, isFooter: false),
        index: section.index, version: version)
    } footer: {
      TableEdgeView(
        table: table, key: TableEdgeKey(section: section.id, isFooter: true),
        index: section.index, version: version)
    }
  }
}

/// A section, and which one it is.
private struct TableSection: Identifiable {
  let index: Int
  let section: TableModel.Section
  var id: Int { section.id }
}

/// A row of a table.
private struct TableRow: View {
  let table: UITableView
  let place: TablePlace
  let version: Int
  let ownVersion: Int

  var body: some View {
    let cell = table.cell(for: place)
    let leading = table.swipeConfiguration(ofRow: place.id, .leading)
    let trailing = table.swipeConfiguration(ofRow: place.id, .trailing)
    if let leading, let trailing {
      row(cell).swipeActions(edge: .leading, allowsFullSwipe: leading.isFull) { buttons(.leading) }
        .swipeActions(edge: .trailing, allowsFullSwipe: trailing.isFull) { buttons(.trailing) }
    } else if let leading {
      row(cell).swipeActions(edge: .leading, allowsFullSwipe: leading.isFull) { buttons(.leading) }
    } else if let trailing {
      row(cell).swipeActions(edge: .trailing, allowsFullSwipe: trailing.isFull) {
        buttons(.trailing)
      }
    } else {
      row(cell)
    }
  }

  /// A cell has its own distance from the edges; what stands beside it while rows are edited has none.
  private var insets: EdgeInsets {
    table.isEditing ? EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 16) : EdgeInsets()
  }

  private func buttons(_ edge: HorizontalEdge) -> some View {
    SwipeButtons(table: table, row: place.id, edge: edge)
  }

  @ViewBuilder
  private func row(_ cell: UITableViewCell) -> some View {
    if let menu = table.menu(ofRow: place.id) {
      plainRow(cell).contextMenu { MenuElements(elements: menu.children, sender: cell) }
    } else {
      plainRow(cell)
    }
  }

  private func background(of cell: UITableViewCell) -> BackgroundContent? {
    guard let background = cell.backgroundConfiguration, !background.isUsual else { return nil }
    return BackgroundContent(
      background: background, usual: nil, tint: cell.tintColor, traits: table.traitCollection)
  }

  private func plainRow(_ cell: UITableViewCell) -> some View {
    ObjectView(cell)
      .listRowInsets(insets)
      .listRowBackground(background(of: cell))
      .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
      .listRowSeparatorTint(table.separatorColor?.color(in: table.traitCollection))
      .deleteDisabled(!table.isDeletable(place.path))
      .moveDisabled(!table.isMovable(place.path))
  }
}

/// What stands above or below all rows.
private struct TableEnd: View {
  let table: UITableView
  let view: UIView

  var body: some View {
    ObjectView(table.sized(view, automatic: view.frame.height > 0 ? view.frame.height : nil))
      .listRowInsets(EdgeInsets())
      .listRowSeparator(.hidden)
      .listRowBackground(Color.clear)
      .selectionDisabled()
  }
}

/// Asking for what a table shows anew.
private struct TableRefreshing: ViewModifier {
  let control: UIRefreshControl?

  func body(content: Content) -> some View {
    if let control { content.refreshable { await control.refresh() } } else { content }
  }
}

extension UISwipeActionsConfiguration {
  fileprivate var isFull: Bool { performsFirstActionWithFullSwipe }
}
