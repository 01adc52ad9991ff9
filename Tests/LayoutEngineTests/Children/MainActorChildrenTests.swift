import LayoutEngine
import Testing

/// A view graph lives on the main actor, the engine lives nowhere: the one must be able to use the
/// other without a hop, a copy or a promise the compiler cannot check.
@MainActor
private final class MainActorNode {
  var size = Size(width: 30, height: 10)
  var measures = 0
  var children: [MainActorNode] = []
}

@MainActor
private struct MainActorChildren: @MainActor LayoutChildren {
  let node: MainActorNode

  var count: Int { node.children.count }

  func measure(_ child: Int, for proposal: Proposal) -> Size {
    node.children[child].measures += 1
    return node.children[child].size
  }
}

@MainActor
struct MainActorChildrenTests {
  @Test func `a main actor's view graph is laid out where it lives`() {
    let parent = MainActorNode()
    parent.children = [MainActorNode(), MainActorNode()]
    let stack = Stack(.horizontal, alignment: .top)
    let children = MainActorChildren(node: parent)
    let size = stack.size(of: children, for: .unspecified)
    var frames: [Rect] = []
    stack.arrange(children, in: size, for: .unspecified) { frames.append($1.frame) }
    #expect(size == Size(width: 68, height: 10))
    #expect(frames.map(\.minX) == [0, 38])
    #expect(parent.children[0].measures > 0)
  }
}
