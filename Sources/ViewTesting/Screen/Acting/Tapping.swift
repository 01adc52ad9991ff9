public import Foundation
import LayoutEngine
import PortableUI

extension Screen {
  /// Taps the middle of that, as a finger would.
  ///
  /// A tap on words inside a button presses the button, and one on the words of a link among others
  /// follows that. It throws where nothing would happen: the thing is absent, hidden, disabled, covered,
  /// off the screen, or does not care.
  public func tap(_ lookup: Lookup) throws {
    if try follow(lookup) { return }
    try tap(lookup, times: 1, verb: "tap")
  }

  /// Taps the middle of that twice in a row.
  public func doubleTap(_ lookup: Lookup) throws { try tap(lookup, times: 2, verb: "double-tap") }

  /// Taps the middle of that `count` times in a row.
  public func tap(_ lookup: Lookup, count: Int) throws {
    try tap(lookup, times: count, verb: "tap \(count) times on")
  }

  /// Taps that point of the screen, whatever is there.
  ///
  ///     try screen.tap(at: CGPoint(x: 20, y: 40))
  public func tap(at point: CGPoint) throws {
    graph.runFrame()
    let place = Point(x: Double(point.x), y: Double(point.y))
    guard let hit = hit(at: place) else {
      throw ScreenError(
        "Could not tap at \(place.x.text), \(place.y.text): nothing is there.",
        facts: [("the screen goes to", "\(Double(size.width).text), \(Double(size.height).text)")],
        fix: "Tap something: tree says where everything is.")
    }
    if let finger = finger(at: place, for: .presses) {
      try checkFront(hit, to: "tap")
      let control = hit.shown.reactor { $0.isControl && $0.content.facts.tapCount == 1 }
      return tap(finger, 1, control)
    }
    var reactor: Shown? = hit.shown
    while let shown = reactor, shown.content.facts.tapCount != 1 { reactor = shown.parent }
    guard let reactor else { throw idle(hit, "tap") }
    try checkFront(hit, to: "tap")
    guard reactor.content.facts.isEnabled else { throw disabled(hit, to: "tap") }
    press(reactor, times: 1)
    graph.runFrame()
  }

  private func tap(_ lookup: Lookup, times: Int, verb: String) throws(ScreenError) {
    graph.runFrame()
    let item = try find(lookup, to: verb) {
      $0.facts.tapCount != nil || $0.facts.wants.contains(.presses)
    }
    let reacts: (Shown) -> Bool = {
      $0.content.facts.tapCount.map { $0 <= times && times % $0 == 0 } ?? false
    }
    let reactor = item.shown.reactor(reacts)
    if let finger = finger(at: item.middle, for: .presses) {
      try checkReach(item, reactor ?? finger.reporter, to: verb)
      return tap(finger, times, reactor)
    }
    guard let reactor else { throw idle(item, verb) }
    try checkReach(item, reactor, to: verb)
    press(reactor, times: times)
    graph.runFrame()
  }

  /// Taps where a gesture may decide what comes of it; where none does, what is there is pressed.
  private func tap(_ finger: Finger, _ times: Int, _ reactor: Shown?) {
    for _ in 0..<times {
      _ = finger.send(.down)
      let isClaimed = finger.send(.up).isClaimed
      if !isClaimed, let reactor, finger.hit.isSameOrInside(reactor), reactor.isControl {
        press(reactor, times: 1)
        graph.runFrame()
      }
    }
  }

  private func press(_ shown: Shown, times: Int) {
    guard let element = shown.element else { return }
    switch shown.content {
    case .button: for _ in 0..<times { element.receive(.press) }
    case .field: backend.focus(element)
    case .control(let control): control.shown.tap(element, times)
    case .layer(let layer) where layer.row != nil:
      element.receive(.pick([]))
      if times == 2, layer.row?.isOpenable == true { element.receive(.tap(2)) }
    case .layer(let layer):
      if layer.looks.seat == .byClick { backend.focus(element) }
      let count = layer.tapCount ?? times
      for _ in 0..<(times / count) { element.receive(.tap(count)) }
    case .scroll, .text, .fill, .shape, .drawing, .divider, .image, .surface: break
    }
  }

  func idle(_ item: Item, _ verb: String) -> ScreenError {
    let reacting = items.filter { $0.facts.tapCount != nil && $0.isVisible }
    let isChoice = [.picker, .datePicker, .colorPicker, .slider, .stepper].contains(item.role)
    return ScreenError(
      "Could not \(verb) \(item.title): it does not react to that.",
      facts: [("what reacts", listed(reacting.map(\.title)))],
      fix: isChoice
        ? "Use select(_:in:) for a picker, slide(_:to:) for a slider, increment(_:) for a stepper."
        : "Look for what reacts: a control, or a view with onTapGesture for as many taps.")
  }
}

extension Shown {
  /// Whether it is more than a layer that waits for taps.
  fileprivate var isControl: Bool {
    if case .layer(let layer) = content { layer.row != nil } else { true }
  }
}
