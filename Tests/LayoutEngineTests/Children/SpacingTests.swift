import LayoutEngine
import Testing

struct SpacingTests {
  private func wishes(trailing: Double, leading: Double = 0) -> Spacing {
    Spacing(top: 0, leading: leading, bottom: 0, trailing: trailing)
  }

  @Test func `of two wishes the larger counts`() {
    let (first, second) = (wishes(trailing: 5), wishes(trailing: 0, leading: 12))
    #expect(first.distance(to: second, along: .horizontal) == 12)
    #expect(second.distance(to: first, along: .horizontal) == 0)
    #expect(Spacing.standard.distance(to: .standard, along: .vertical) == 8)
    #expect(Spacing.zero.distance(to: .standard, along: .vertical) == 8)
    #expect(Spacing.zero.distance(to: .zero, along: .vertical) == 0)
  }

  @Test func `who wants no space gets none, whatever the neighbour wishes`() {
    #expect(Spacing.none.distance(to: .standard, along: .horizontal) == 0)
    #expect(Spacing.standard.distance(to: .none, along: .horizontal) == 0)
  }

  @Test func `together two views want what either wants`() {
    #expect(Spacing.none.union(.standard) == .standard)
    #expect(
      wishes(trailing: 3).union(wishes(trailing: 9, leading: 1)) == wishes(trailing: 9, leading: 1))
  }

  @Test func `a wish that is no length is none`() {
    #expect(wishes(trailing: .nan) == .zero)
    #expect(wishes(trailing: -4) == .zero)
  }
}
