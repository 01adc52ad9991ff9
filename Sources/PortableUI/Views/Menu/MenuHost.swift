/// A view with a menu, which is made while it is open, and not before.
struct MenuHost<Content: View, Items: View>: View {
  let isContext: Bool
  let items: Items

  /// The view, with what opens the menu.
  let content: (@escaping @MainActor () -> Void) -> Content

  @State private var isOpen = false
  @State private var lines: [MenuItem]?
  @State private var actions = MenuActions()

  var body: some View {
    content { isOpen = true }
      .layer(LayerContent(menu: MenuContent(isContext: isContext, items: lines))) { event in
        switch event {
        case .openMenu: isOpen = true
        case .closeMenu: close()
        case .choose(let number):
          actions.perform(number)
          close()
        default: break
        }
      }
    if isOpen {
      MenuReader(items: items) { reading in
        actions.all = reading.actions
        if lines != reading.items { lines = reading.items }
      }
    }
  }

  private func close() {
    isOpen = false
    lines = nil
  }
}

/// What the lines of a menu do.
@MainActor
final class MenuActions {
  var all: [@MainActor () -> Void] = []

  nonisolated init() {}

  func perform(_ number: Int) { if all.indices.contains(number) { all[number]() } }
}
