import LayoutEngine
import Testing

struct StackTests {
  private func fill(most: Double) -> Node {
    let frame = FlexibleFrame(width: Limits(least: 0, most: most), height: Limits())
    return Node(.rule(frame), [Node(.leaf(.fill(FillLeaf())))])
  }

  private func row(_ children: [Node]) -> Node {
    Node(.rule(Stack(.horizontal, alignment: .top, spacing: 0)), children)
  }

  @Test(arguments: [2, 20, 60])
  func `many children share by the same rule as few`(_ pairs: Int) {
    let children = (0..<pairs).flatMap { _ in [fill(most: .infinity), fill(most: 10)] }
    row(children).layout(for: Proposal(width: Double(pairs) * 40, height: 10))
    let widths = children.map { $0.frame?.size.width ?? 0 }
    for index in widths.indices {
      #expect(abs(widths[index] - (index.isMultiple(of: 2) ? 30 : 10)) < 1e-9)
    }
  }

  @Test(arguments: [2, 20, 60])
  func `among many of equal flexibility the first goes first`(_ count: Int) {
    let children = (0..<count).map { index in
      let frame = FlexibleFrame(width: Limits(least: index == 0 ? 50 : 0), height: Limits())
      return Node(.rule(frame), [Node(.leaf(.fill(FillLeaf())))])
    }
    row(children).layout(for: Proposal(width: Double(count) * 10 + 40, height: 10))
    // The first needs more than its share; because it goes first, the others make room for it.
    let last = children[count - 1].frame
    #expect(abs((last?.maxX ?? 0) - Double(count * 10 + 40)) < 1e-9)
    #expect(abs((last?.size.width ?? 0) - 10) < 1e-9)
  }

  @Test(arguments: [2, 20, 60])
  func `among many the higher priority goes first wherever it stands`(_ count: Int) {
    for leader in [0, count / 2, count - 1] {
      var children = (0..<count).map { _ in fill(most: .infinity) }
      children[leader] = Node(.priority(1), [children[leader]])
      row(children).layout(for: Proposal(width: 100, height: 10))
      let widths = children.map { $0.frame?.size.width }
      #expect(widths[leader] == 100)
      #expect(widths.filter { $0 == 0 }.count == count - 1)
    }
  }
}
