public import Observation

/// A view that tells of a value.
struct FocusedValueView<Content: View, Value> {
  let content: Content
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isForWindow: Bool
}

extension FocusedValueView: PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { FocusedValueNode(self, at: place) }
}

final class FocusedValueNode<Content: View, Value>:
  WrapperNode<FocusedValueView<Content, Value>, Content>, FocusedValueSource, FocusListener
{
  private var isInSight = true

  var isForWindow: Bool { view.isForWindow && isInSight }

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    graph.focusedValues.add(self)
  }

  override func viewChanged() {
    super.viewChanged()
    graph.focusedValues.renew()
  }

  override func disappear() {
    super.disappear()
    graph.focusedValues.remove(self)
  }

  override func sightChanged(_ isInSight: Bool) {
    super.sightChanged(isInSight)
    self.isInSight = isInSight
    graph.focusedValues.renew()
  }

  func keyboardCame() { graph.focusedValues.renew() }
  func keyboardLeft() { graph.focusedValues.renew() }

  func tell(_ values: inout FocusedValues) {
    if let value = view.value { values[keyPath: view.keyPath] = value }
  }
}

nonisolated extension View {
  /// Tells of `value` while the keyboard is in this view.
  ///
  /// ``FocusedValue`` reads it, in views of the window and in the app's commands.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, isForWindow: false)
  }

  /// Tells of `value`, if it is there, while the keyboard is in this view.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, isForWindow: false)
  }

  /// Tells of `object` while the keyboard is in this view; it is found by its type.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedValue(\.[object: ObjectOf<T>()], object)
  }

  /// Tells of `value` as long as this view can be seen, wherever in its window the keyboard is.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, isForWindow: true)
  }

  /// Tells of `value`, if it is there, as long as this view can be seen, wherever in its window the
  /// keyboard is.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, isForWindow: true)
  }

  /// Tells of `object` as long as this view can be seen, wherever in its window the keyboard is; it is
  /// found by its type.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedSceneValue(\.[object: ObjectOf<T>()], object)
  }
}
