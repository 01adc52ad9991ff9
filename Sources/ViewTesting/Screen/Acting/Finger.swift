import LayoutEngine
import PortableUI

/// A pointer over something with gestures, which tells the graph what it does as a backend would.
@MainActor
struct Finger {
  let screen: Screen
  /// The layer that reports the pointer.
  let reporter: Shown
  /// What it is over.
  let hitItem: Item
  var hit: Shown { hitItem.shown }
  let start: Point

  /// Does something at a point of the screen, by default where it came down, and runs the frame.
  func send(_ kind: PointerEvent.Kind, at point: Point? = nil) -> PointerAnswer {
    guard let element = reporter.element, let item = screen.item(for: reporter) else {
      return PointerAnswer.nothing
    }
    let place = item.space.place(of: point ?? start)
    let event = PointerEvent(kind, at: place, time: Double(screen.clock.nanoseconds) / 1e9)
    let answer = element.receive(event, over: hit.element ?? element)
    screen.graph.runFrame()
    return answer
  }
}

extension Screen {
  /// A finger at that point, if something there wants to hear of it.
  func finger(at point: Point, for want: PointerWants) -> Finger? {
    guard let item = hit(at: point) else { return nil }
    let reporter = item.shown.outward(wanting: want).last
    return reporter.map { Finger(screen: self, reporter: $0, hitItem: item, start: point) }
  }

  /// A finger on the middle of that, to `verb` it.
  func finger(
    on lookup: Lookup, for want: PointerWants, to verb: String
  ) throws(ScreenError) -> Finger {
    graph.runFrame()
    let item = try find(lookup, to: verb) { $0.facts.wants.contains(want) }
    guard let finger = finger(at: item.middle, for: want) else {
      try checkReach(item, item.shown, to: verb)
      throw ScreenError(
        "Could not \(verb) \(item.title): no gesture there waits for that.",
        facts: [("at", item.frame.text)],
        fix: "Look for what has such a gesture, or give it one with gesture(_:).")
    }
    try checkReach(item, finger.reporter, to: verb)
    return finger
  }
}

extension Shown {
  /// Of it and what it is in, within its window, what wants to hear of that: the innermost first.
  func outward(wanting want: PointerWants) -> [Shown] {
    var found: [Shown] = []
    var outer: Shown? = self
    while let shown = outer {
      if case .surface = shown.content { break }
      if shown.content.facts.wants.contains(want) { found.append(shown) }
      outer = shown.parent
    }
    return found
  }
}
