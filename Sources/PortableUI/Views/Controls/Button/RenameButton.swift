/// Begins to give something another name, where a view around said how.
public struct RenameAction {
  let action: () -> Void

  /// Begins it.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Begins to give what is shown another name; `nil` where no view around has said how, by
  /// `renameAction(_:)`.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

nonisolated extension View {
  /// Says how what this view shows is given another name: by `action`, which shows a field for it, say.
  ///
  ///     NoteRow(note: note)
  ///       .contextMenu { RenameButton() }
  ///       .renameAction { isRenaming = true }
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    EnvironmentView(content: self) { $0.rename = RenameAction(action: action) }
  }

  /// Says how what this view shows is given another name: in the field of `isFocused`, which the keyboard comes to.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that begins to give something another name, as `renameAction(_:)` of a view around says; without such a
/// view it is disabled.
public struct RenameButton<Label: View> {
  @Environment(\.rename) private var rename
}

extension RenameButton: View {
  /// The button.
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

extension RenameButton where Label == PortableUI.Label<Text, Image> {
  /// A button with the usual words.
  public init() {}
}
