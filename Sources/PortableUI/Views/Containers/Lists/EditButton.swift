/// A button that begins to edit what is around it, and ends that: see `editMode` in the environment.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// A button that says “Edit”, and “Done” once things are edited.
  public init() {}
}

extension EditButton: View {
  /// The button.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}
