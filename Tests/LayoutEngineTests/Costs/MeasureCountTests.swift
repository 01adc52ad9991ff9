import LayoutEngine
import Testing

/// Speed, as counts: how often a backend is asked for a size, and how many answers are worked out.
struct MeasureCountTests {
  private func text(_ width: Double = 30) -> Node {
    Node(.leaf(.text(Size(width: width, height: 16), baseline: nil)))
  }

  private func words() -> Node { Node(.leaf(.words([30, 20, 40]))) }

  private func stack(_ axis: LayoutAxis, _ children: [Node]) -> Node {
    let guide = axis == .horizontal ? Guide.verticalCenter : .horizontalCenter
    return Node(.rule(Stack(axis, alignment: guide)), children)
  }

  private func nested(_ depth: Int, spacers: Bool = false, priorities: Bool = false) -> Node {
    guard depth > 0 else { return words() }
    var children = [words(), text(), nested(depth - 1, spacers: spacers, priorities: priorities)]
    if spacers { children.insert(Node(.leaf(.spacer(minLength: nil))), at: 1) }
    if priorities { children[0] = Node(.priority(1), [children[0]]) }
    return stack(depth.isMultiple(of: 2) ? .horizontal : .vertical, children)
  }

  private func row() -> Node {
    stack(.horizontal, [words(), Node(.rule(Padding(.zero)), [text(40)])])
  }

  private func list(_ count: Int, of row: () -> Node) -> Node {
    let rows = (0..<count).map { _ in row() }
    return Node(.rule(Viewport(.vertical)), [stack(.vertical, rows)])
  }

  @Test(arguments: [
    Proposal(width: 390, height: 844), Proposal(width: 4000, height: 4000),
    Proposal(width: 390, height: nil), .unspecified, .zero,
  ])
  func `in stacks nested 20 deep a leaf is measured at most 3 times`(_ proposal: Proposal) {
    for root in [
      nested(20), nested(20, spacers: true), nested(20, priorities: true),
      nested(20, spacers: true, priorities: true),
    ] {
      root.layout(for: proposal)
      #expect(root.all.map(\.measures).max() ?? 0 <= 3)
    }
  }

  @Test(arguments: [LayoutAxis.horizontal, .vertical])
  func `what a stack knows of its children it does not ask again to arrange them`(
    _ axis: LayoutAxis
  ) {
    let texts = (0..<10).map { text(20 + Double($0)) }
    let root = stack(axis, texts)
    root.layout(for: Proposal(width: 4000, height: 4000))
    #expect(texts.map(\.questions) == Array(repeating: 1, count: 10))
    #expect(texts.allSatisfy { $0.frame?.size.height == 16 })
  }

  @Test func `only a stack in which something sets its line asks for that`() {
    let plain = (0..<3).map { _ in text() }
    stack(.horizontal, plain).layout(for: Proposal(width: 4000, height: 4000))
    #expect(plain.map(\.questions) == [1, 1, 1])
    let set = Node(.guide(.verticalCenter) { _, _ in 4 }, [text()])
    let root = stack(.horizontal, [set, text(), text()])
    root.layout(for: Proposal(width: 4000, height: 4000))
    #expect(set.questions > 1)
    #expect(set.frame?.origin.y == 4)
  }

  @Test func `twice the depth is not more than four times the work`() {
    func visits(_ depth: Int) -> Int {
      let root = nested(depth)
      root.layout(for: Proposal(width: 390, height: 844))
      return root.all.reduce(0) { $0 + $1.visits }
    }
    #expect(visits(40) <= 4 * visits(20))
    #expect(visits(20) <= 4 * visits(10))
    #expect(visits(20) <= 20 * nested(20).all.count)
  }

  @Test(arguments: [Guide.firstTextBaseline, .verticalCenter])
  func `a baseline is found through stacks in stacks without asking ever more often`(
    _ guide: Guide
  ) {
    func lookups(_ depth: Int) -> Int {
      var root = words()
      for level in 0..<depth {
        let across = level.isMultiple(of: 4) ? guide : .firstTextBaseline
        let row = Stack(.horizontal, alignment: across)
        let axis = Stack(.vertical, alignment: .leading)
        root = Node(.rule(level.isMultiple(of: 2) ? row : axis), [words(), root])
      }
      root.layout(for: Proposal(width: 390, height: 844))
      return root.all.reduce(0) { $0 + $1.lookups }
    }
    #expect(lookups(40) <= 8 * lookups(20))
    #expect(lookups(20) <= 8 * lookups(10))
  }

