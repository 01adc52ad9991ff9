/// What was changed inside a row of a lazy container, kept while the row is not made: the states that
/// were written, the objects that its views made, where its scroll views are.
///
/// It is told by where it belongs in the row: by position, and by identity in a `ForEach`.
@MainActor
final class RowMemory {
  private var keepsakes: [[Step]: any Keepsake]
  private let root: Node?

  /// The way from a node to one of its children.
  private enum Step: Hashable {
    case position(Int)
    case identity(AnyHashable)
  }

  /// What is worth keeping of `row`; `nil` where nothing is.
  init?(of row: Node) {
    keepsakes = [:]
    root = nil
    collect(from: row, at: [])
    if keepsakes.isEmpty { return nil }
  }

  private func collect(from node: Node, at path: [Step]) {
    if let keepsake = node.keepsake() {
      keepsakes[path + [.position(node.viewType.number)]] = keepsake
    }
    let tagging = node as? any TaggingNode
    for (index, child) in node.children.enumerated() {
      let tag = tagging?.tag(ofChild: index)
      collect(from: child, at: path + [tag.map(Step.identity) ?? .position(index)])
    }
  }

  private init(_ memory: RowMemory, root: Node) {
    keepsakes = memory.keepsakes
    self.root = root
  }

  /// Makes a row, with `memory` of what it was.
  static func recall<Result>(
    _ memory: RowMemory?, in row: Node, _ make: () -> Result
  ) -> Result {
    guard let memory else { return make() }
    let outer = current
    current = RowMemory(memory, root: row)
    defer { current = outer }
    return make()
  }

  /// What is being recalled.
  private static var current: RowMemory?

  /// What was kept of the view that `node` stands for.
  static func keepsake(for node: Node) -> (any Keepsake)? {
    guard let current else { return nil }
    var path: [Step] = [.position(node.viewType.number)]
    var inner = node
    while inner !== current.root {
      guard let outer = inner.parent else { return nil }
      // A node that is being made stands behind those that its parent has made before.
      let known = outer.children.firstIndex { $0 === inner }
      let index = known ?? outer.children.count
      let tag = (outer as? any TaggingNode)?.tag(ofChild: index)
      path.append(tag.map(Step.identity) ?? .position(index))
      inner = outer
    }
    // From the inside out, and the type of the view last.
    let key = Array(path.dropFirst().reversed()) + [path[0]]
    return current.keepsakes[key]
  }
}

/// Something that is kept of a view while it is not there.
protocol Keepsake {}

/// The objects behind a view's property wrappers, as far as they are worth keeping.
@MainActor
struct KeptSlots: Keepsake {
  let slots: [(any KeptSlot)?]

  init?(_ slots: ContiguousArray<AnyObject?>) {
    let kept = slots.map { slot in (slot as? any KeptSlot).flatMap { $0.isWorthKeeping ? $0 : nil }
    }
    if kept.allSatisfy({ $0 == nil }) { return nil }
    self.slots = kept
  }
}

/// An object behind a property wrapper that may be kept while its view is not there.
@MainActor
protocol KeptSlot: AnyObject {
  /// Whether a new one would be another.
  var isWorthKeeping: Bool { get }

  /// The one to go on with, in a new node of the view.
  func renewed(for node: Node) -> AnyObject
}
