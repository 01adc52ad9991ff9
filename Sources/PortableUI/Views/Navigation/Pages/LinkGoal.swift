/// Where the link leads that a button is.
struct LinkGoal: Equatable {
  /// Whether its page is shown in the column beside, rather than over the page that it is in.
  let isBeside: Bool

  /// What it leads to, where that is a value and not a page of the link's own.
  var value: AnyHashable?
}

private enum LinkGoalKey: EnvironmentKey { static var defaultValue: LinkGoal? { nil } }

extension EnvironmentValues {
  /// Where buttons here lead, where they are links.
  var linkGoal: LinkGoal? {
    get { self[LinkGoalKey.self] }
    set { self[LinkGoalKey.self] = newValue }
  }

  /// Whether buttons here lead to another page over this one, which their rows in lists say.
  var leadsOn: Bool { linkGoal?.isBeside == false }
}

extension Element {
  /// Where it leads, if it is a link that can be pressed.
  var linkGoal: LinkGoal? {
    guard case .button(let button) = goal, button.isEnabled, let node else { return nil }
    return EnvironmentValues(scope: node.scope).linkGoal
  }

  /// Whether it is a link whose page is shown in the column beside it.
  var isOpenBeside: Bool {
    guard let link = linkGoal, link.isBeside, let node else { return false }
    if let value = link.value {
      return EnvironmentValues(scope: node.scope).columnLinks?.isShown(value) ?? false
    }
    var outer: Node? = node
    while let current = outer {
      if let owner = current as? any PageOwner { return owner.wantsPage }
      outer = current.parent
    }
    return false
  }
}

/// Rows with links to pages that are shown in the column beside the list.
extension ListRowsNode {
  /// Opens the page of the row that is selected, by keys or by the app, once that is made.
  func openPageOfSelected() {
    // Where the page takes the place of the list, one that has come back is not led there again.
    guard view.selection != nil, let links = EnvironmentValues(scope: scope).columnLinks,
      !links.isAlone
    else { return }
    let alone = selected.count == 1 ? selected.all().first : nil
    guard alone != followed else { return }
    guard let value = alone else {
      followed = nil
      return
    }
    guard let row = rows.first(where: { self.value(of: $0.facts) == value }) else { return }
    followed = value
    guard !isEditing, let link = row.button, link.linkGoal?.isBeside == true, !link.isOpenBeside
    else { return }
    // Nobody has pressed it, as far as a recorded run says.
    link.node?.hear(.press, from: link)
  }

  /// Whether a press of `row`, which stands for `value`, is to select it as well.
  func isSelectedByLink(_ row: MadeRow, _ value: AnyHashable) -> Bool {
    guard row.button?.linkGoal?.isBeside == true else { return false }
    return selected.count != 1 || !selected.contains(value)
  }
}
