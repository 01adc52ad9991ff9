/// A view with a menu, which is made while it is open, and not before.
struct MenuHost<Content: View, Items: View> {
  let isContext: Bool
  let items: Items

  /// Where its keys work while it is closed, too: is told what is in it, whenever that has changed.
  var whileClosed: (@MainActor (MenuReading) -> Void)?

  /// Is told when it has been closed.
  var whenClosed: (@MainActor () -> Void)?

  /// The view, with what opens the menu.
  let content: (@escaping @MainActor () -> Void) -> Content

  @State private var isOpen = false
  @State private var lines: [MenuItem]?
  @State private var actions = MenuActions()
}

extension MenuHost: View {
  var body: some View {
    content { isOpen = true }
      .layer(LayerContent(menu: menu)) { event in
        switch event {
        case .openMenu: isOpen = true
        case .closeMenu: close()
        case .choose(let number):
          actions.perform(number)
          close()
        default: break
        }
      }
    if isOpen || whileClosed != nil {
      MenuReader(items: items) { reading in
        actions.all = reading.actions
        let new = reading.lines
        if lines != new { lines = new }
        whileClosed?(reading)
      }
    }
  }

  @MainActor private var menu: MenuContent {
    MenuContent(
      isContext: isContext, items: isOpen ? lines : nil,
      keys: whileClosed == nil ? [] : lines?.keys ?? [])
  }

  @MainActor private func close() {
    isOpen = false
    if whileClosed == nil { lines = nil }
    whenClosed?()
  }
}

/// What the lines of a menu do.
@MainActor
final class MenuActions {
  var all: [@MainActor () -> Void] = []

  nonisolated init() {}

  func perform(_ number: Int) { if all.indices.contains(number) { all[number]() } }
}
