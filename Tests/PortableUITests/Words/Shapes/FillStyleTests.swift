import PortableUI
import Testing

@MainActor struct FillStyleTests {
  private func isEvenOdd(_ view: some View) -> Bool? {
    Inspector(view).only(\.shape)?.content.isEvenOdd
  }

  @Test func `parts that lie inside twice are outside, where a style says so`() {
    #expect(FillStyle() == FillStyle(eoFill: false))
    #expect(FillStyle(eoFill: true).isEOFilled)
    #expect(isEvenOdd(Circle().fill(.red)) == false)
    #expect(isEvenOdd(Circle().fill(.red, style: FillStyle(eoFill: true))) == true)
    #expect(isEvenOdd(Circle().fill(style: FillStyle(eoFill: true))) == true)
    let background = Text("A").background(.red, in: Circle(), fillStyle: FillStyle(eoFill: true))
    #expect(isEvenOdd(background) == true)
  }
}
