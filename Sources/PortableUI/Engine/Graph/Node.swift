import LayoutEngine

/// A view in its place: what stays while view values come and go.
///
/// A node owns the nodes of the views inside, the state of its view, and, where the view takes part
/// in layout, a ``Box``. Nodes without a box are transparent: their children are laid out by the
/// nearest box above.
@MainActor
package class Node: Reader {
  // A graph takes its nodes apart while it is let go of itself, when another reference would not do.
  package final unowned(unsafe) let graph: Graph
  package final unowned let parent: Node?
  package final let scope: EnvironmentScope

  /// The box that this node's boxes are laid out in.
  final unowned let container: Box?
  @exclusivity(unchecked) package final var children: ContiguousArray<Node> = []

  /// This node's own box.
  @exclusivity(unchecked) package final var box: Box?

  @exclusivity(unchecked) final var flags: Flags = []

  /// What says that an object the view watches has changed.
  final lazy var observation = ReadSource(for: self)

  /// The `@Observable` objects that its body read; see ``Observed``.
  final var watch: Watch?
  final let depth: Int32

  /// Its number in the order in which nodes were made: nodes are worked on in the same order each
  /// time the same things happen.
  final let serial: UInt32

  /// Its place among those that have the resolved style of its scope; negative where it does not need that.
  @exclusivity(unchecked) final var styleIndex: Int32 = -1

  struct Flags: OptionSet {
    let rawValue: UInt8

    /// Waits to be evaluated.
    static let isDirty = Flags(rawValue: 1)

    /// Was taken out of the graph.
    static let isDropped = Flags(rawValue: 2)

    /// It, or a node inside, sets a preference.
    static let hasPreferences = Flags(rawValue: 4)

    /// Has a say in what changes inside carry; see ``TransactionChanger``.
    static let changesTransaction = Flags(rawValue: 8)

    /// Stands in a lazy container, outside of its rows.
    static let isAmongRows = Flags(rawValue: 16)

    /// Is a row of a lazy container.
    static let isRow = Flags(rawValue: 32)

    /// Stands in a view that makes parts of the views inside, outside of them; see ``PartOwner``.
    static let isAmongParts = Flags(rawValue: 64)

    /// Says something about the rows of a list that are inside; see ``RowMarker``.
    static let marksRows = Flags(rawValue: 128)
  }

  package init(at place: __shared Place) {
    graph = place.graph
    parent = place.parent
    scope = place.scope
    container = place.container
    depth = (place.parent?.depth ?? -1) + 1
    serial = UInt32(truncatingIfNeeded: graph.counts.nodesMade)
    graph.counts.nodesMade += 1
    if place.isAmongRows { flags.insert(.isAmongRows) }
    if place.isAmongParts { flags.insert(.isAmongParts) }
    super.init()
    checkDepth(most: 0.4)
  }

  /// What is known about the type of its view.
  package var viewType: ViewType { preconditionFailure("a node of no view") }

  /// The view's name, for people.
  package final override var name: String { viewType.name }

  package final override var path: String {
    let outer = parent.map { "\($0.path) > " } ?? ""
    return outer + name
  }

  /// The layout root that begins here, if one does.
  var ownLayoutRoot: LayoutRoot? { nil }

  /// The part of the graph that may sleep and begins here, if one does.
  var ownSleep: Sleep? { nil }

  /// Says that what is inside has come into sight, or is out of it, though it stays in the graph.
  func sightChanged(_ isInSight: Bool) {
    for child in children { child.sightChanged(isInSight) }
  }

  /// The scheme that the views inside want for the window that this node is.
  var ownScheme: ColorScheme? { nil }

  /// Where a node inside this one stands.
  package var inside: Place {
    var place = Place(parent: self, graph: graph, scope: scope, container: box ?? container)
    place.isAmongRows = flags.contains(.isAmongRows)
    place.isAmongParts = flags.contains(.isAmongParts)
    return place
  }

  /// Asks the view for its content again, because something it read has changed.
  package func evaluate() {}

  /// What has the identity `id` inside, for who wants to scroll there.
  func find(_ id: AnyHashable) -> IdentifiedPlace? {
    for child in children {
      if let target = child.find(id) { return target }
    }
    return nil
  }

  /// What was changed here and is kept while the view is not made; see ``SavedRowStates``.
  func savedRowState() -> (any SavedRowState)? { nil }

  /// The element of its own that the keyboard might come to.
  var keyboardElement: Element? { box?.element }

  /// The same, where it is no other view's.
  var ownKeyboardElement: Element? { box?.element }

  /// The box that `element`, which is one of this node's own, is shown for.
  func box(of element: Element) -> Box? { box }

  /// Called when a person does something with an element of this node.
  func hear(_ event: ElementEvent, from element: Element) {}

  /// Called when the node is about to leave the graph, before its children do.
  func willDrop() {}

  /// Called when the node leaves the graph, after its children.
  package func disappear() {}

  /// What the views inside hand out for `key`, reduced in their order; `nil` where none sets it.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard flags.contains(.hasPreferences) else { return nil }
    var reduced: Key.Value?
    for child in children where child.flags.contains(.hasPreferences) {
      guard let next = child.preference(key) else { continue }
      guard var value = reduced else {
        reduced = next
        continue
      }
      Key.reduce(value: &value) { next }
      reduced = value
    }
    return reduced
  }

  /// Says that nodes came, went or moved below this one.
  final func structureChanged() {
    if let owner = box ?? container { graph.layoutStructureChanged(owner) }
    if flags.contains(.hasPreferences) { graph.preferencesChanged() }
  }

  /// Says that something this node read has changed: it is evaluated in the next frame.
  package final override func invalidate() {
    guard !flags.contains(.isDirty), !flags.contains(.isDropped) else { return }
    flags.insert(.isDirty)
    graph.dirtyNodes.append(self)
    if let carried = PendingChanges.delivered { graph.transaction = carried }
    graph.needsFrame()
  }

  final func dropChildren() {
    for child in children { child.drop() }
    children = []
  }

  final func drop() {
    flags.insert(.isDropped)
    willDrop()
    reads.forget(self)
    endWatch()
    if styleIndex >= 0 { scope.style.forget(self) }
    for child in children { child.drop() }
    disappear()
    if let box { graph.drop(box) }
  }

  /// The boxes of this node's subtree that lie directly in the box above, in order.
  func collectBoxes(into boxes: inout ContiguousArray<Box>) {
    if let box {
      boxes.append(box)
    } else {
      if boxes.isEmpty { boxes.reserveCapacity(children.count) }
      for child in children { child.collectBoxes(into: &boxes) }
    }
  }

  /// The boxes that lie directly in `box`, which is one of this node's own, in order.
  func collectBoxes(inside box: Box, into boxes: inout ContiguousArray<Box>) {
    for child in children { child.collectBoxes(into: &boxes) }
  }
}
