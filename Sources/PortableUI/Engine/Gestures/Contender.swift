/// How much a gesture counts.
enum GestureRank: Int, Comparable {
  /// Before those of the views inside.
  case high
  /// After those of the views inside.
  case usual
  /// Beside all others.
  case beside

  static func < (one: GestureRank, other: GestureRank) -> Bool { one.rawValue < other.rawValue }
}

/// A gesture of one view, in a contest with those of the views around and inside.
@MainActor
final class Contender {
  let element: Element
  let box: Box?
  let rank: GestureRank
  let recognizer: AnyRecognizer

  /// Whether it is a control, which is shown to be pressed by the backend alone.
  let isControl: Bool

  private(set) var progress = GestureProgress.possible

  /// What is to be called once it is sure that this gesture counts.
  private(set) var held: [GestureEffect] = []

  init(
    _ recognizer: AnyRecognizer, of element: Element, rank: GestureRank, isControl: Bool = false
  ) {
    self.element = element
    box = element.box
    self.rank = rank
    self.recognizer = recognizer
    self.isControl = isControl
  }

  /// Whether it may still come to something, or goes on.
  var isGoing: Bool { !progress.isOver }

  /// Whether it was done, and waits for others to fail.
  var isHeld: Bool { progress == .ended && isWaiting }
  private var isWaiting = true

  func advance(_ event: GestureEvent) {
    guard isGoing else { return }
    let (progress, effects) = recognizer.advance(event)
    self.progress = progress
    // What it would have said if it had counted is never said.
    if progress == .failed { held = [] }
    held += effects
  }

  /// Gives up, whatever it has come to.
  func cancel() {
    guard isGoing || isHeld else { return }
    held = recognizer.cancel()
    progress = .failed
  }

  /// What is to be called now that it counts.
  func release() -> [GestureEffect] {
    defer { held = [] }
    if progress == .ended { isWaiting = false }
    return held
  }
}

/// A node whose view has a gesture.
@MainActor
protocol GestureSource: Node {
  /// Whether gestures of the views inside count.
  var admitsInner: Bool { get }

  /// A contender for a press, unless the gesture does not count now.
  func contender(in element: Element) -> Contender?
}
