/// A gesture that says when what it tells has changed.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let inner: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// It recognizes by itself.
  public typealias Body = Never
}

extension _ChangedGesture: WrapperGesture {
  func makeRecognizer() -> RecognizerOf<Self> { ChangedRecognizer(self) }
}

private final class ChangedRecognizer<Content: Gesture>:
  WrapperRecognizer<_ChangedGesture<Content>>
where Content.Value: Equatable {
  private var last: Content.Value?

  override func handle(_ event: GestureEvent) -> GestureStep<Content.Value> {
    var step = inner.handle(event)
    if !step.phase.state.isOver, let value = step.phase.value, value != last {
      last = value
      step.effects.append { [self] in gesture.action(value) }
    }
    return step
  }
}

/// A gesture that says when it was done.
public struct _EndedGesture<Content: Gesture> {
  let inner: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// It recognizes by itself.
  public typealias Body = Never
}

extension _EndedGesture: WrapperGesture {
  func makeRecognizer() -> RecognizerOf<Self> { EndedRecognizer(self) }
}

private final class EndedRecognizer<Content: Gesture>: WrapperRecognizer<_EndedGesture<Content>> {
  override func handle(_ event: GestureEvent) -> GestureStep<Content.Value> {
    var step = inner.handle(event)
    if case .ended(let value) = step.phase {
      step.effects.append { [self] in gesture.action(value) }
    }
    return step
  }
}

/// A gesture that tells something else.
public struct _MapGesture<Content: Gesture, Value> {
  let inner: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture {
  /// It recognizes by itself.
  public typealias Body = Never
}

extension _MapGesture: WrapperGesture {
  func makeRecognizer() -> RecognizerOf<Self> { MapRecognizer(self) }
}

private final class MapRecognizer<Content: Gesture, Value>:
  WrapperRecognizer<_MapGesture<Content, Value>>
{
  override func handle(_ event: GestureEvent) -> GestureStep<Value> {
    let step = inner.handle(event)
    return GestureStep(phase: step.phase.map(gesture.transform), effects: step.effects)
  }
}

nonisolated extension Gesture {
  /// Calls `action` with what the gesture tells whenever that has changed, until it was done.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(inner: self, action: action)
  }

  /// Calls `action` with what the gesture tells when it was done; not when it was given up.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(inner: self, action: action)
  }

  /// The same gesture, which tells what `body` makes of what it tells.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(inner: self, transform: body)
  }
}
