import LayoutEngine

/// What a graph's content stands in: it is given the whole room, and centred where it takes less.
struct RootView<Content: View>: PrimitiveView {
  let content: Content

  func makeNode(at place: Place) -> NodeOf<Self> { RootNode(self, at: place) }
}

final class RootNode<Content: View>: ViewNode<RootView<Content>>, LayoutRootNode, PreferenceReader {
  private var knownLayoutRoot: LayoutRoot?

  override var ownLayoutRoot: LayoutRoot? { knownLayoutRoot }

  override func appear() {
    let box = Box(.rule(RootRule()), for: self)
    knownLayoutRoot = LayoutRoot(of: self, around: box)
    box.element = graph.rootElement
    box.flags.formUnion([.needsChildren, .isStale])
    self.box = box
    graph.adoptRoot(box)
    graph.staleBoxes.append(box)
    graph.preferenceReaders.append(self)
    children = [makeNode(view.content, at: inside)]
  }

  override func viewChanged() {
    unsafeDowncast(children[0], to: NodeOf<Content>.self).update(view.content)
  }

  override func disappear() {
    graph.preferenceReaders.removeAll { $0 === self }
    knownLayoutRoot?.close()
  }

  func readPreference() { graph.prefer(preference(PreferredColorSchemeKey.self) ?? nil) }

  func placeLayoutRoot() {
    guard let box else { return }
    box.flags.insert(.needsArranging)
    box.place(Placement(origin: .zero, size: graph.size, proposal: Proposal(graph.size)))
    knownLayoutRoot?.wasPlaced()
  }
}
