import Threads

extension EnvironmentValues {
  /// Whether the keyboard is at the nearest view around this one that it can come to: a button around its label, what
  /// is `focusable(_:interactions:)`, a list. Around a view without such a one it is `false`.
  ///
  ///     struct Key: View {
  ///       @Environment(\.isFocused) private var isFocused
  ///
  ///       var body: some View { Text("A").background(isFocused ? .yellow : .clear) }
  ///     }
  ///
  ///     Key().focusable()
  public var isFocused: Bool { onMain { Tracking.node?.isInFocusedView ?? false } }
}

extension Node {
  /// Whether the nearest view around that takes the keyboard has it.
  fileprivate var isInFocusedView: Bool {
    Tracking.read(graph.keyboard.moves)
    var outer = parent
    while let node = outer {
      if let element = node.ownKeyboardElement, element.goal.takesKeyboard {
        return graph.keyboard.holdingElement === element
      }
      outer = node.parent
    }
    return false
  }
}
