import LayoutEngine
import Testing

/// Rules asked directly, as a custom layout may ask them: without the graph's care around them.
struct LayoutRuleTests {
  private struct Fixed: LayoutChildren {
    var sizes: [Size]

    var count: Int { sizes.count }

    func measure(_ child: Int, for proposal: Proposal) -> Size { sizes[child] }
  }

  private static let rules: [any LayoutRule & Sendable] = [
    Stack(.horizontal, alignment: .top), LayeredStack(), Layering(), GeometryRule(), FirstFit(),
    Viewport(), FixedFrame(width: 10, height: nil), FixedFrame(width: 10, height: 10),
    FlexibleFrame(width: Limits(most: 50), height: Limits(least: 5)), IdealSize(),
    Padding(Insets(top: -20, leading: -20, bottom: 0, trailing: 0)), Position(.zero),
    AspectRatio(nil, mode: .fit), Offset(Point(x: 5, y: 5)),
    TrackGrid(.vertical, tracks: [GridTrack(.fixed(10))], alignment: .leading),
  ]

  @Test(arguments: rules.indices)
  func `a rule without children has a size and places nobody`(_ index: Int) {
    let rule = Self.rules[index]
    let nobody = Fixed(sizes: [])
    for proposal in [Proposal(width: 30, height: 30), .zero, .unspecified] {
      let size = rule.size(of: nobody, for: proposal)
      #expect(size.width >= 0 && size.width <= 30 && size.height >= 0 && size.height <= 30)
      var placed = 0
      rule.arrange(nobody, in: size, for: proposal) { _, _ in placed += 1 }
      #expect(placed == 0)
      let dimensions = Dimensions(size: size, proposal: proposal)
      #expect(rule.explicitGuide(.leading, of: nobody, in: dimensions) == nil)
      #expect(rule.spacing(of: nobody) == .standard)
    }
  }

  @Test(arguments: rules.indices)
  func `a rule answers with a length whatever its child answers`(_ index: Int) {
    let rule = Self.rules[index]
    for wild in [Double.nan, -10, .infinity] {
      let child = Fixed(sizes: [Size(width: wild, height: wild)])
      for proposal in [Proposal(width: 30, height: 30), .zero, .unspecified] {
        let size = rule.size(of: child, for: proposal)
        #expect(size.width.isFinite && size.width >= 0)
        #expect(size.height.isFinite && size.height >= 0)
      }
    }
  }

  @Test func `a rule's wishes are its children's, at its own edges`() {
    struct Wishful: LayoutChildren {
      var count: Int { 2 }

      func measure(_ child: Int, for proposal: Proposal) -> Size { .zero }

      func spacing(of child: Int) -> Spacing {
        let wish = child == 0 ? 3.0 : 5
        return Spacing(top: wish, leading: wish, bottom: wish, trailing: wish)
      }
    }
    let row = Stack(.horizontal, alignment: .top).spacing(of: Wishful())
    #expect(row == Spacing(top: 5, leading: 3, bottom: 5, trailing: 5))
    #expect(LayeredStack().spacing(of: Wishful()).distance(to: .zero, along: .vertical) == 5)
    #expect(Layering().spacing(of: Wishful()).distance(to: .zero, along: .vertical) == 3)
  }
}
