/// A gesture whose type is not told.
public struct AnyGesture<Value> {
  fileprivate let erased: ErasedGesture<Value>

  /// The same as `gesture`.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { erased = KnownGesture(gesture) }
}

extension AnyGesture: Gesture, PrimitiveOwner {
  /// It recognizes by itself.
  public typealias Body = Never
}

extension AnyGesture: PrimitiveGesture {
  func makeRecognizer() -> RecognizerOf<Self> { AnyGestureRecognizer(self) }
}

private class ErasedGesture<Value> {
  @MainActor
  func makeRecognizer() -> Recognizer<Value> { preconditionFailure("a gesture of no type") }

  /// Lets `recognizer` go on with this gesture, if it is one of that kind.
  @MainActor
  func update(_ recognizer: Recognizer<Value>) {}
}

private final class KnownGesture<G: Gesture>: ErasedGesture<G.Value> {
  private let gesture: G

  init(_ gesture: G) { self.gesture = gesture }

  override func makeRecognizer() -> Recognizer<G.Value> { PortableUI.makeRecognizer(gesture) }

  override func update(_ recognizer: Recognizer<G.Value>) {
    (recognizer as? RecognizerOf<G>)?.update(gesture)
  }
}

private final class AnyGestureRecognizer<Value>: RecognizerOf<AnyGesture<Value>> {
  private let inner: Recognizer<Value>

  override init(_ gesture: AnyGesture<Value>) {
    inner = gesture.erased.makeRecognizer()
    super.init(gesture)
  }

  override func update(_ gesture: AnyGesture<Value>) {
    super.update(gesture)
    gesture.erased.update(inner)
  }

  override var deadline: Double? { inner.deadline }
  override var isWaitedFor: Bool { inner.isWaitedFor }
  override var awaitsMoves: Bool { inner.awaitsMoves }
  override var wants: PointerWants { inner.wants }
  override func cancel() -> [GestureEffect] { inner.cancel() }
  override func handle(_ event: GestureEvent) -> GestureStep<Value> { inner.handle(event) }
}
