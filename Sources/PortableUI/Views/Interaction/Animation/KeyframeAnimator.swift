/// A view of a value that changes by keyframes.
///
///     KeyframeAnimator(initialValue: 1.0, trigger: count) { scale in
///       Text("Hit").scaleEffect(scale)
///     } keyframes: { _ in
///       CubicKeyframe(1.5, duration: 0.2)
///       SpringKeyframe(1, duration: 0.5)
///     }
///
/// Each picture of the display asks for the content with another value, so it should be small. The value
/// changes only while the view is in sight and things may be seen to move.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  let initialValue: Value
  let isRepeating: Bool
  let trigger: (any Equatable)?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Goes through `keyframes` from `initialValue` on, over and over where it is `repeating`, else once.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, repeating, nil, content, keyframes)
  }

  /// Shows `initialValue`. Whenever `trigger` has changed it goes through `keyframes`, from the value that is
  /// shown then, and stays with the last.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, false, trigger, content, keyframes)
  }

  fileprivate init(
    _ initialValue: Value, _ isRepeating: Bool, _ trigger: (any Equatable)?,
    _ content: @escaping (Value) -> Content, _ keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.isRepeating = isRepeating
    self.trigger = trigger
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { KeyframeAnimatorNode(self, at: place) }
}

nonisolated extension View {
  /// Shows the view as `content` makes it of a value that goes through `keyframes`; see
  /// ``KeyframeAnimator``.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue, repeating, nil, { content(PlaceholderContentView(self), $0) }, keyframes)
  }

  /// Shows the view as `content` makes it of a value that goes through `keyframes` whenever `trigger` has
  /// changed; see ``KeyframeAnimator``.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue, false, trigger, { content(PlaceholderContentView(self), $0) }, keyframes)
  }
}
