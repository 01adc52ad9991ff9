import LayoutEngine
import Testing

/// What holds for every tree, tried on trees that a fixed seed makes.
struct LayoutPropertyTests {
  private static let seeds = Array(UInt64(1)...120)

  private func tree(_ seed: UInt64) -> Node {
    var dice = Dice(seed: seed)
    return dice.tree(depth: 6)
  }

  private func proposals(_ seed: UInt64) -> [Proposal] {
    var dice = Dice(seed: seed &* 31)
    return (0..<3).map { _ in dice.proposal() }
  }

  private func frames(_ node: Node) -> [Rect?] { node.all.map(\.frame) }

  @Test(arguments: seeds)
  func `every frame is finite and no length is negative`(_ seed: UInt64) {
    for proposal in proposals(seed) + [.infinity, .zero, .unspecified] {
      let root = tree(seed)
      root.layout(for: proposal)
      let wrong = frames(root).compactMap(\.self).filter { frame in
        let size = frame.size
        return
          !(frame.minX.isFinite && frame.minY.isFinite && size.width.isFinite
          && size.height.isFinite && size.width >= 0 && size.height >= 0)
      }
      #expect(wrong.isEmpty)
    }
  }

  @Test(arguments: seeds)
  func `the same tree and proposal give the same frames`(_ seed: UInt64) {
    for proposal in proposals(seed) {
      let (one, other) = (tree(seed), tree(seed))
      one.layout(for: proposal)
      other.layout(for: proposal)
      #expect(frames(one) == frames(other))
    }
  }

  @Test(arguments: seeds)
  func `what a tree was asked before does not show in its frames`(_ seed: UInt64) {
    let used = tree(seed)
    for proposal in proposals(seed) {
      used.layout(for: proposal)
      let fresh = tree(seed)
      fresh.layout(for: proposal)
      #expect(frames(used) == frames(fresh))
    }
  }

  @Test(arguments: seeds)
  func `a room that grows and shrinks leaves no trace in the frames`(_ seed: UInt64) {
    let used = tree(seed)
    var rooms = [0.0, 40, 90, 150, 220, 300, 390, 600, 2000, 300, 90].map {
      Proposal(width: $0, height: $0 / 2)
    }
    rooms.insert(.unspecified, at: 4)
    for proposal in rooms + [.infinity, Proposal(width: nil, height: 0)] {
      used.layout(for: proposal)
      let fresh = tree(seed)
      fresh.layout(for: proposal)
      if frames(used) != frames(fresh) { Issue.record("in a room of \(proposal)") }
    }
  }

  @Test(arguments: seeds)
  func `laying out again changes nothing and asks nobody`(_ seed: UInt64) {
    for proposal in proposals(seed) {
      let root = tree(seed)
      root.layout(for: proposal)
      let before = frames(root)
      root.resetCounts()
      root.layout(for: proposal)
      #expect(frames(root) == before)
      #expect(root.worked.isEmpty)
    }
  }

  @Test(arguments: seeds)
  func `a changed leaf gives the frames of a tree made with it`(_ seed: UInt64) {
    for proposal in proposals(seed) {
      let (changed, fresh) = (tree(seed), tree(seed))
      changed.layout(for: proposal)
      let leaves = changed.all.indices.filter { changed.all[$0].isLeaf }
      for leaf in leaves.prefix(4) {
        let kind = Node.Kind.leaf(.text(Size(width: 33, height: 21), baseline: nil))
        changed.all[leaf].kind = kind
        changed.all[leaf].invalidate()
        fresh.all[leaf].kind = kind
      }
      changed.layout(for: proposal)
      fresh.layout(for: proposal)
      #expect(frames(changed) == frames(fresh))
    }
  }

  @Test(arguments: seeds)
  func `a stack is as long as its children and the gaps between them`(_ seed: UInt64) {
    for proposal in proposals(seed) {
      let root = tree(seed)
      root.layout(for: proposal)
      for node in root.all {
        guard case .rule(let rule) = node.kind, let stack = rule as? Stack else { continue }
        guard let frame = node.frame, node.record.proposal[stack.axis.cross] != nil else {
          continue
        }
        var isRight = true
        var end = frame.origin[stack.axis]
        for (index, child) in node.children.enumerated() {
          guard let placed = child.frame else { continue }
          if let spacing = stack.spacing, index > 0 { end += spacing }
          if stack.spacing == nil, index > 0 {
            let gap = placed.origin[stack.axis] - end
            isRight = isRight && (abs(gap) < 1e-9 || abs(gap - 8) < 1e-9)
            end = placed.origin[stack.axis]
          }
          isRight = isRight && abs(placed.origin[stack.axis] - end) < 1e-9
          end += placed.size[stack.axis]
        }
        let length = end - frame.origin[stack.axis]
        isRight = isRight && abs(length - frame.size[stack.axis]) < 1e-9
        if !isRight { Issue.record("\(stack) at \(frame)") }
      }
    }
  }

  /// Stacks, layered stacks and padding hold their children.
  ///
  /// Frames, shapes, scroll views and what withholds a proposal may be overflowed by rule, as may a
  /// stack that had to settle its cross length.
  @Test(arguments: seeds)
  func `children lie inside their parent unless the rule lets them overflow`(_ seed: UInt64) {
    for proposal in proposals(seed) {
      let root = tree(seed)
      root.layout(for: proposal)
      for node in root.all {
        guard case .rule(let rule) = node.kind, let frame = node.frame else { continue }
        if let stack = rule as? Stack {
          if node.record.proposal[stack.axis.cross] == nil { continue }
        } else if rule is LayeredStack {
          // Children of lower priority than another's may be larger than their stack.
          if Set(node.children.map(\.priority)).count > 1 { continue }
        } else if !(rule is Padding) {
          continue
        }
        let grown = Rect(
          x: frame.minX - 1e-9, y: frame.minY - 1e-9, width: frame.size.width + 2e-9,
          height: frame.size.height + 2e-9)
        let outside = node.children.compactMap(\.frame).filter { !grown.contains($0) }
        if !outside.isEmpty { Issue.record("\(rule) at \(frame): \(outside)") }
      }
    }
  }
}
