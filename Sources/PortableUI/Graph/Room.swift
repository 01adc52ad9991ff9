import LayoutEngine

/// A part of a graph that is laid out by itself: what is in a window, or in one that is presented
/// over it. It may have a bar.
@MainActor
final class Room {
  /// The node that the room belongs to.
  private unowned let node: Node

  /// What everything in it is laid out in.
  let box: Box

  /// Its bar, once something in it is to be in one.
  private(set) var knownBar: BarNode?

  /// The bar below its content, once something is to be in that.
  private var foot: BarNode?

  /// What is presented over it.
  private var presented: ContiguousArray<Box> = []

  private var knownSize: Size?

  /// Those who want to present something: the first one does.
  private var presenters: [any Presenter] = []

  init(of node: Node, around box: Box) {
    self.node = node
    self.box = box
    box.flags.formUnion([.isRoom, .comesAtOnce])
  }

  /// Its bar.
  var bar: BarNode {
    if let knownBar { return knownBar }
    let bar = makeBar(.top)
    knownBar = bar
    return bar
  }

  private func makeBar(_ edge: BarEdge) -> BarNode {
    let place = Place(parent: node, graph: node.graph, scope: node.scope, container: nil)
    box.orderChanged()
    return unsafeDowncast(makeNode(BarView(edge: edge), at: place), to: BarNode.self)
  }

  /// Shows `items` in the bar below its content.
  func showFoot(_ items: ContiguousArray<Box>) {
    guard foot != nil || !items.isEmpty else { return }
    let foot = foot ?? makeBar(.bottom)
    self.foot = foot
    foot.show(items)
  }

  /// What lies in the room besides its content: it is laid out by itself.
  var attached: ContiguousArray<Box> {
    ContiguousArray([knownBar?.box, foot?.box].compactMap(\.self)) + presented
  }

  /// Says that it was given a place: what is attached to it goes by its size.
  func wasPlaced() {
    knownBar?.placeRoom()
    foot?.placeRoom()
    let size = box.record.frame.size
    guard size != knownSize else { return }
    knownSize = size
    for box in presented where !box.flags.contains(.needsChildren) {
      (box.node as? any RoomNode)?.placeRoom()
    }
  }

  /// Takes apart what is attached to it.
  func close() {
    knownBar?.drop()
    foot?.drop()
  }

  /// Whether `presenter` may present something now. Otherwise it is told when it may.
  func mayPresent(_ presenter: some Presenter) -> Bool {
    if !presenters.contains(where: { $0 === presenter }) { presenters.append(presenter) }
    return presenters.first === presenter
  }

  /// Lets go of one who does not want to present anything.
  func leave(_ presenter: some Presenter) {
    let wasFirst = presenters.first === presenter
    presenters.removeAll { $0 === presenter }
    if wasFirst { presenters.first?.invalidate() }
  }

  /// Shows over the room what is presented, and nothing else.
  func present(_ boxes: ContiguousArray<Box>) {
    presented = boxes
    box.orderChanged()
  }
}

/// A node whose box no other box lays out.
@MainActor
protocol RoomNode: Node {
  /// Gives its box a size and a place.
  func placeRoom()
}

extension Node {
  /// The room that this node is in.
  final var roomAround: Room {
    var node = self
    while true {
      if let room = node.ownRoom { return room }
      guard let parent = node.parent else { preconditionFailure("a node outside of every room") }
      node = parent
    }
  }
}
