import PortableUI

extension Screen {
  /// Opens a menu by its button, as a tap does.
  public func open(_ menu: Lookup) throws {
    try tap(menu)
    if openMenu == nil { throw noMenu("Could not open \(menu): it has no menu.") }
  }

  /// Opens the menu that belongs to that, as the other button of a pointer does.
  public func contextMenu(of lookup: Lookup) throws {
    graph.runFrame()
    let hasMenu: (Shown) -> Bool = { $0.menu?.isContext == true }
    let item = try find(lookup, to: "open the menu of") { hasMenu($0.shown) }
    guard let holder = item.shown.reactor(hasMenu) else {
      throw noMenu("Could not open the menu of \(item.title): it has none.")
    }
    try checkFront(item, to: "open the menu of")
    holder.element?.receive(.openMenu)
    graph.runFrame()
  }

  /// The lines of the menu that is open: `nil` where none is. One that is chosen already has a tick before
  /// it, one that cannot be chosen stands in brackets, and a line between others is a dash.
  public var menu: [String]? { openMenu?.menu?.items?.map(\.line) }

  /// The lines of a menu inside the one that is open, by the titles on the way there: `nil` where there is
  /// none.
  public func menu(inside titles: String...) -> [String]? {
    var items = openMenu?.menu?.items
    for title in titles {
      guard case .menu(let inner)? = items?.first(where: { $0.title == title })?.kind else {
        return nil
      }
      items = inner
    }
    return items?.map(\.line)
  }

  /// Chooses a line of the menu that is open; of a menu in it, by the titles on the way there.
  public func choose(_ titles: String...) throws {
    graph.runFrame()
    guard let holder = openMenu, var items = holder.menu?.items else {
      throw noMenu("Could not choose \"\(titles.last ?? "")\": no menu is open.")
    }
    for (depth, title) in titles.enumerated() {
      guard let item = items.first(where: { $0.title == title && $0.kind != .divider }),
        item.isEnabled
      else {
        throw ScreenError(
          "Could not choose \"\(title)\": there is no such line that can be chosen.",
          facts: [("in the menu", listed(items.map(\.line)))], fix: "Choose one of those.")
      }
      switch item.kind {
      case .menu(let inner): items = inner
      case .choice(let number, _) where depth == titles.count - 1:
        holder.element?.receive(.choose(number))
      case .choice, .divider: break
      }
    }
    graph.runFrame()
  }

  private var openMenu: Shown? { items.first { $0.shown.menu?.items != nil }?.shown }

  private func noMenu(_ happened: String) -> ScreenError {
    ScreenError(
      happened, facts: [("on the screen", listed(items.filter(\.isVisible).map(\.title)))],
      fix: "Open one with open(_:), or with contextMenu(of:).")
  }
}

extension Shown {
  /// The menu that it has.
  var menu: MenuContent? {
    if case .layer(let layer) = content { layer.menu } else { nil }
  }
}

extension MenuItem {
  /// It as a person reads it.
  fileprivate var line: String {
    switch kind {
    case .divider: "-"
    case .menu: isEnabled ? title : "(\(title))"
    case .choice(_, let isOn): isEnabled ? (isOn == true ? "✓ \(title)" : title) : "(\(title))"
    }
  }
}