  @Test func `after one change deep inside only that leaf is measured`() {
    let root = nested(20)
    root.layout(for: Proposal(width: 390, height: 844))
    let leaf = root.all.filter(\.isLeaf)[31]
    root.resetCounts()
    leaf.kind = .leaf(.words([30, 20, 40, 10]))
    leaf.invalidate()
    root.layout(for: Proposal(width: 390, height: 844))
    #expect(
      root.all.filter { $0.measures > 0 }.map(ObjectIdentifier.init) == [ObjectIdentifier(leaf)])
    #expect(leaf.measures <= 3)
  }

  @Test func `a list of rows measures each leaf once for its ideal and twice for its row`() {
    let root = list(1000, of: row)
    root.layout(for: Proposal(width: 390, height: 844))
    let leaves = root.all.filter(\.isLeaf)
    #expect(leaves.map(\.measures).max() ?? 0 <= 3)
    // Rigid leaves say all there is to know in one answer.
    for leaf in leaves {
      if case .leaf(.text) = leaf.kind { #expect(leaf.measures <= 2) }
    }
  }

  @Test func `one changed row of 10,000 is the only one worked on`() {
    changeOneRow(in: list(10_000) { stack(.horizontal, [words(), text()]) })
  }

  @Test func `in a changed row an unchanged container is not worked on`() {
    changeOneRow(in: list(20, of: row))
  }

  private func changeOneRow(in root: Node) {
    root.layout(for: Proposal(width: 390, height: 844))
    let changed = root.children[0].children[17]
    root.resetCounts()
    let leaf = changed.children[0]
    leaf.kind = .leaf(.words([30, 20, 40, 10]))
    leaf.invalidate()
    root.layout(for: Proposal(width: 390, height: 844))
    var path: [Node] = []
    var node: Node? = leaf
    while let current = node {
      path.append(current)
      node = current.parent
    }
    let worked = root.worked
    #expect(Set(worked.map(ObjectIdentifier.init)) == Set(path.map(ObjectIdentifier.init)))
    #expect(root.all.reduce(0) { $0 + $1.measures } == leaf.measures)
  }

  @Test func `a higher row moves those below it without placing what is in them`() throws {
    let root = list(100, of: row)
    root.layout(for: Proposal(width: 390, height: 844))
    let below = root.children[0].children[50]
    let before = try #require(below.frame)
    root.resetCounts()
    let leaf = root.children[0].children[10].children[1].children[0]
    leaf.kind = .leaf(.text(Size(width: 30, height: 116), baseline: nil))
    leaf.invalidate()
    root.layout(for: Proposal(width: 390, height: 844))
    let after = try #require(below.frame)
    #expect(after.minY == before.minY + 96)
    #expect(below.worked.isEmpty)
    #expect(below.children[0].frame?.minY == after.minY)
  }

  @Test func `nothing to share means one question for each child`() {
    for proposal in [Proposal(width: nil, height: 100), Proposal(width: .infinity, height: 100)] {
      let root = stack(.horizontal, [row(), row()])
      root.layout(for: proposal)
      #expect(root.children.allSatisfy { $0.visits == 1 })
    }
  }

  @Test func `a child alone is not asked for its limits`() {
    let root = stack(.horizontal, [stack(.vertical, [words(), words()])])
    root.layout(for: Proposal(width: 200, height: 200))
    #expect(root.children[0].visits == 1)
  }

  @Test func `a text before a spacer is not asked for its limits`() {
    let child = stack(.vertical, [words(), words()])
    let root = stack(.horizontal, [child, Node(.leaf(.spacer(minLength: nil)))])
    root.layout(for: Proposal(width: 200, height: 200))
    #expect(child.visits == 1)
  }
}
