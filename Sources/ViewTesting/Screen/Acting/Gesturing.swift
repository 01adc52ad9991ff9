public import Foundation
import LayoutEngine
public import PortableUI
public import StreamTesting

extension Screen {
  /// Puts a finger on the middle of that, leaves it there while `duration` passes on ``clock``, and lifts
  /// it. It throws where neither a gesture nor a button is.
  ///
  ///     try screen.longPress("Photo")
  public func longPress(_ lookup: Lookup, for duration: VirtualTime.Stride = .seconds(0.5)) throws {
    if try holdButton(lookup, for: duration) { return }
    let finger = try finger(on: lookup, for: .presses, to: "press long on")
    _ = finger.send(.down)
    clock.advance(by: duration)
    _ = finger.send(.up)
  }

  /// Holds the button there down for a while. Returns whether one is there, and no gesture.
  private func holdButton(_ lookup: Lookup, for duration: VirtualTime.Stride) throws -> Bool {
    graph.runFrame()
    let item = try find(lookup, to: "press long on") {
      $0.role.passes(for: .button) || $0.facts.wants.contains(.presses)
    }
    let button = item.shown.reactor { if case .button = $0.content { true } else { false } }
    guard let button, finger(at: item.middle, for: .presses) == nil else { return false }
    try checkReach(item, button, to: "press long on")
    for isHeld in [true, false] {
      button.element?.receive(.hold(isHeld))
      graph.runFrame()
      if isHeld { clock.advance(by: duration) }
    }
    button.element?.receive(.press)
    graph.runFrame()
    return true
  }

  /// Moves the pointer over the middle of that, with nothing pressed. What it was over before hears that
  /// it has left. A row of a list shows the buttons at its ends as long as the pointer is there.
  public func hover(_ lookup: Lookup) throws {
    graph.runFrame()
    let item = try find(lookup, to: "point at") { $0.facts.wants.contains(.hovering) }
    try checkReach(item, item.shown, to: "point at")
    guard let hit = hit(at: item.middle) else { return }
    let over = hit.shown.outward(wanting: .hovering)
    leave { old in !over.contains { $0 === old } }
    hovered = over
    point(at: hit.shown.rowAround)
    for shown in over {
      guard let place = self.item(for: shown)?.space.place(of: item.middle) else { continue }
      shown.element?.receive(.hover(place))
    }
    graph.runFrame()
  }

  /// Moves the pointer where nothing is.
  public func stopHovering() {
    leave { _ in true }
    hovered = []
    point(at: nil)
    graph.runFrame()
  }

  private func point(at row: Shown?) {
    guard row !== pointedRow else { return }
    pointedRow?.element?.receive(.point(false))
    pointedRow = row
    row?.element?.receive(.point(true))
  }

  private func leave(_ isLeft: (Shown) -> Bool) {
    for shown in hovered where isLeft(shown) { shown.element?.receive(.hover(nil)) }
  }

  /// Moves two fingers on that apart until they are `scale` times as far from each other, or together, in
  /// so many `steps`, each of which takes a sixtieth of a second of ``clock``.
  public func magnify(_ lookup: Lookup, by scale: CGFloat, steps: Int = 10) throws {
    try pinch(lookup, to: "magnify", steps) {
      .pinch(scale: 1 + (Double(scale) - 1) * $0, radians: 0)
    }
  }

  /// Turns two fingers on that by `angle`, clockwise, in so many `steps`, each of which takes a sixtieth of
  /// a second of ``clock``.
  public func rotate(_ lookup: Lookup, by angle: Angle, steps: Int = 10) throws {
    try pinch(lookup, to: "rotate", steps) { .pinch(scale: 1, radians: angle.radians * $0) }
  }

  private func pinch(
    _ lookup: Lookup, to verb: String, _ steps: Int, _ event: (Double) -> PointerEvent.Kind
  ) throws {
    let finger = try finger(on: lookup, for: .pinches, to: verb)
    _ = finger.send(event(0))
    for step in 1...max(1, steps) {
      clock.advance(by: .seconds(1.0 / 60))
      _ = finger.send(event(Double(step) / Double(max(1, steps))))
    }
    _ = finger.send(.release)
  }
}
