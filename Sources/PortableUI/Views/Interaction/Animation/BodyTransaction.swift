/// What a change carried before a modifier changed that.
private final class CarriedBefore {
  var transaction = Transaction()
}

/// A view whose changes carry what they did before a modifier around it had a say.
private struct RestoringView<Content: View> {
  let content: Content
  let before: CarriedBefore
}

extension RestoringView: View {
  var body: some View {
    content.transaction {
      let completion = $0.completion
      $0 = before.transaction
      $0.completion = completion
    }
  }
}

nonisolated extension View {
  /// Lets `transform` decide what changes inside carry that come with a change of `value`.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    AnimationView(content: self, transform: transform, value: value)
  }

  /// Lets `transform` decide what changes of the modifiers in `body` carry, and of nothing in this view
  /// itself.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let before = CarriedBefore()
    let inner = PlaceholderContentView<Self>(RestoringView(content: self, before: before))
    return body(inner).transaction {
      before.transaction = $0
      // Who waits for the end must not wait until this is forgotten.
      before.transaction.completion = nil
      transform(&$0)
    }
  }

  /// Moves what the modifiers in `body` do by `animation`, each time it changes, and nothing in this view
  /// itself.
  ///
  ///     Text("Score").animation(.bouncy) { $0.scaleEffect(isLarge ? 2 : 1) }
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }
}
