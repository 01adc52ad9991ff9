import Foundation
import Testing
import ViewStateController
import ViewTesting

@MainActor
struct ModifiersTests {
  @Test func `a view behind a material keeps its place`() {
    let screen = Screen(
      ContentBlock().materialOverlay(), size: CGSize(width: 400, height: 200))
    #expect(screen.place(of: "content") == rect(150, 80, 100, 40))
    #expect(screen.tree.contains("= \"material\" at 150, 80, 100×40"), "\(screen.tree)")
  }

  @Test func `a line around a view takes no room and no taps`() throws {
    struct Bordered: View {
      @State private var taps = 0

      var body: some View {
        Button("taps \(taps)") { taps += 1 }
          .roundedOverlayBorder(cornerRadius: 4, color: .red, lineWidth: 2)
      }
    }
    let screen = Screen(Bordered())
    #expect(screen.tree.contains("line of red"), "\(screen.tree)")
    try screen.tap("taps 0")
    #expect(screen.exists("taps 1"))
  }

  @Test(arguments: [false, true])
  func `a view is transformed if that is wanted`(isWanted: Bool) {
    let screen = Screen(
      ContentBlock().if(isWanted) { view in
        HStack {
          view
          Text("Transformed")
        }
      })
    #expect(screen.texts == (isWanted ? ["Transformed"] : []))
    #expect(screen.place(of: "content") != nil)
  }

  @Test func `a view without its type is the same view`() {
    let view: AnyView = Text("Name").asAnyView()
    #expect(Screen(view).texts == ["Name"])
  }
}
