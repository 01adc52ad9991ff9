/// A view that calls an action when a value differs from the frame before.
struct ChangeView<Content: View, Value: Equatable> {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { ChangeNode(self, at: place) }
}

final class ChangeNode<Content: View, Value: Equatable>:
  WrapperNode<ChangeView<Content, Value>, Content>
{
  /// The value that the action knows.
  private var known: Value?
  private var isWaiting = false

  override func content() -> Content { view.content }

  override func appear() {
    known = view.value
    super.appear()
    guard view.isInitial else { return }
    later("onChange") { [self] in
      if !flags.contains(.isDropped), !isWaiting { view.action(view.value, view.value) }
    }
  }

  override func viewChanged() {
    super.viewChanged()
    guard !isWaiting, known != view.value else { return }
    isWaiting = true
    later("onChange") { [self] in tell() }
  }

  private func tell() {
    isWaiting = false
    guard !flags.contains(.isDropped), let old = known, old != view.value else { return }
    known = view.value
    view.action(old, view.value)
  }
}

nonisolated extension View {
  /// Calls `action` with the old and the new value when `value` has changed, and with `initial`, for
  /// the first time when the view appears; then old and new are the same.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Calls `action` when `value` has changed and, with `initial`, when the view appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Calls `action` with the new value when `value` has changed.
  @available(*, deprecated, message: "Use an action of two values, or of none.")
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) }
  }
}
