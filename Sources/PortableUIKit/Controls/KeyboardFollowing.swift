import PortableCombine
import PortableUI

/// Keeps where the keyboard is and where a program wants it in step.
struct KeyboardFollowing: ViewModifier {
  @ObservedObject var focus: FieldFocus

  /// Whom the keyboard comes to.
  let owner: any KeyboardOwner
  @FocusState private var isFocused: Bool

  init(_ owner: any KeyboardOwner) {
    self.owner = owner
    focus = owner.focus
  }

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .onChange(of: isFocused) { _, isThere in
        if focus.follows(isThere, of: owner) {
          if focus.isWanted != isThere { focus.isWanted = isThere }
        } else {
          isFocused = !isThere
        }
      }
      .onChange(of: focus.isWanted, initial: true) { _, isWanted in
        if isWanted != isFocused { isFocused = isWanted }
      }
  }
}
