nonisolated extension View {
  /// Lets assistive technologies step this view up and down, as they do with a slider.
  ///
  ///     Stars(count: rating)
  ///       .accessibilityElement()
  ///       .accessibilityLabel("Rating")
  ///       .accessibilityValue("\(rating) of 5")
  ///       .accessibilityAdjustableAction { direction in
  ///         rating += direction == .increment ? 1 : -1
  ///       }
  ///
  /// The tabulator key leads to it where it is no control by itself; up and the way in which one reads step
  /// up then, down and the way back step down. While the keyboard is at a button in it, they do what they do there.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AdjustableModifier(handler: handler))
  }
}

private struct AdjustableModifier {
  let handler: (AccessibilityAdjustmentDirection) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
}

extension AdjustableModifier: ViewModifier {
  func body(content: Content) -> some View {
    AccessibilityView(content: content, actions: isEnabled ? actions : [])
      .onOwnMoveCommand { move in
        let up: [MoveCommandDirection] = [.up, direction == .leftToRight ? .right : .left]
        handler(up.contains(move) ? .increment : .decrement)
      }
  }

  @MainActor private var actions: [DeclaredAction] {
    [
      DeclaredAction(kind: .increment) { handler(.increment) },
      DeclaredAction(kind: .decrement) { handler(.decrement) },
    ]
  }
}
