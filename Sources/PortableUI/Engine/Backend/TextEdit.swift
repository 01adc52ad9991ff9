/// What a person does to the text that has the keyboard, or to what is selected of it.
package enum TextEdit: Hashable, Sendable {
  /// Takes the last change back, or does it again.
  case undo, redo
  /// Takes what is selected away to the clipboard, or leaves it there.
  case cut, copy
  /// Puts what is on the clipboard in its place.
  case paste
  /// Takes it away.
  case delete
  /// Selects all there is.
  case selectAll
}
