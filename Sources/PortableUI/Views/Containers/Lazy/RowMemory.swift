/// What was changed inside a row of a lazy container, kept while the row is not made: the states that
/// were written, the objects that its views made, where its scroll views are.
///
/// It is told by where it belongs in the row: by position, and by identity in a `ForEach`.
@MainActor
final class RowMemory: SavedRowStateSource {
  private var savedStates: [[Step]: any SavedRowState]
  private let root: Node?

  /// The way from a node to one of its children.
  private enum Step: Hashable {
    case position(Int)
    case identity(AnyHashable)
  }

  /// What is worth keeping of `row`; `nil` where nothing is.
  init?(of row: Node) {
    savedStates = [:]
    root = nil
    collect(from: row, at: [])
    if savedStates.isEmpty { return nil }
  }

  private func collect(from node: Node, at path: [Step]) {
    if let savedRowState = node.savedRowState() {
      savedStates[path + [.position(node.viewType.number)]] = savedRowState
    }
    let tagging = node as? any TaggingNode
    for (index, child) in node.children.enumerated() {
      let tag = tagging?.tag(ofChild: index)
      collect(from: child, at: path + [tag.map(Step.identity) ?? .position(index)])
    }
  }

  private init(_ memory: RowMemory, root: Node) {
    savedStates = memory.savedStates
    self.root = root
  }

  /// Makes a row, with `memory` of what it was.
  static func recall<Result>(
    _ memory: RowMemory?, in row: Node, _ make: () -> Result
  ) -> Result {
    guard let memory else { return make() }
    let outer = SavedRowStates.current
    SavedRowStates.current = RowMemory(memory, root: row)
    defer { SavedRowStates.current = outer }
    return make()
  }

  /// What was kept of the view that `node` stands for.
  func state(for node: Node) -> (any SavedRowState)? {
    var path: [Step] = [.position(node.viewType.number)]
    var inner = node
    while inner !== root {
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
    return savedStates[key]
  }
}
