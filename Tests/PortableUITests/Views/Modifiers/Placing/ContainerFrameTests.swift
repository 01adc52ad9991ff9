import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct ContainerFrameTests {
  private func frame(_ view: some View, width: Double, height: Double) -> Rect? {
    let rig = Rig(view, size: Size(width: width, height: height))
    let found = rig.elements.filter { if case .shape = $0.content { true } else { false } }
    return found.first?.frame
  }

  @Test func `a view is as long as the window where nothing else contains it`() {
    let frame = frame(
      HStack {
        Rectangle().containerRelativeFrame(.horizontal) { length, _ in length / 4 }
        Spacer()
      }, width: 400, height: 300)
    #expect(frame?.size == Size(width: 100, height: 300))
  }

  @Test func `so many fill a scroll view with room between them`() {
    let frame = frame(
      HStack(spacing: 0) {
        Color.red.frame(width: 100)
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            Rectangle().containerRelativeFrame(.horizontal, count: 3, spacing: 10)
              .frame(height: 20)
          }
        }
      }, width: 410, height: 300)
    #expect(frame?.size.width == 290.0 / 3)
  }

  @Test func `one that spans two has the room between them, too`() {
    let frame = frame(
      ScrollView {
        Rectangle().containerRelativeFrame(.vertical, count: 3, span: 2, spacing: 30)
      }, width: 100, height: 360)
    #expect(frame?.size.height == 230)
  }

  @Test func `the margins of a scroll view are none of its room`() {
    let frame = frame(
      ScrollView(.horizontal) { Rectangle().containerRelativeFrame(.horizontal).frame(height: 9) }
        .contentMargins(.horizontal, 20), width: 300, height: 100)
    #expect(frame?.size.width == 260)
  }

  @Test func `in a page it is as large as the page`() {
    let rig = Rig(
      NavigationStack { Rectangle().containerRelativeFrame([.horizontal, .vertical]) },
      size: Size(width: 200, height: 100))
    let shape = rig.elements.first { if case .shape = $0.content { true } else { false } }
    #expect(shape?.frame.size.width == 200)
  }

  private struct Halved: View {
    @State private var part = 0.5

    var body: some View {
      VStack {
        Rectangle().frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in
          length * part
        }
        Button("Less") { part = 0.25 }
      }
    }
  }

  @Test func `it follows the window, and what its length is made of`() throws {
    let rig = Rig(Halved(), size: Size(width: 400, height: 300))
    func width() -> Double? {
      rig.elements.first { if case .shape = $0.content { true } else { false } }?.frame.size.width
    }
    #expect(width() == 200)
    rig.tap("Less")
    #expect(width() == 100)
    rig.graph.resize(to: Size(width: 200, height: 300))
    rig.frame()
    #expect(width() == 50)
  }
}
