/// Keeps a node for each element, by the element's identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private var ids: ContiguousArray<ID> = []

  override func appear() {
    flags.insert(.marksRows)
    ids = view.ids
    children.reserveCapacity(ids.count)
    for content in contents() { children.append(makeNode(content, at: inside)) }
    reportDuplicates(in: ids)
  }

  override func viewChanged() {
    let newIDs = view.ids
    if newIDs.isSame(as: ids) { return evaluate() }
    rearrange(to: newIDs)
  }

  override func evaluate() {
    flags.remove(.isDirty)
    let contents = contents()
    for index in children.indices {
      unsafeDowncast(children[index], to: NodeOf<Content>.self).update(contents[index])
    }
  }

  /// The views of the elements. They are made here and not in the body that the closure was written
  /// in, so what the closure reads is read by this node.
  private func contents() -> ContiguousArray<Content> {
    Tracking.record(self) {
      var contents = ContiguousArray<Content>()
      contents.reserveCapacity(view.data.count)
      for element in view.data { contents.append(view.content(element)) }
      return contents
    }
  }

  /// Keeps the nodes of elements that stay, wherever they are now, and drops the others.
  private func rearrange(to newIDs: ContiguousArray<ID>) {
    flags.remove(.isDirty)
    var kept: [ID: Node] = [:]
    kept.reserveCapacity(ids.count)
    // Those that share an identity with one before them; see `Node.reportDuplicates`.
    var others: [ID: [Node]] = [:]
    for index in ids.indices {
      let child = children[index]
      if let first = kept.updateValue(child, forKey: ids[index]) {
        kept[ids[index]] = first
        others[ids[index], default: []].append(child)
      }
    }
    var new: ContiguousArray<Node> = []
    new.reserveCapacity(newIDs.count)
    let contents = contents()
    for index in newIDs.indices {
      let id = newIDs[index]
      if let child = kept.removeValue(forKey: id) ?? others.takeFirst(of: id) {
        unsafeDowncast(child, to: NodeOf<Content>.self).update(contents[index])
        new.append(child)
      } else {
        new.append(makeNode(contents[index], at: inside))
      }
    }
    // In the order they stood in, for the sake of what disappears.
    if !kept.isEmpty { for id in ids { kept.removeValue(forKey: id)?.drop() } }
    if !others.isEmpty { for id in ids { others.takeFirst(of: id)?.drop() } }
    children = new
    ids = newIDs
    reportDuplicates(in: ids)
    structureChanged()
  }

  override func find(_ id: AnyHashable) -> IdentifiedPlace? {
    if let id = id.base as? ID, let index = ids.firstIndex(of: id) { return .view(children[index]) }
    return super.find(id)
  }
}

extension ForEachNode: TaggingNode {
  var tellsElementsApart: Bool { true }

  func tag(ofChild index: Int) -> AnyHashable? { AnyHashable(ids[index]) }

  // In a row of a list each element stands for itself; around rows it is for none of them.
  func tag(of child: Node) -> AnyHashable? {
    if flags.contains(.isAmongRows) { return nil }
    return children.firstIndex { $0 === child }.flatMap { tag(ofChild: $0) }
  }
}

extension ForEachNode: RowMarker {
  func mark(_ facts: inout RowFacts, from child: Node) {
    let extent: RowElement.Extent = flags.contains(.isAmongRows) ? .sections : .partOfRow
    facts.note(RowElement(child, in: self, extent))
  }
}

extension Dictionary where Value == [Node] {
  /// Takes out the first of the nodes at `key`, where there are some.
  fileprivate mutating func takeFirst(of key: Key) -> Node? {
    guard let nodes = self[key], let first = nodes.first else { return nil }
    self[key] = nodes.count == 1 ? nil : Array(nodes.dropFirst())
    return first
  }
}
