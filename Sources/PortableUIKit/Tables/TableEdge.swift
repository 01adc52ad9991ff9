import Foundation
import LayoutEngine
import PortableUI

/// Which header or footer.
struct TableEdgeKey: Hashable {
  let section: Int
  let isFooter: Bool
}

/// What stands above or below a section.
struct TableEdge {
  let title: String?
  let view: UIView?
}

extension UITableView {
  /// What stands above or below a section: asked for once, until everything is.
  func edge(_ key: TableEdgeKey, index: Int) -> TableEdge {
    if let known = edges[key] { return known }
    let view =
      key.isFooter
      ? delegate?.tableView(self, viewForFooterInSection: index)
      : delegate?.tableView(self, viewForHeaderInSection: index)
    let title =
      key.isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: index)
      : dataSource?.tableView(self, titleForHeaderInSection: index)
    let edge = TableEdge(title: title, view: view)
    edges[key] = edge
    return edge
  }

  /// How high what stands above or below a section is to be; `nil` for as high as it needs to be.
  func height(of key: TableEdgeKey, index: Int) -> CGFloat? {
    let height =
      key.isFooter
      ? delegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
      : delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
    return height >= 0 ? height : nil
  }

  /// The view below a section, where one was given and made.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard model.sections.indices.contains(section) else { return nil }
    let key = TableEdgeKey(section: model.sections[section].id, isFooter: true)
    return edges[key]?.view as? UITableViewHeaderFooterView
  }

  /// The view above a section, where one was given and made.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard model.sections.indices.contains(section) else { return nil }
    let key = TableEdgeKey(section: model.sections[section].id, isFooter: false)
    return edges[key]?.view as? UITableViewHeaderFooterView
  }

  /// Says what makes the headers and footers of a kind.
  public func register(
    _ aClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    cells.edgeClasses[identifier] = aClass
  }

  /// A header or footer of that kind; `nil` where the kind was not registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    cells.edgeClasses[identifier].flatMap {
      ClassMaking.object(
        of: $0, declaredBy: UITableViewHeaderFooterView.self, text: identifier)
    }
  }

  /// `view`, which is as wide as the table from now on, and as high as `automatic` says or it needs to
  /// be.
  func sized(_ view: UIView, automatic height: CGFloat?) -> UIView {
    view.sizeForHost = { [unowned view] proposal in
      let width = proposal.width.map { CGFloat($0) } ?? view.bounds.width
      return CGSize(width: width, height: height ?? view.fittingHeight(inWidth: width))
    }
    return view
  }
}

/// What stands above or below a section, as the list shows it.
struct TableEdgeView: View {
  let table: UITableView
  let key: TableEdgeKey
  let index: Int
  let version: Int

  var body: some View {
    let edge = table.edge(key, index: index)
    let height = table.height(of: key, index: index)
    if let height, height < 0.5 {
      // Who says that there is no room wants none to be seen.
      EmptyView()
    } else if let view = edge.view {
      ObjectView(table.sized(view, automatic: height))
    } else if let title = edge.title {
      Text(verbatim: title)
    }
  }
}
