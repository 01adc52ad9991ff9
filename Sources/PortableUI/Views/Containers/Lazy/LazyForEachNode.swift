import LayoutEngine

/// The node of a `ForEach` in a lazy container: it has a node for each element that is near what is
/// seen, and of the others knows no more than their identity.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, RowOwner, TaggingNode
{
  private var ids: ContiguousArray<ID> = []

  /// Where the identities lie in the elements, if they are a field of them.
  private lazy var place = view.id.place

  /// What was changed in rows that are not made now.
  private var memories: [ID: RowMemory] = [:]

  var firstRow = 0
  private(set) var version = 0
  private(set) var madeRows: ContiguousArray<Int> = []
  private(set) var lengths: ContiguousArray<Double> = []

  var rowCount: Int { ids.count }
  private(set) lazy var isSingle = ViewType.of(Content.self).isSingle

  func keep(_ length: Double, of row: Int) { lengths[row] = length }
  func forgetLengths() { lengths = ContiguousArray(repeating: .nan, count: ids.count) }

  override func appear() {
    ids = view.ids(at: place)
    lengths = ContiguousArray(repeating: .nan, count: ids.count)
    recall()
    reportDuplicates(in: ids)
  }

  override func viewChanged() {
    let newIDs = view.ids(at: place)
    if !newIDs.isSame(as: ids) { rearrange(to: newIDs) }
    for (row, child) in zip(madeRows, children) {
      unsafeDowncast(child, to: LazyRowNode<Content>.self).update(content(of: row))
    }
  }

  private func content(of row: Int) -> LazyRow<Content> {
    let data = view.data
    let element = data[data.index(data.startIndex, offsetBy: row)]
    return LazyRow { [view] in view.content(element) }
  }

  // MARK: Rows come and go

  func makeRow(_ row: Int) {
    let node = LazyRowNode(content(of: row), at: inside)
    node.index = row
    let place = madeRows.firstIndex(notBefore: row)
    madeRows.insert(row, at: place)
    children.insert(node, at: place)
    let memory = memories.isEmpty ? nil : memories.removeValue(forKey: ids[row])
    RowMemory.recall(memory, in: node) { node.appear() }
  }

  func dropRows(except isKept: (Int, Node) -> Bool) {
    if zip(madeRows, children).allSatisfy(isKept) { return }
    var kept: (rows: ContiguousArray<Int>, nodes: ContiguousArray<Node>) = ([], [])
    for (row, node) in zip(madeRows, children) {
      if isKept(row, node) {
        kept.rows.append(row)
        kept.nodes.append(node)
      } else {
        if let memory = RowMemory(of: node) { memories[ids[row]] = memory }
        node.drop()
      }
    }
    (madeRows, children) = kept
  }

  // MARK: Elements come, go and move

  /// Keeps the nodes, lengths and memories of elements that stay, wherever they are now.
  private func rearrange(to newIDs: ContiguousArray<ID>) {
    let before = ids.sameInFront(of: newIDs)
    let after = ids.sameBehind(of: newIDs, butFor: before)
    let (old, new) = (before..<ids.count - after, before..<newIDs.count - after)

    // Of elements with one identity the first keeps what there is; see `reportDuplicates`.
    var known: [ID: (length: Double, node: Node?)] = [:]
    for row in old where !lengths[row].isNaN && known[ids[row]] == nil {
      known[ids[row]] = (lengths[row], nil)
    }
    var staying: [(row: Int, node: Node)] = []
    var dropped: ContiguousArray<Node> = []
    for (row, node) in zip(madeRows, children) {
      if row < before {
        staying.append((row, node))
      } else if row >= old.upperBound {
        staying.append((row - ids.count + newIDs.count, node))
      } else if known[ids[row]]?.node == nil {
        known[ids[row]] = (lengths[row], node)
      } else {
        dropped.append(node)
      }
    }
    var newLengths = ContiguousArray(repeating: Double.nan, count: new.count)
    if !known.isEmpty {
      for row in new {
        guard let (length, node) = known.removeValue(forKey: newIDs[row]) else { continue }
        newLengths[row - before] = length
        if let node { staying.append((row, node)) }
      }
    }
    for (row, node) in zip(madeRows, children) where old.contains(row) {
      if known[ids[row]]?.node === node { dropped.append(node) }
    }
    for node in dropped { node.drop() }
    let come = newIDs[new].areSome(of: ids[old]) ? [] : newIDs[new]
    lengths.replaceSubrange(old, with: newLengths)
    forget(ids[old], except: newIDs[new])
    ids = newIDs
    take(staying.sorted { $0.row < $1.row })
    version += 1
    reportDuplicates(of: come, in: ids)
    structureChanged()
  }

  private func take(_ staying: [(row: Int, node: Node)]) {
    madeRows = ContiguousArray(staying.map(\.row))
    children = ContiguousArray(staying.map(\.node))
    for (row, node) in staying { unsafeDowncast(node, to: LazyRowNode<Content>.self).index = row }
  }

  private func forget(_ old: ArraySlice<ID>, except new: ArraySlice<ID>) {
    guard !memories.isEmpty else { return }
    var gone: Set<ID> = []
    for id in old where memories[id] != nil { gone.insert(id) }
    if gone.isEmpty { return }
    for id in new { gone.remove(id) }
    for id in gone { memories[id] = nil }
  }

  func tag(ofChild index: Int) -> AnyHashable? { AnyHashable(ids[madeRows[index]]) }

  func identity(of row: Int) -> AnyHashable? { AnyHashable(ids[row]) }

  var identities: (any RowIdentities)? { KnownIdentities(ids: ids) }

  override func find(_ id: AnyHashable) -> IdentifiedPlace? {
    guard let id = id.base as? ID, let row = ids.firstIndex(of: id) else { return super.find(id) }
    let place = madeRows.firstIndex(notBefore: row)
    let isMade = place < madeRows.count && madeRows[place] == row
    return isMade ? .view(children[place]) : .row(firstRow + row, of: self)
  }

  // MARK: What a row remembers that this is in

  override func savedRowState() -> (any SavedRowState)? {
    var all = memories
    for (row, node) in zip(madeRows, children) { all[ids[row]] = RowMemory(of: node) }
    return all.isEmpty && !isScrolled
      ? nil : KeptRows(memories: all, ids: ids, lengths: lengths)
  }

  /// Whether it matters how long its rows are that are not seen.
  private var isScrolled: Bool {
    guard let container, let rows = container.content as? LazyContent else { return false }
    return (container.scrolling(along: rows.axis)?.offset[rows.axis] ?? 0) > 0
  }

  private func recall() {
    guard let kept = SavedRowStates.current?.state(for: self) as? KeptRows<ID> else { return }
    memories = kept.memories
    if kept.ids == ids { lengths = kept.lengths }
  }
}

