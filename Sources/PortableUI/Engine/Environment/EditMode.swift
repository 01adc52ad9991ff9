/// Whether a person edits what is shown, and how.
public enum EditMode: Hashable, Sendable {
  /// Nothing is edited.
  case inactive
  /// Something is edited for a moment: by what a person does to one row, say.
  case transient
  /// All is edited until a person has done with it.
  case active

  /// Whether something is edited, for a moment or longer.
  public var isEditing: Bool { self != .inactive }
}

enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

/// Whether the edit mode is one that an app has set, and not one that a part has begun.
private enum IsEditModeGivenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a person edits what is around the view: each window, sheet, page, tab and column has its own.
  ///
  ///     @Environment(\.editMode) private var editMode
  ///     …
  ///     if editMode?.wrappedValue.isEditing == true { TextField("Name", text: $name) }
  ///
  /// While it is edited, a ``List`` shows before its rows how to delete or select them, and behind them
  /// how to move them. An ``EditButton`` changes it; so can you, by a binding of your own, which tabs and
  /// columns inside share.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set {
      self[EditModeKey.self] = newValue
      self[IsEditModeGivenKey.self] = true
    }
  }

  /// Begins a part that is edited apart from all around it.
  mutating func beginEditMode() {
    self[EditModeKey.self] = Binding(StateBox(EditMode.inactive, name: "editMode"))
    self[IsEditModeGivenKey.self] = false
  }

  /// Begins such a part, unless an app has said by what it is edited.
  mutating func beginEditModeUnlessGiven() {
    if !self[IsEditModeGivenKey.self] { beginEditMode() }
  }

  /// Goes on with the edit mode of `other`.
  mutating func keepEditMode(of other: EnvironmentValues) {
    self[EditModeKey.self] = other[EditModeKey.self]
    self[IsEditModeGivenKey.self] = other[IsEditModeGivenKey.self]
  }
}
