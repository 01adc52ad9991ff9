/// A gesture around another one.
@MainActor
protocol WrapperGesture: PrimitiveGesture {
  associatedtype Inner: Gesture
  var inner: Inner { get }
}

/// A recognizer around that of another gesture, which it asks.
@MainActor
class WrapperRecognizer<G: WrapperGesture>: RecognizerOf<G> {
  final let inner: RecognizerOf<G.Inner>

  override init(_ gesture: G) {
    inner = PortableUI.makeRecognizer(gesture.inner)
    super.init(gesture)
  }

  override func update(_ gesture: G) {
    super.update(gesture)
    inner.update(gesture.inner)
  }

  override var deadline: Double? { inner.deadline }
  override var isWaitedFor: Bool { inner.isWaitedFor }
  override var awaitsMoves: Bool { inner.awaitsMoves }
  override var wants: PointerWants { inner.wants }
  override func cancel() -> [GestureEffect] { inner.cancel() }
}

/// A gesture that two others make up.
@MainActor
protocol PairGesture: PrimitiveGesture {
  associatedtype First: Gesture
  associatedtype Second: Gesture
  var first: First { get }
  var second: Second { get }
}

/// A recognizer that asks those of two gestures, each as long as it goes on.
@MainActor
class PairRecognizer<G: PairGesture>: RecognizerOf<G> {
  final let first: RecognizerOf<G.First>
  final let second: RecognizerOf<G.Second>
  final var isFirstGoing = true
  final var isSecondGoing = true

  override init(_ gesture: G) {
    first = PortableUI.makeRecognizer(gesture.first)
    second = PortableUI.makeRecognizer(gesture.second)
    super.init(gesture)
  }

  final override func update(_ gesture: G) {
    super.update(gesture)
    first.update(gesture.first)
    second.update(gesture.second)
  }

  /// Those that go on.
  final var going: [AnyRecognizer] {
    (isFirstGoing ? [first as AnyRecognizer] : []) + (isSecondGoing ? [second] : [])
  }

  override var deadline: Double? { going.compactMap(\.deadline).min() }
  override var isWaitedFor: Bool { going.contains { $0.isWaitedFor } }
  override var awaitsMoves: Bool { going.contains { $0.awaitsMoves } }
  override var wants: PointerWants { first.wants.union(second.wants) }

  override func cancel() -> [GestureEffect] {
    // Also what is over: what was to be called for that may have waited in vain.
    let effects = first.cancel() + second.cancel()
    (isFirstGoing, isSecondGoing) = (false, false)
    return effects
  }
}
