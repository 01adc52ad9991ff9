import Foundation
import LayoutEngine
import PortableUI
import Testing

@MainActor struct LayeringTests {
  @Test func `what is behind comes first, what is in front last`() {
    let inspector = Inspector(
      Text("Middle").background { Color.red }.overlay { Color.blue })
    let kinds = inspector.contents.filter { $0.layer == nil }.map { $0.fill?.description ?? "text" }
    #expect(kinds == ["red", "text", "blue"])
  }

  @Test func `it is offered the size of its view, and does not change it`() {
    let inspector = Inspector(
      Color.green.frame(width: 100, height: 50)
        .background(alignment: .topLeading) { Color.red.padding(-5) }
        .overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 10, height: 10) })
    func frame(_ color: Color) -> Rect? {
      inspector.frame(of: inspector.elements.first { $0.content.fill == color })
    }
    #expect(frame(.green) == Rect(x: 145, y: 397, width: 100, height: 50))
    #expect(frame(.red) == Rect(x: 140, y: 392, width: 110, height: 60))
    #expect(frame(.blue) == Rect(x: 235, y: 437, width: 10, height: 10))
  }

  @Test func `styles are panes behind the view`() {
    func shape(_ view: some View) -> ShapeContent? { Inspector(view).only(\.shape)?.content }
    let size = Size(width: 100, height: 40)
    #expect(shape(Text("A").background(.red))?.fill == .color(.red))
    #expect(shape(Text("A").background(Color.red))?.fill == .color(.red))
    #expect(shape(Text("A").background(.thinMaterial))?.fill == .material(.thin))
    let pill = shape(Text("A").background(.red, in: Capsule()))
    #expect(pill?.outline.cornerRadius(in: size) == 20)
    #expect(shape(Text("A").overlay(.blue))?.fill == .color(.blue))
  }

  @Test func `the old forms take a view`() {
    let inspector = Inspector(
      Text("A").background(Text("B"), alignment: .leading).overlay(Circle().stroke(.red)))
    #expect(inspector.texts == ["B", "A"])
    #expect(inspector.only(\.shape)?.content.stroke?.paint == .color(.red))
  }

  @Test func `a border lies inside the frame`() {
    let inspector = Inspector(Text("A").frame(width: 50, height: 30).border(.red, width: 4))
    let border = inspector.only(\.shape)
    #expect(border?.element.frame.size == Size(width: 50, height: 30))
    #expect(border?.content.stroke?.style.lineWidth == 4)
    let line = border?.content.outline.path(in: Size(width: 50, height: 30)).elements
    #expect(line?.first == .move(to: .init(x: 2, y: 2)))
  }

  private struct Badge: View {
    @State private var taps = 0
    @State private var hasBadge = false

    var body: some View {
      Button("Tap \(taps)") {
        taps += 1
        hasBadge.toggle()
      }
      .overlay { if hasBadge { Badge2(taps: taps) } }
    }
  }

  private struct Badge2: View {
    let taps: Int
    var body: some View { Text("Badge \(taps)") }
  }

  @Test func `what is in front may come and go`() {
    let inspector = Inspector(Badge())
    let button = inspector.only(\.button)?.element
    inspector.send(.press, to: button)
    #expect(inspector.texts == ["Tap 1", "Badge 1"])
    inspector.send(.press, to: button)
    #expect(inspector.texts == ["Tap 2"])
  }
}
