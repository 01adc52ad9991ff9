import Foundation
import LayoutEngine

/// Counts presses that come up where they came down, one soon after the other.
struct TapMachine {
  private let count: Int
  private var taps = 0
  private var start: CGPoint?

  /// Until when the next press has to come; nothing while one is there, and before the first.
  private(set) var deadline: Double?

  /// How long and how far the next tap may be from the one before.
  static let pause = 0.35
  static let reach = 10.0

  init(count: Int) { self.count = max(1, count) }

  /// Whether some of the taps have been made.
  var hasBegun: Bool { taps > 0 }

  mutating func advance(_ event: GestureEvent) -> GestureProgress {
    let point = event.place.global
    switch event.kind {
    case .deadline: return deadline.map { event.time >= $0 } == true ? .failed : .possible
    case .pointer(.down):
      deadline = nil
      start = point
      return .possible
    case .pointer(.move):
      guard let start else { return .possible }
      return start.distance(to: point) > Self.reach ? .failed : .possible
    case .pointer(.up):
      guard let start, start.distance(to: point) <= Self.reach else { return .failed }
      self.start = nil
      taps += 1
      if taps == count { return .ended }
      deadline = event.time + Self.pause
      return .possible
    case .pointer(.cancel), .pointer(.pinch), .pointer(.release): return .failed
    }
  }
}

extension CGPoint {
  /// How far away `other` is.
  func distance(to other: CGPoint) -> Double {
    let (x, y) = (Double(other.x - x), Double(other.y - y))
    return (x * x + y * y).squareRoot()
  }
}

/// Recognizes the taps of a layer that waits for nothing else.
final class LayerTapRecognizer: AnyRecognizer {
  private var machine: TapMachine
  private let count: Int
  private let element: Element

  init(of element: Element, count: Int) {
    machine = TapMachine(count: count)
    self.count = count
    self.element = element
  }

  override var deadline: Double? { machine.deadline }
  override var isWaitedFor: Bool { machine.hasBegun }

  override func advance(_ event: GestureEvent) -> (GestureProgress, [GestureEffect]) {
    let progress = machine.advance(event)
    guard progress == .ended else { return (progress, []) }
    return (progress, [{ [element, count] in element.receive(.tap(count)) }])
  }
}

/// Stands for a control, which the backend lets do what it does.
final class ControlRecognizer: AnyRecognizer {
  /// Whether it is nothing but pressed, and a pointer that moves on may be somebody else's.
  private let isPressed: Bool
  private var start: CGPoint?

  init(isPressed: Bool) { self.isPressed = isPressed }

  override var isWaitedFor: Bool { !isPressed }

  override func advance(_ event: GestureEvent) -> (GestureProgress, [GestureEffect]) {
    let point = event.place.global
    switch event.kind {
    case .pointer(.down): start = point
    case .pointer(.move):
      if isPressed, let start, start.distance(to: point) > TapMachine.reach { return (.failed, []) }
    case .pointer(.up): return (.ended, [])
    case .pointer(.cancel), .pointer(.pinch), .pointer(.release): return (.failed, [])
    case .deadline: break
    }
    return (.possible, [])
  }
}
