import LayoutEngine

/// A node whose view is shown by one element.
///
/// A subclass says what the element's content is; whatever that reads of the environment brings the
/// node back when it changes, as reading in a body does.
package class ElementNode<V: View>: ViewNode<V> {
  /// What the element shows now.
  package func content() -> ElementContent { preconditionFailure("an element of nothing") }

  /// Whether the content is made of the view and the resolved style alone: then there is nothing to track.
  var isPlain: Bool { false }

  /// How things look where this node is. It comes back when that changes.
  final var resolvedStyle: ResolvedStyle { scope.style.read(by: self) }

  /// What one kind of control needs of the environment besides. It comes back when that changes, too.
  final func styled<Part: StylePart>(_ part: Part.Type) -> Part {
    scope.style.read(part, by: self)
  }

  /// How the box of an element of `content` gets its size.
  func boxContent(of content: ElementContent) -> BoxContent { ElementLeaf.exact }

  /// What a person may do with it.
  package func receive(_ event: ElementEvent) {}

  package override func appear() {
    let content = recordedContent()
    let element = Element(content, of: self)
    let box = Box(boxContent(of: content), for: self)
    box.element = element
    self.box = box
  }

  final override func hear(_ event: ElementEvent, from element: Element) {
    if case .focus(let isThere) = event {
      graph.keyboard.moved(isThere, element, of: self)
    }
    receive(event)
  }

  package override func viewChanged() { refresh() }

  package override func evaluate() { refresh() }

  private func refresh() {
    flags.remove(.isDirty)
    guard let box, let element = box.element else { return }
    let new = recordedContent()
    guard new != element.goal else { return }
    if box.flags.contains(.gaveBaseline), !hasSameBaselines(element.goal, new) {
      box.flags.insert(.movesGuides)
    }
    graph.motions.turn(element, to: new)
    box.flags.insert(.needsUpdate)
    box.setNeedsCommit()
    graph.layoutChanged(box)
  }

  private func hasSameBaselines(_ one: ElementContent, _ other: ElementContent) -> Bool {
    let lines = graph.backend.baselines(of: one, in: .zero)
    let others = graph.backend.baselines(of: other, in: .zero)
    return lines?.first == others?.first && lines?.last == others?.last
  }

  private func recordedContent() -> ElementContent {
    guard isPlain else { return showable(Tracking.record(self) { content() }) }
    // It may have read more before.
    reads.forget(self)
    endWatch()
    return showable(content())
  }

  /// The value of `key` in this node's environment.
  package final func environment<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    EnvironmentValues(scope: scope)[key]
  }
}
