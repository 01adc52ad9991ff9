import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct GroupBoxTests {
  @Test func `a label stands above what is in the box`() throws {
    let screen = Screen(
      VStack {
        GroupBox("Fruit") { Text(verbatim: "Apple") }
        GroupBox { Text(verbatim: "Bare") }
        GroupBox(label: Text(verbatim: "Dairy")) { Text(verbatim: "Milk") }
      })
    #expect(screen.texts == ["Fruit", "Apple", "Bare", "Dairy", "Milk"])
    let label = try screen.frame(of: "Fruit")
    #expect(try screen.frame(of: "Apple").minY == label.maxY + 8)
    let box = try screen.frame(of: .role(.shape).at(0))
    #expect(box.width == 390)
    #expect(box.minY == label.minY - 12)
  }

  @Test func `a style makes of it what it likes`() {
    struct Below: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let screen = Screen(
      VStack {
        GroupBox("Fruit") { Text(verbatim: "Apple") }.groupBoxStyle(Below())
        GroupBox("Usual") { Text(verbatim: "Box") }.groupBoxStyle(.automatic)
      })
    #expect(screen.texts == ["Apple", "Fruit", "Usual", "Box"])
  }
}
