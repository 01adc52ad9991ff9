/// A single view among the rows of a lazy container: a row that waits to be made.
final class WaitingRow<V: View>: ViewNode<V>, RowOwner, RowNode {
  var firstRow = 0
  private(set) var lengths: ContiguousArray<Double> = [.nan]
  private var memory: RowMemory?

  /// What views in it were given as identities, where somebody has looked since it was made last.
  private var identitiesInside: [AnyHashable]?

  override init(_ view: V, at place: Place) {
    super.init(view, at: place)
    flags.remove(.isAmongRows)
    flags.insert(.isRow)
  }

  var rowCount: Int { 1 }
  var isSingle: Bool { true }
  var version: Int { 0 }
  var row: Int { firstRow }
  var madeRows: ContiguousArray<Int> { children.isEmpty ? [] : [0] }

  func identity(of row: Int) -> AnyHashable? { (view as? any TaggedView)?.tag }

  var identities: (any RowIdentities)? { nil }

  func keep(_ length: Double, of row: Int) { lengths[0] = length }
  func forgetLengths() { lengths[0] = .nan }

  func makeRow(_ row: Int) {
    children = [RowMemory.recall(memory, in: self) { makeNode(view, at: inside) }]
    memory = nil
    identitiesInside = nil
  }

  func dropRows(except isKept: (Int, Node) -> Bool) {
    guard !children.isEmpty, !isKept(0, self) else { return }
    memory = RowMemory(of: self)
    dropChildren()
  }

  override func find(_ id: AnyHashable) -> IdentifiedPlace? {
    if let target = super.find(id) { return target }
    return children.isEmpty && holds(id) ? .row(row, of: self) : nil
  }

  /// Whether it, or a view in it, has the identity `id`. Where one may, it is made to find out.
  private func holds(_ id: AnyHashable) -> Bool {
    let identified = view as? any IdentifiedView
    if identified?.identity == id { return true }
    guard identified?.holdsOther ?? type.holdsIdentity else { return false }
    let known = identitiesInside ?? look(at: 0) { $0.givenHere } ?? []
    identitiesInside = known
    return known.contains(id)
  }

  override func viewChanged() {
    identitiesInside = nil
    guard let child = children.first else { return }
    unsafeDowncast(child, to: NodeOf<V>.self).update(view)
  }
}

extension Node {
  /// What it was given as an identity, and what the views inside were.
  fileprivate var givenHere: [AnyHashable] {
    let own = (self as? any GivenIdentity).map { [$0.identity] } ?? []
    return children.reduce(into: own) { $0 += $1.givenHere }
  }
}

/// Has single views among the rows of lazy containers wait.
struct WaitingRows: RowMaker {
  func makeRow<V: View>(_ view: V, at place: Place) -> NodeOf<V> { WaitingRow(view, at: place) }
}
