import LayoutEngine
import Testing

struct ProposalTests {
  @Test func `a length that is no number is unspecified`() {
    #expect(Proposal(width: .nan, height: 5) == Proposal(width: nil, height: 5))
    #expect(Proposal(width: -.nan, height: .signalingNaN) == .unspecified)
  }

  @Test func `a negative length is nothing`() {
    #expect(Proposal(width: -1, height: -.infinity) == .zero)
  }

  @Test func `zero has no sign`() {
    #expect(Proposal(width: -0.0, height: 0) == .zero)
  }

  @Test func `what was offered can be read and changed`() {
    var proposal = Proposal(width: 10, height: nil)
    #expect(proposal.width == 10)
    #expect(proposal.height == nil)
    proposal.width = nil
    proposal[.vertical] = 20
    #expect(proposal == Proposal(width: nil, height: 20))
    #expect(
      proposal.replacingUnspecified(by: Size(width: 1, height: 2)) == Size(width: 1, height: 20))
  }

  @Test func `a proposal takes 16 bytes`() {
    #expect(MemoryLayout<Proposal>.size == 16)
  }

  @Test func `lengths along and across an axis`() {
    #expect(Proposal(1, along: .horizontal, cross: 2) == Proposal(width: 1, height: 2))
    #expect(Proposal(1, along: .vertical, cross: nil) == Proposal(width: nil, height: 1))
    #expect(Size(1, along: .vertical, cross: 2) == Size(width: 2, height: 1))
    #expect(Point(1, along: .vertical, cross: 2) == Point(x: 2, y: 1))
  }
}
