import Foundation
import LayoutEngine
import PortableUI
import Testing

@MainActor struct LayoutModifierTests {
  /// The frame of a red pane that `modify` was applied to, on a screen of 390 × 844.
  private func frame<V: View>(_ modify: (Color) -> V) -> Rect? {
    let inspector = Inspector(modify(Color.red))
    return inspector.frame(of: inspector.elements.first { $0.content.fill == .red })
  }

  @Test func `a frame of fixed size`() {
    #expect(
      frame { $0.frame(width: 90, height: 44) } == Rect(x: 150, y: 400, width: 90, height: 44))
    #expect(frame { $0.frame(height: 44) } == Rect(x: 0, y: 400, width: 390, height: 44))
  }

  @Test func `a frame aligns what is in it`() {
    let pane = frame {
      $0.frame(width: 10, height: 10).frame(width: 100, height: 100, alignment: .bottomTrailing)
    }
    #expect(pane == Rect(x: 235, y: 462, width: 10, height: 10))
  }

  @Test func `a frame between limits`() {
    let pane = frame { $0.frame(maxWidth: 100, minHeight: 900) }
    #expect(pane?.size == Size(width: 100, height: 900))
    let wide = frame {
      $0.frame(width: 10, height: 10).frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(wide == Rect(x: 0, y: 417, width: 10, height: 10))
  }

  @Test func `padding in all its forms`() {
    #expect(frame { $0.padding() } == Rect(x: 16, y: 16, width: 358, height: 812))
    #expect(frame { $0.padding(5) } == Rect(x: 5, y: 5, width: 380, height: 834))
    #expect(frame { $0.padding(.horizontal) } == Rect(x: 16, y: 0, width: 358, height: 844))
    #expect(frame { $0.padding([.top, .leading], 4) } == Rect(x: 4, y: 4, width: 386, height: 840))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frame { $0.padding(insets) } == Rect(x: 2, y: 1, width: 384, height: 840))
  }

  @Test func `a shape of its own`() {
    let fit = frame { $0.aspectRatio(2, contentMode: .fit) }
    #expect(fit == Rect(x: 0, y: 324.5, width: 390, height: 195))
    let fill = frame { $0.aspectRatio(CGSize(width: 1, height: 1), contentMode: .fill) }
    #expect(fill?.size == Size(width: 844, height: 844))
  }

  @Test func `an offset moves the view and nothing else`() {
    let inspector = Inspector(
      HStack(spacing: 0) {
        Color.red.frame(width: 10).offset(x: 3, y: 4)
        Color.blue.frame(width: 10)
      })
    let red = inspector.elements.first { $0.content.fill == .red }!
    let blue = inspector.elements.first { $0.content.fill == .blue }!
    #expect(blue.frame.minX - red.frame.minX == 7)
    #expect(red.frame.minY - blue.frame.minY == 4)
  }

  @Test func `the ideal size, whatever the room`() {
    let inspector = Inspector(Text("A long text that needs room").fixedSize().frame(width: 20))
    #expect(inspector.text("A long text that needs room")!.frame.size.width > 20)
    let ideal = frame { $0.fixedSize() }
    #expect(ideal?.size == Size(width: 10, height: 10))
    #expect(frame { $0.fixedSize(horizontal: true, vertical: false) }?.size.height == 844)
  }

  @Test func `who has priority takes room first, through other modifiers`() {
    let inspector = Inspector(
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 300)
        Color.blue.frame(maxWidth: 300).layoutPriority(1).padding(5).opacity(0.5)
      })
    let blue = inspector.elements.first { $0.content.fill == .blue }!
    let red = inspector.elements.first { $0.content.fill == .red }!
    #expect(blue.frame.size.width == 300)
    #expect(red.frame.size.width == 80)
  }

  private struct Depths: View {
    @State private var depth = 0.0

    var body: some View {
      ZStack {
        Color.red.zIndex(depth)
        Color.blue
        Button("Up") { depth = 1 }
      }
    }
  }

  @Test func `who is further in front comes later`() {
    let inspector = Inspector(Depths())
    #expect(inspector.contents.compactMap(\.fill) == [.red, .blue])
    inspector.send(.press, to: inspector.only(\.button)?.element)
    #expect(inspector.contents.compactMap(\.fill) == [.blue, .red])
  }

  @Test func `a safe area is empty on a desktop`() {
    let inside = Rect(x: 5, y: 5, width: 380, height: 834)
    #expect(frame { $0.padding(5).ignoresSafeArea() } == inside)
    #expect(frame { $0.padding(5).edgesIgnoringSafeArea(.all) } == inside)
  }
}
