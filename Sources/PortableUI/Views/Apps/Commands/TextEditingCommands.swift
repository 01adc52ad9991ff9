/// Commands for the text that has the keyboard: to take back what was typed and do it again, to cut, copy,
/// paste and delete, and to select all.
///
/// What a view lets be copied, cut or pasted by `copyable(_:)` and its like, they do as well while the
/// keyboard is in it.
public struct TextEditingCommands {
  /// The commands.
  public nonisolated init() {}
}

extension TextEditingCommands: Commands {}

extension TextEditingCommands: PrimitiveCommands {
  @ViewBuilder var stand: some View {
    CommandPiece(
      place: .group(.usual, .undoRedo),
      content: Group {
        TextEditButton(edit: .undo)
        TextEditButton(edit: .redo)
      })
    CommandPiece(
      place: .group(.usual, .pasteboard),
      content: Group {
        TextEditButton(edit: .cut)
        TextEditButton(edit: .copy)
        TextEditButton(edit: .paste)
        TextEditButton(edit: .delete)
        TextEditButton(edit: .selectAll)
      })
  }
}

private struct TextEditButton: View {
  let edit: TextEdit
  @FocusedValue(\.editedText) private var text
  @FocusedValue(\.[for: EditCommand.cut]) private var cut
  @FocusedValue(\.[for: EditCommand.copy]) private var copy
  @FocusedValue(\.[for: EditCommand.paste]) private var paste

  var body: some View {
    let act = act
    Button(title) { act?() }
      .keyboardShortcut(shortcut)
      .disabled(act == nil)
  }

  /// What it does now. A field in what can be copied copies its own words.
  private var act: (@MainActor () -> Void)? {
    if let text {
      guard text.takes(edit) else { return nil }
      return { text.act(edit) }
    }
    switch edit {
    case .cut: return cut?.perform
    case .copy: return copy?.perform
    case .paste: return paste?.perform
    case .undo, .redo, .delete, .selectAll: return nil
    }
  }

  private var title: LocalizedStringKey {
    switch edit {
    case .undo: "Undo"
    case .redo: "Redo"
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .delete: "Delete"
    case .selectAll: "Select All"
    }
  }

  private var shortcut: KeyboardShortcut? {
    switch edit {
    case .undo: KeyboardShortcut("z")
    case .redo: KeyboardShortcut("z", modifiers: [.command, .shift])
    case .cut: KeyboardShortcut("x")
    case .copy: KeyboardShortcut("c")
    case .paste: KeyboardShortcut("v")
    case .delete: nil
    case .selectAll: KeyboardShortcut("a")
    }
  }
}

/// A text that has the keyboard.
struct EditedText: Equatable {
  /// Whose it is.
  let owner: ObjectIdentifier

  /// Whether its characters are not to be seen, and so not to be copied.
  let isSecure: Bool
  let act: @MainActor (TextEdit) -> Void

  /// Of what is not to be seen nothing is copied, and no history is kept.
  func takes(_ edit: TextEdit) -> Bool {
    !isSecure || [.paste, .delete, .selectAll].contains(edit)
  }

  static func == (lhs: EditedText, rhs: EditedText) -> Bool {
    lhs.owner == rhs.owner && lhs.isSecure == rhs.isSecure
  }
}

private enum EditedTextKey: FocusedValueKey { typealias Value = EditedText }
private enum CutActionKey: FocusedValueKey { typealias Value = EditAction }
private enum CopyActionKey: FocusedValueKey { typealias Value = EditAction }
private enum PasteActionKey: FocusedValueKey { typealias Value = EditAction }

extension FocusedValues {
  var editedText: EditedText? {
    get { self[EditedTextKey.self] }
    set { self[EditedTextKey.self] = newValue }
  }

  /// What is done for a command of the clipboard where the keyboard is.
  subscript(for command: EditCommand) -> EditAction? {
    get {
      switch command {
      case .cut: self[CutActionKey.self]
      case .copy: self[CopyActionKey.self]
      case .paste: self[PasteActionKey.self]
      }
    }
    set {
      switch command {
      case .cut: self[CutActionKey.self] = newValue?.inside(self[CutActionKey.self])
      case .copy: self[CopyActionKey.self] = newValue?.inside(self[CopyActionKey.self])
      case .paste: self[PasteActionKey.self] = newValue?.inside(self[PasteActionKey.self])
      }
    }
  }
}

extension TextFieldNode: FocusedValueSource, FocusListener {
  var isForWindow: Bool { false }

  func tell(_ values: inout FocusedValues) {
    values.editedText = EditedText(owner: ObjectIdentifier(self), isSecure: view.isSecure) {
      [weak self] edit in
      guard let self, let element = box?.element else { return }
      graph.backend.edit(element, by: edit)
    }
  }

  func keyboardCame() { graph.renewFocusedValues() }
  func keyboardLeft() { graph.renewFocusedValues() }
}
