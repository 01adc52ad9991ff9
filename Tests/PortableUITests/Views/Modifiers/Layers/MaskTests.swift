import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct MaskTests {
  @Test func `what is masked is drawn through its mask, and nothing else is`() throws {
    let screen = Screen(
      HStack {
        Color.red.mask { Circle() }
        Color.blue
      })
    let picture = screen.svg()
    let mask = try #require(picture.range(of: "<mask id=\"mask1\" style=\"mask-type:alpha\">"))
    let end = try #require(picture.range(of: "</mask>"))
    #expect(picture[mask.upperBound..<end.lowerBound].contains("rx="))
    #expect(picture.components(separatedBy: "mask=\"url(#mask1)\"").count == 2)
    #expect(!picture[end.upperBound...].contains("<mask"))
  }

  @Test func `a mask is neither touched nor read aloud`() throws {
    var taps = 0
    let screen = Screen(
      Button("Below") { taps += 1 }.mask { Text("Mask").frame(width: 300, height: 300) })
    #expect(screen.exists("Below"))
    #expect(!screen.exists(.text("Mask")))
    try screen.tap("Below")
    #expect(taps == 1)
  }

  private struct Turning: View {
    @State private var isRound = false

    var body: some View {
      VStack {
        Button("Turn") { isRound.toggle() }
        Color.red.mask(Rectangle().opacity(isRound ? 0.25 : 0.5))
      }
    }
  }

  @Test func `a mask follows what it is made of`() throws {
    let screen = Screen(Turning())
    #expect(screen.svg().contains("opacity=\"0.5\""))
    try screen.tap("Turn")
    #expect(screen.svg().contains("opacity=\"0.25\""))
  }
}
