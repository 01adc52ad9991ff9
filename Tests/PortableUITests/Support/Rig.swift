import LayoutEngine
import Testing

@testable import PortableUI

/// A graph with a backend that must agree with it after every frame.
@MainActor
final class Rig {
  let graph: Graph
  let backend: MirrorBackend

  init(
    _ view: some View, size: Size = Size(width: 390, height: 844),
    environment: EnvironmentValues = EnvironmentValues(), showsMotion: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    backend = MirrorBackend(showsMotion: showsMotion)
    graph = Graph(view, on: backend, size: size, environment: environment)
    frame(sourceLocation: sourceLocation)
  }

  /// Takes in what has changed and shows it.
  func frame(sourceLocation: SourceLocation = #_sourceLocation) {
    graph.runFrame()
    compare(sourceLocation: sourceLocation)
  }

  /// Lets time pass, and shows what moved.
  func wait(_ seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    backend.displayTime += seconds
    if backend.isTicking { graph.tick() }
    compare(sourceLocation: sourceLocation)
  }

  private func compare(sourceLocation: SourceLocation) {
    let difference = backend.difference(from: graph.rootElement)
    #expect(difference == nil, sourceLocation: sourceLocation)
    let left = graph.rootBox.map(dropped) ?? []
    #expect(left.isEmpty, "boxes of what has gone", sourceLocation: sourceLocation)
  }

  /// The boxes in `box` that nobody should find there any more.
  private func dropped(in box: Box) -> [Box] {
    (box.flags.contains(.isDropped) ? [box] : []) + box.children.flatMap(dropped)
  }

  /// The first area that scrolls.
  var area: (element: Element, content: ScrollContent)? {
    elements.lazy.compactMap { element in element.content.scroll.map { (element, $0) } }.first
  }

  /// Scrolls it up or down.
  func move(by way: Double) {
    guard let (area, content) = area else { return }
    area.receive(.scroll(to: Point(x: 0, y: content.offset.y + way)))
  }

  /// The words on the screen, in order.
  var texts: [String] {
    elements.compactMap { if case .text(let text) = $0.content { text.text } else { nil } }
  }

  /// Everything on the screen, outer before inner.
  var elements: [Element] {
    func all(_ element: Element) -> [Element] { [element] + element.children.flatMap(all) }
    return all(graph.rootElement)
  }

  /// Presses the button with that title, and shows what comes of it.
  func tap(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    press(title, sourceLocation: sourceLocation)
    frame(sourceLocation: sourceLocation)
  }

  func press(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let button = elements.first { element in
      guard case .button = element.content else { return false }
      return Rig.words(in: element) == title
    }
    if let button {
      button.receive(.press)
    } else {
      Issue.record("no button \(title), only \(texts)", sourceLocation: sourceLocation)
    }
  }

  /// How often the body of a type of view was asked for while `body` ran.
  func bodies<V: View>(of type: V.Type, during body: () -> Void) -> Int {
    let before = graph.bodyCount(of: type)
    body()
    return graph.bodyCount(of: type) - before
  }

  private static func words(in element: Element) -> String {
    if case .text(let text) = element.content { return text.text }
    return element.children.map(words).joined()
  }
}

/// What happened, in order.
@MainActor
final class Log {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was noted since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
