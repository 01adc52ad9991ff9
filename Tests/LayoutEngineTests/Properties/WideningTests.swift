import LayoutEngine
import Testing

/// A row that is given more room gives no child less, as long as no text in it wraps.
///
/// A text that wraps takes room in leaps, and the leap of one may be another's loss.
struct WideningTests {
  private func child(_ dice: inout Dice, depth: Int) -> Node {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &dice) {
    case 0: return Node(.leaf(.text(Size(width: dice.number(0...60), height: 10), baseline: nil)))
    case 1: return Node(.leaf(.fill(FillLeaf())))
    case 2: return Node(.leaf(.spacer(minLength: dice.number(0...20))))
    case 3:
      let least = dice.number(0...30)
      let limits = Limits(least: least, most: least + dice.number(0...60))
      let frame = FlexibleFrame(width: limits, height: Limits())
      return Node(.rule(frame), [Node(.leaf(.fill(FillLeaf())))])
    case 4: return Node(.priority(dice.number(0...1)), [Node(.leaf(.fill(FillLeaf())))])
    default: return row(&dice, depth: depth - 1)
    }
  }

  private func row(_ dice: inout Dice, depth: Int) -> Node {
    let children = (0..<Int.random(in: 1...5, using: &dice)).map { _ in
      child(&dice, depth: depth)
    }
    return Node(.rule(Stack(.horizontal, alignment: .top)), children)
  }

  @Test(arguments: UInt64(1)...60)
  func `widening never narrows a child`(_ seed: UInt64) {
    var dice = Dice(seed: seed)
    let root = row(&dice, depth: 2)
    var before: [Double] = []
    for width in stride(from: 0.0, through: 400, by: 11) {
      root.layout(for: Proposal(width: width, height: 20))
      let widths = root.all.map { $0.frame?.size.width ?? 0 }
      let narrowed = zip(before, widths).filter { $0 > $1 + 1e-9 }
      if !narrowed.isEmpty { Issue.record("at \(width): \(narrowed)") }
      before = widths
    }
  }
}
