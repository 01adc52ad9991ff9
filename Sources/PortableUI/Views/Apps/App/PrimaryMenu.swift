/// What is in a window: the views of its scene, and the menu of the app.
struct WindowRoot<Content: View>: View {
  let content: Content
  var hasMenu = true
  @State private var isToolbarHidden = false

  var body: some View {
    // The menu of a document is of its content.
    Group {
      HidingToolbar(content: content, isHidden: isToolbarHidden)
      if hasMenu { PrimaryMenu() }
    }
    .environment(\.isToolbarHidden, $isToolbarHidden)
  }
}

/// The menu of the app, at the end of the bar of each window, where the app has commands or settings, or the
/// window a document.
struct PrimaryMenu: View {
  var documents: DocumentMenu?
  @Environment(\.appCommands) private var commands
  @Environment(\.windows) private var windows

  var body: some View {
    let views = commands?.views ?? []
    if !views.isEmpty || windows?.offeredSettings != nil
      || windows?.scenesWithKeys.isEmpty == false || documents != nil
    {
      EmptyView().toolbar {
        ToolbarItem(placement: .primaryMenu) {
          PrimaryMenuButton(commands: views, documents: documents)
        }
      }
    }
  }
}

private struct PrimaryMenuButton: View {
  let commands: [AnyView]
  let documents: DocumentMenu?
  @Environment(\.thisWindow) private var window

  var body: some View {
    let window = window
    MenuHost(
      isContext: false, items: items,
      whileClosed: { window?.window?.replacedCommands = $0.replacedGroups },
      content: { open in
        Button(action: open) { Image(systemName: "line.3.horizontal") }
          .accessibilityLabel("Main Menu")
          .keyboardShortcut(.menu, modifiers: [])
      })
  }

  private var items: some View {
    Group {
      ForEach(commands.indices, id: \.self) { commands[$0] }
      if let documents { DocumentCommands(menu: documents) }
      UsualCommands(opensWindows: documents == nil)
    }
  }
}

/// What every app has in its menu: it opens windows and settings, and it ends.
private struct UsualCommands: View {
  let opensWindows: Bool
  @Environment(\.windows) private var windows
  @Environment(\.thisWindow) private var own

  var body: some View {
    if let windows, let window = own?.window {
      if opensWindows, let source = window.source, !source.kind.isSingle,
        !source.looks.areCommandsRemoved
      {
        let key = source.looks.shortcut.key(or: KeyboardShortcut("n"))
        piece(.newItem, Text("New Window"), key) { windows.openAnother(like: window) }
      }
      let others = windows.scenesWithKeys.filter { $0 !== window.source || $0.kind.isSingle }
      ForEach(others.indices, id: \.self) { index in
        let source = others[index]
        piece(
          source.kind.isSingle ? .singleWindowList : .newItem,
          source.kind.title ?? Text(verbatim: source.kind.id ?? AppName.current),
          source.looks.shortcut.key(or: nil)
        ) {
          windows.openWindow(of: source)
        }
      }
      if let settings = windows.offeredSettings {
        let key = settings.looks.shortcut.key(or: KeyboardShortcut(","))
        piece(.appSettings, Text("Preferences"), key) { windows.openSettings() }
      }
      piece(.appTermination, Text("Quit"), KeyboardShortcut("q")) { windows.closeAll() }
    }
  }

  private func piece(
    _ group: CommandGroupPlacement, _ title: Text, _ key: KeyboardShortcut?,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    CommandPiece(
      place: .group(.usual, group),
      content: Button(action: action) { title }.keyboardShortcut(key))
  }
}
