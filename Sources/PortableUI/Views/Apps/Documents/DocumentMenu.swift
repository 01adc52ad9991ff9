/// What the menu of a window does with documents.
struct DocumentMenu {
  let isEditable: Bool
  let hasDocument: Bool
  let new: @MainActor () -> Void
  let open: @MainActor () -> Void
  let save: @MainActor () -> Void
  let saveAs: @MainActor () -> Void
}

/// The commands for documents that every window of a ``DocumentGroup`` has.
struct DocumentCommands: View {
  let menu: DocumentMenu

  var body: some View {
    CommandPiece(
      place: .group(.usual, .newItem),
      content: Group {
        if menu.isEditable { Button("New", action: menu.new).keyboardShortcut("n") }
        Button("Open…", action: menu.open).keyboardShortcut("o")
      })
    if menu.isEditable {
      CommandPiece(
        place: .group(.usual, .saveItem),
        content: Group {
          Button("Save", action: menu.save).keyboardShortcut("s")
          Button("Save As…", action: menu.saveAs)
            .keyboardShortcut("s", modifiers: [.command, .shift])
        }
        .disabled(!menu.hasDocument))
    }
  }
}
