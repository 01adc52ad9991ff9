import Foundation
import LayoutEngine

/// What a recognizer is told.
struct GestureEvent {
  enum Kind: Equatable {
    case pointer(PointerEvent.Kind)
    /// Nothing happened, and its deadline has come.
    case deadline
  }

  let kind: Kind
  let time: Double
  let date: Date

  /// Where the view is, and where the pointer is.
  let place: GesturePlace
}

/// Finds out whether a gesture is being made. It lives from the first press to the end of the gesture.
@MainActor
class AnyRecognizer {
  /// When it is to be told that nothing happened.
  var deadline: Double? { nil }

  /// Whether it is decided soon, so that gestures that count less wait for it.
  var isWaitedFor: Bool { false }

  /// Whether it waits for the pointer to move.
  var awaitsMoves: Bool { false }

  /// Whether it has something to do with pointers that are pressed, and with pinching fingers.
  var wants: PointerWants { [] }

  /// Takes an event; `ended` and `failed` are the last it says.
  func advance(_ event: GestureEvent) -> (GestureProgress, [GestureEffect]) { (.failed, []) }

  /// Gives up, and says what is to be called for that.
  func cancel() -> [GestureEffect] { [] }
}

/// A recognizer of a gesture that tells values.
@MainActor
class Recognizer<Value>: AnyRecognizer {
  func handle(_ event: GestureEvent) -> GestureStep<Value> { GestureStep(phase: .failed) }

  final override func advance(_ event: GestureEvent) -> (GestureProgress, [GestureEffect]) {
    let step = handle(event)
    return (step.phase.state, step.effects)
  }
}

/// A recognizer that knows its gesture, of which each body of a view makes a new value.
@MainActor
class RecognizerOf<G: Gesture>: Recognizer<G.Value> {
  var gesture: G

  init(_ gesture: G) { self.gesture = gesture }

  /// Goes on with a new value of the gesture.
  func update(_ gesture: G) { self.gesture = gesture }
}

/// A gesture that brings a recognizer of its own.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
  func makeRecognizer() -> RecognizerOf<Self>
}

/// The recognizer of `gesture`: its own, or that of its body.
@MainActor
func makeRecognizer<G: Gesture>(_ gesture: G) -> RecognizerOf<G> {
  guard let primitive = gesture as? any PrimitiveGesture else { return BodyRecognizer(gesture) }
  return recognizer(of: primitive) as! RecognizerOf<G>
}

@MainActor
private func recognizer<P: PrimitiveGesture>(of gesture: P) -> AnyRecognizer {
  gesture.makeRecognizer()
}

/// Recognizes a user's own gesture by what it is made of.
private final class BodyRecognizer<G: Gesture>: RecognizerOf<G> {
  private let inner: RecognizerOf<G.Body>

  override init(_ gesture: G) {
    inner = PortableUI.makeRecognizer(gesture.body)
    super.init(gesture)
  }

  override func update(_ gesture: G) {
    super.update(gesture)
    inner.update(gesture.body)
  }

  override var deadline: Double? { inner.deadline }
  override var isWaitedFor: Bool { inner.isWaitedFor }
  override var awaitsMoves: Bool { inner.awaitsMoves }
  override var wants: PointerWants { inner.wants }
  override func cancel() -> [GestureEffect] { inner.cancel() }

  override func handle(_ event: GestureEvent) -> GestureStep<G.Value> {
    let step = inner.handle(event)
    // Its values are those of its body.
    return GestureStep(phase: step.phase.map { $0 as! G.Value }, effects: step.effects)
  }
}
