/// A node that tells the nodes inside it apart: by the elements of a `ForEach`, or by the values that its
/// views stand for in a picker.
@MainActor
protocol TaggingNode: Node {
  /// What the child there stands for; `nil` where nobody said.
  func tag(ofChild index: Int) -> AnyHashable?

  /// Whether its children are elements of a collection, and so not words about one thing.
  var tellsElementsApart: Bool { get }

  /// The same for one of its children, as a row of a list or in one.
  func tag(of child: Node) -> AnyHashable?
}

extension TaggingNode {
  var tellsElementsApart: Bool { false }

  func tag(of child: Node) -> AnyHashable? {
    children.firstIndex { $0 === child }.flatMap { tag(ofChild: $0) }
  }
}

extension Node {
  /// The nodes around what is seen of this one, those further out first.
  var wrappers: [Node] {
    var wrappers: [Node] = []
    var next = children.first
    while let node = next, node.box == nil {
      wrappers.append(node)
      next = node.children.count == 1 ? node.children[0] : nil
    }
    return wrappers
  }

  /// What the view in here says that it stands for.
  var tagOfContent: AnyHashable? {
    wrappers.lazy.compactMap { $0 as? any TaggingNode }.filter { !$0.tellsElementsApart }
      .compactMap { $0.tag(ofChild: 0) }.first
  }
}
