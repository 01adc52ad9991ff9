/// What is in a window: the views of its scene, and the menu of the app.
struct WindowRoot<Content: View>: View {
  let content: Content
  var hasMenu = true

  var body: some View {
    content
    if hasMenu { PrimaryMenu() }
  }
}

/// The menu of the app, at the end of the bar of each window, where the app has commands or settings.
struct PrimaryMenu: View {
  @Environment(\.appCommands) private var commands
  @Environment(\.windows) private var windows

  var body: some View {
    let views = commands?.views ?? []
    if !views.isEmpty || windows?.hasSettings == true {
      EmptyView().toolbar {
        ToolbarItem(placement: .primaryMenu) { PrimaryMenuButton(commands: views) }
      }
    }
  }
}

private struct PrimaryMenuButton: View {
  let commands: [AnyView]
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
      UsualCommands()
    }
  }
}

/// What every app has in its menu: it opens windows and settings, and it ends.
private struct UsualCommands: View {
  @Environment(\.windows) private var windows
  @Environment(\.thisWindow) private var own

  var body: some View {
    if let windows, let window = own?.window {
      if window.source?.kind.isSingle == false {
        piece(.newItem, "New Window", "n") { windows.openAnother(like: window) }
      }
      if windows.hasSettings {
        piece(.appSettings, "Preferences", ",") { windows.openSettings() }
      }
      piece(.appTermination, "Quit", "q") { windows.closeAll() }
    }
  }

  private func piece(
    _ group: CommandGroupPlacement, _ title: LocalizedStringKey, _ key: KeyEquivalent,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    CommandPiece(
      place: .group(.usual, group),
      content: Button(title, action: action).keyboardShortcut(key))
  }
}
