import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct SafeAreaPaddingTests {
  private func shape(in rig: Rig) -> Rect? {
    rig.elements.first { if case .shape = $0.content { true } else { false } }?.frame
  }

  @Test func `a view keeps from the edges`() {
    let rig = Rig(
      Rectangle().safeAreaPadding(.horizontal, 20).safeAreaPadding(5),
      size: Size(width: 200, height: 100))
    #expect(shape(in: rig) == Rect(x: 25, y: 5, width: 150, height: 90))
  }

  @Test func `a scroll view fills the edges, and its content keeps from them`() throws {
    let rig = Rig(
      ScrollView { Rectangle().frame(height: 300) }.safeAreaPadding(30),
      size: Size(width: 200, height: 100))
    let area = try #require(rig.area)
    #expect(area.element.frame.size == Size(width: 200, height: 100))
    #expect(area.content.contentSize.height == 360)
    #expect(shape(in: rig) == Rect(x: 30, y: 30, width: 140, height: 300))
  }

  private struct Growing: View {
    @State private var length = 10.0

    var body: some View {
      VStack {
        List { Text("Row") }.safeAreaPadding(.top, length)
        Button("Grow") { length = 50 }
      }
    }
  }

  @Test func `a list does so too, and follows`() throws {
    let rig = Rig(Growing(), size: Size(width: 200, height: 400))
    let before = try #require(rig.area).content.contentSize.height
    rig.tap("Grow")
    #expect(try #require(rig.area).content.contentSize.height == before + 40)
  }

  @Test func `a window's room is that of the desktop`() {
    let rig = Rig(Rectangle().scenePadding(), size: Size(width: 200, height: 100))
    #expect(shape(in: rig) == Rect(x: 18, y: 18, width: 164, height: 64))
    let bottom = Rig(
      Rectangle().scenePadding(.minimum, edges: .bottom), size: Size(width: 200, height: 100))
    #expect(shape(in: bottom)?.size.height == 82)
  }

  @Test func `a bar stands at the edge`() {
    let screen = Screen(
      List { Text("Row") }.safeAreaBar(edge: .bottom) { Text("Bar") },
      size: CGSize(width: 200, height: 200))
    #expect(screen.texts == ["Row", "Bar"])
  }
}
