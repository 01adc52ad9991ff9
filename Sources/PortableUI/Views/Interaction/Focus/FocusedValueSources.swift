/// What the views of a window tell of: those around the keyboard, and those that speak for all of it.
@MainActor
final class FocusedValueSources: FrameParticipant {
  private unowned let graph: Graph
  private var sources: [any FocusedValueSource] = []
  private var values = FocusedValues()
  private let changes = ReadSource()

  // The first one who asks may come later than what there is to tell.
  private var isStale = true

  init(of graph: Graph) {
    self.graph = graph
    graph.needsFrame()
  }

  /// The values now. A body that asks is made anew when one of them has changed.
  func read() -> FocusedValues {
    Tracking.read(changes)
    return values
  }

  func add(_ source: any FocusedValueSource) {
    sources.append(source)
    renew()
  }

  func remove(_ source: any FocusedValueSource) {
    sources.removeAll { $0 === source }
    renew()
  }

  /// Has the values gathered anew in the next frame.
  func renew() {
    guard !isStale else { return }
    isStale = true
    graph.needsFrame()
  }

  func layoutSettled() {
    guard isStale else { return }
    isStale = false
    let new = gathered()
    guard !new.isSame(as: values) else { return }
    values = new
    changes.changed()
  }

  /// Who is further in has the last word, and the keyboard's place before the window's.
  private func gathered() -> FocusedValues {
    var values = FocusedValues()
    for source in sources.filter(\.isForWindow).sorted(by: { $0.depth < $1.depth }) {
      source.tell(&values)
    }
    let around = graph.keyboard.holdingNode.map { Array($0.outward) } ?? []
    for case let source as any FocusedValueSource in around.reversed() where !source.isForWindow {
      source.tell(&values)
    }
    return values
  }

  func graphClosed() { sources = [] }
}

/// A node of a view that tells of a value.
@MainActor
protocol FocusedValueSource: Node {
  /// Whether it tells of it wherever the keyboard is, as long as it can be seen.
  var isForWindow: Bool { get }

  /// Puts the value among the others.
  func tell(_ values: inout FocusedValues)
}

extension Graph {
  /// What its views tell of.
  var focusedValues: FocusedValueSources { participant(FocusedValueSources.init) }

  /// Has what its views tell of gathered anew, where somebody asks for that at all.
  func renewFocusedValues() {
    for case let values as FocusedValueSources in participants { values.renew() }
  }
}
