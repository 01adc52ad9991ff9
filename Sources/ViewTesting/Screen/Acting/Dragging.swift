public import Foundation
import LayoutEngine
import PortableUI

extension Screen {
  /// Puts a finger on the middle of that, moves it by `way`, and lifts it.
  ///
  ///     try screen.drag("Volume", by: CGSize(width: 40, height: 0))
  ///     try screen.drag("First row", by: CGSize(width: 0, height: -120))
  ///
  /// A slider is taken by its knob, which goes along as far as the slider does, and the line between
  /// columns or panes, `"Sidebar width"`, as far as the sizes of these allow. Of scroll views around it
  /// the innermost that goes that way moves its content along with the finger, to its end at most. It
  /// throws where nothing there can be dragged that way.
  ///
  /// A gesture there comes before scrolling. The finger then moves in so many `steps`, each of which takes
  /// a sixtieth of a second of ``clock``.
  public func drag(_ lookup: Lookup, by way: CGSize, steps: Int = 10) throws {
    graph.runFrame()
    let way = Point(x: Double(way.width), y: Double(way.height))
    let item = try find(lookup, to: "drag") { $0.role == .slider }
    if let slider = item.shown.reactor({ $0.content.facts.role == .slider }),
      slider.isMoved(by: way)
    {
      return try drag(slider, of: item, by: way)
    }
    try checkFront(item, to: "drag")
    guard item.isVisible else { throw outOfSight(item, to: "drag") }
    if try drag(item.middle, by: way, in: steps) { return }
    guard let area = area(around: item, along: way) else { throw fixed(item, way) }
    drag(area, by: Point.zero - way)
  }

  /// Puts a finger on a point of the screen, moves it to another one in so many steps, each of which takes
  /// a sixtieth of a second of ``clock``, and lifts it. It throws where no gesture is.
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) throws {
    graph.runFrame()
    let from = Point(x: Double(start.x), y: Double(start.y))
    let way = Point(x: Double(end.x), y: Double(end.y)) - from
    if try drag(from, by: way, in: steps) { return }
    throw ScreenError(
      "Could not drag from \(from.x.text), \(from.y.text): no gesture there waits for that.",
      facts: [("what is there", hit(at: from)?.title ?? "nothing")],
      fix: "Drag where a view has a DragGesture, or use swipe and scroll for a ScrollView.")
  }

  /// Moves a finger over what has gestures. Returns whether one of them cared.
  private func drag(_ start: Point, by way: Point, in steps: Int) throws(ScreenError) -> Bool {
    guard let finger = finger(at: start, for: .presses) else { return false }
    try checkFront(finger.hitItem, to: "drag")
    var answer = finger.send(.down)
    let isAwaited = answer.awaitsMoves
    for step in 1...max(1, steps) {
      clock.advance(by: .seconds(1.0 / 60))
      let part = Double(step) / Double(max(1, steps))
      answer = finger.send(.move, at: start + Point(x: way.x * part, y: way.y * part))
    }
    answer = finger.send(.up, at: start + way)
    return answer.isClaimed || isAwaited && area(around: finger.hitItem, along: way) == nil
  }

  private func drag(_ slider: Shown, of item: Item, by way: Point) throws(ScreenError) {
    try checkReach(self.item(for: slider) ?? item, slider, to: "drag")
    guard let content = slider.content.control(SliderContent.self) else { return }
    let track = max(1, slider.frame.size.width - 2 * ControlMetrics.knobRadius)
    let isBackwards = content.isBefore != (slider.element?.isMirrored == true)
    let along = content.isVertical ? way.y : isBackwards ? -way.x : way.x
    let length = content.isDivider ? along : (content.upper - content.lower) * way.x / track
    let value = content.value + length
    slide(slider, to: min(max(value, content.lower), content.upper))
  }

  /// Takes hold of a slider, moves it, and lets go.
  func slide(_ slider: Shown, to value: Double) {
    for event in [ElementEvent.editing(true), .slide(value), .editing(false)] {
      slider.element?.receive(event)
      graph.runFrame()
    }
  }

  /// The innermost scroll view around `item` that a finger on that `way` moves.
  private func area(around item: Item, along way: Point) -> Shown? {
    var outer: Shown? = item.shown
    while let shown = outer {
      let axes = shown.scrollAxes
      if axes.contains(where: { way.along($0) != 0 }) { return shown }
      outer = shown.parent
    }
    return nil
  }

  private func fixed(_ item: Item, _ way: Point) -> ScreenError {
    let sliders = items.filter { $0.role == .slider && $0.isVisible }
    return ScreenError(
      "Could not drag \(item.title) by \(way.x.text), \(way.y.text): nothing there goes that way.",
      facts: [("what can be dragged", listed((areas + sliders).map(\.title)))],
      fix: "Drag a slider to its sides, or what is inside a ScrollView along one of its axes.")
  }
}

extension Shown {
  /// Whether a finger on that way moves this slider.
  fileprivate func isMoved(by way: Point) -> Bool {
    (content.control(SliderContent.self)?.isVertical == true ? way.y : way.x) != 0
  }
}

extension Point {
  fileprivate func along(_ axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }
}
