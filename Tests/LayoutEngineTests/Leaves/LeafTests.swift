import LayoutEngine
import Testing

struct LeafTests {
  private let offered = Proposal(width: 60, height: 30)

  @Test func `a fill takes all, and its natural size where nothing is offered`() {
    let fill = FillLeaf(natural: Size(width: 40, height: 20))
    #expect(fill.size(for: offered) == Size(width: 60, height: 30))
    #expect(fill.size(for: .unspecified) == Size(width: 40, height: 20))
    #expect(FillLeaf().size(for: .unspecified) == Size(width: 10, height: 10))
    #expect(FillLeaf(natural: Size(width: .nan, height: -1)).size(for: .unspecified).height == 0)
  }

  @Test func `a control stretches in its directions only and never below its least size`() {
    let slider = StretchLeaf(
      .horizontal, natural: Size(width: 100, height: 20), least: Size(width: 40, height: 20))
    #expect(slider.size(for: offered) == Size(width: 60, height: 20))
    #expect(slider.size(for: .zero) == Size(width: 40, height: 20))
    #expect(slider.size(for: .unspecified) == Size(width: 100, height: 20))
  }

  @Test func `a control is never less than its least size, even by nature`() {
    let control = StretchLeaf(
      [], natural: Size(width: 10, height: 10), least: Size(width: 40, height: 20))
    #expect(control.size(for: .unspecified) == Size(width: 40, height: 20))
  }

  @Test func `a spacer takes its axis, a lone one both`() {
    #expect(SpacerLeaf(along: .horizontal).size(for: offered) == Size(width: 60, height: 0))
    #expect(SpacerLeaf(along: .vertical).size(for: .unspecified) == Size(width: 0, height: 8))
    #expect(SpacerLeaf(along: nil).size(for: offered) == Size(width: 60, height: 30))
    #expect(SpacerLeaf(minLength: 70, along: .horizontal).size(for: offered).width == 70)
  }

  @Test func `a divider lies across its axis`() {
    #expect(DividerLeaf(along: .vertical).size(for: offered) == Size(width: 60, height: 1))
    #expect(DividerLeaf(along: .horizontal).size(for: offered) == Size(width: 1, height: 30))
    #expect(DividerLeaf(thickness: 2).size(for: .unspecified) == Size(width: 10, height: 2))
  }
}