/// What the rows of a lazy container remember that is not there itself, and how long they were.
private struct KeptRows<ID: Hashable>: SavedRowState {
  let memories: [ID: RowMemory]
  let ids: ContiguousArray<ID>
  let lengths: ContiguousArray<Double>
}

/// An element's view, as the graph knows it: made by the closure of a `ForEach`.
struct LazyRow<Content: View>: PrimitiveView {
  let content: () -> Content

  func makeNode(at place: Place) -> NodeOf<Self> { LazyRowNode(self, at: place) }
}

/// The node of an element's view. What the closure reads is read by this node: only the rows that read
/// something are made anew when it changes.
final class LazyRowNode<Content: View>: ViewNode<LazyRow<Content>>, RowNode {
  /// Its number in the `ForEach`.
  var index = 0

  override init(_ view: LazyRow<Content>, at place: Place) {
    super.init(view, at: place)
    flags.remove(.isAmongRows)
    flags.insert(.isRow)
  }

  var row: Int { index + ((parent as? any RowOwner)?.firstRow ?? 0) }

  override func appear() { children = [PortableUI.makeNode(content(), at: inside)] }

  override func viewChanged() { evaluate() }

  override func evaluate() {
    flags.remove(.isDirty)
    unsafeDowncast(children[0], to: NodeOf<Content>.self).update(content())
  }

  private func content() -> Content { Tracking.record(self) { view.content() } }
}
