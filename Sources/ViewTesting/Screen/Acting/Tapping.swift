import PortableUI

extension Screen {
  /// Taps the middle of that, as a finger would.
  ///
  /// A tap on words inside a button presses the button. It throws where nothing would happen: the
  /// thing is absent, hidden, disabled, covered, off the screen, or does not care.
  public func tap(_ lookup: Lookup) throws { try tap(lookup, times: 1, verb: "tap") }

  /// Taps the middle of that twice in a row.
  public func doubleTap(_ lookup: Lookup) throws { try tap(lookup, times: 2, verb: "double-tap") }

  /// Taps the middle of that `count` times in a row.
  public func tap(_ lookup: Lookup, count: Int) throws {
    try tap(lookup, times: count, verb: "tap \(count) times on")
  }

  private func tap(_ lookup: Lookup, times: Int, verb: String) throws(ScreenError) {
    graph.pump()
    let item = try find(lookup, to: verb) { $0.facts.tapCount != nil }
    let reacts: (Shown) -> Bool = {
      $0.content.facts.tapCount.map { $0 <= times && times % $0 == 0 } ?? false
    }
    guard let reactor = item.shown.reactor(reacts) else { throw idle(item, verb) }
    try checkReach(item, reactor, to: verb)
    press(reactor, times: times)
    graph.pump()
  }

  private func press(_ shown: Shown, times: Int) {
    guard let element = shown.element else { return }
    switch shown.content {
    case .button: for _ in 0..<times { element.receive(.press) }
    case .field: backend.focus(element)
    case .toggle(let toggle):
      if times % 2 == 1 { element.receive(.toggle(!toggle.isOn)) }
    case .layer(let layer):
      let count = layer.tapCount ?? times
      for _ in 0..<(times / count) { element.receive(.tap(count)) }
    case .scroll, .text, .fill, .shape, .divider, .slider, .picker, .progress, .image, .surface:
      break
    }
  }

  private func idle(_ item: Item, _ verb: String) -> ScreenError {
    let reacting = items.filter { $0.facts.tapCount != nil && $0.isVisible }
    let isChoice = item.role == .picker || item.role == .slider
    return ScreenError(
      "Could not \(verb) \(item.title): it does not react to that.",
      facts: [("what reacts", listed(reacting.map(\.title)))],
      fix: isChoice
        ? "Use select(_:in:) for a picker, and slide(_:to:) for a slider."
        : "Look for what reacts: a control, or a view with onTapGesture for as many taps.")
  }
}
