import PortableCombine
import PortableUI

/// Where the keyboard is, and where a program wants it.
final class FieldFocus: ObservableObject {
  @Published var isWanted = false
  var isThere = false
}

/// Keeps where the keyboard is and where a program wants it in step.
struct KeyboardFollowing: ViewModifier {
  @ObservedObject var focus: FieldFocus

  /// Called when the keyboard came or went.
  let moved: (Bool) -> Void
  @FocusState private var isFocused: Bool

  init(focus: FieldFocus, moved: @escaping (Bool) -> Void) {
    self.focus = focus
    self.moved = moved
  }

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .onChange(of: isFocused) { _, isThere in
        if focus.isWanted != isThere { focus.isWanted = isThere }
        moved(isThere)
      }
      .onChange(of: focus.isWanted, initial: true) { _, isWanted in
        if isWanted != isFocused { isFocused = isWanted }
      }
  }
}
