/// A view that a focus state is bound to.
struct FocusView<Content: View, Value: Hashable> {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { FocusNode(self, at: place) }
}

final class FocusNode<Content: View, Value: Hashable>:
  WrapperNode<FocusView<Content, Value>, Content>, FocusListener
{
  /// The state that knows of this node.
  private var store: FocusStore<Value>?

  /// The value that it knows this node for.
  private var known: Value?

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    register()
  }

  override func viewChanged() {
    super.viewChanged()
    register()
  }

  // Being asked again is all that is wanted of a read: it makes a frame, and that settles the state.
  override func evaluate() { read() }

  override func disappear() { store?.remove(self) }

  func keyboardCame() { view.binding.store?.keyboardCame(for: view.value) }
  func keyboardLeft() { view.binding.store?.keyboardLeft(for: view.value) }

  private func register() {
    if store !== view.binding.store || known != view.value {
      store?.remove(self)
      (store, known) = (view.binding.store, view.value)
      store?.add(self, for: view.value)
    }
    read()
  }

  private func read() { Tracking.record(self) { _ = store?.read() } }
}

nonisolated extension View {
  /// Binds the field in this view to `condition`, which is true while the keyboard is there.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusView(content: self, binding: condition, value: true)
  }

  /// Binds the field in this view to `binding`, which is `value` while the keyboard is there.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusView(content: self, binding: binding, value: value)
  }
}
