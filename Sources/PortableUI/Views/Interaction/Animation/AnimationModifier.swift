/// A view whose changes carry something else when a value has changed.
struct AnimationView<Content: View, Value: Equatable> {
  let content: Content
  let transform: (inout Transaction) -> Void
  let value: Value
}

extension AnimationView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { AnimationNode(self, at: place) }
}

final class AnimationNode<Content: View, Value: Equatable>:
  WrapperNode<AnimationView<Content, Value>, Content>, TransactionChanger
{
  private var known: Value?

  /// Whether the value has changed with what is being shown.
  private var isActive = false

  override func content() -> Content { view.content }

  override func appear() {
    flags.insert(.changesTransaction)
    known = view.value
    super.appear()
  }

  override func viewChanged() {
    if known != view.value {
      known = view.value
      isActive = true
      graph.motions.activate(self)
    }
    super.viewChanged()
  }

  func change(_ transaction: inout Transaction) {
    if isActive { view.transform(&transaction) }
  }

  func rest() { isActive = false }
}

/// A view whose changes carry something else.
struct TransactionView<Content: View> {
  let content: Content
  let transform: (inout Transaction) -> Void
}

extension TransactionView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { TransactionNode(self, at: place) }
}

final class TransactionNode<Content: View>:
  WrapperNode<TransactionView<Content>, Content>, TransactionChanger
{
  override func content() -> Content { view.content }

  override func appear() {
    flags.insert(.changesTransaction)
    graph.motions.listeners += 1
    super.appear()
  }

  override func disappear() { graph.motions.listeners -= 1 }

  func change(_ transaction: inout Transaction) { view.transform(&transaction) }

  func rest() {}
}

nonisolated extension View {
  /// Moves what changes inside by `animation` when `value` has changed; `nil` for at once, whatever
  /// the change says.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    transaction(value: value) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Moves whatever changes inside by `animation`, each time; `nil` for at once, whatever the change
  /// says. With `animation(_:value:)`, only what follows from that value moves.
  public func animation(_ animation: Animation?) -> some View {
    TransactionView(content: self) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Lets `transform` decide what every change inside carries: with which animation, say.
  ///
  /// It is called often, and should do nothing else.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, transform: transform)
  }
}
