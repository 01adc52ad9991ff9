import Foundation
import LayoutEngine

/// What two fingers have done.
struct Pinch {
  let date: Date
  let amount: Double
  let velocity: Double
  let anchor: UnitPoint
  let location: CGPoint
}

/// A gesture of two fingers, of which one number says how far they have come.
@MainActor
protocol PinchGesture: PrimitiveGesture {
  /// By how much the number has to change before the gesture counts.
  var leastChange: Double { get }

  /// The number.
  func amount(scale: Double, radians: Double) -> Double

  /// What is told of it.
  func value(_ pinch: Pinch) -> Value
}

extension PinchGesture {
  func makeRecognizer() -> RecognizerOf<Self> { PinchRecognizer(self) }
}

private final class PinchRecognizer<G: PinchGesture>: RecognizerOf<G> {
  private var start: (anchor: UnitPoint, location: CGPoint)?
  private var last: (amount: Double, time: Double)?
  private var value: G.Value?

  override var wants: PointerWants { .pinches }

  override func handle(_ event: GestureEvent) -> GestureStep<G.Value> {
    switch event.kind {
    case .pointer(.pinch(let scale, let radians)):
      return GestureStep(phase: pinch(gesture.amount(scale: scale, radians: radians), event))
    case .pointer(.release):
      return GestureStep(phase: value.map { .ended($0) } ?? .failed)
    case .pointer(.down), .pointer(.move), .deadline: return GestureStep(phase: phase)
    case .pointer(.up), .pointer(.cancel): return GestureStep(phase: .failed)
    }
  }

  private var phase: GesturePhase<G.Value> { value.map { .active($0) } ?? .possible(nil) }

  private func pinch(_ amount: Double, _ event: GestureEvent) -> GesturePhase<G.Value> {
    let nothing = gesture.amount(scale: 1, radians: 0)
    let start = self.start ?? (anchor(event.place), event.place.local)
    self.start = start
    let seconds = last.map { event.time - $0.time } ?? 0
    let velocity = seconds > 0 ? (amount - (last?.amount ?? nothing)) / seconds : 0
    last = (amount, event.time)
    guard value != nil || abs(amount - nothing) >= gesture.leastChange else {
      return .possible(nil)
    }
    value = gesture.value(
      Pinch(
        date: event.date, amount: amount, velocity: velocity, anchor: start.anchor,
        location: start.location))
    return phase
  }

  private func anchor(_ place: GesturePlace) -> UnitPoint {
    let (point, size) = (place.local, place.size)
    guard size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: point.x / size.width, y: point.y / size.height)
  }
}
