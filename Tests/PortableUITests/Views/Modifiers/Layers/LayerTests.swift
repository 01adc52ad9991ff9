import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct LayerTests {
  private func layer(_ view: some View) -> LayerContent? { Inspector(view).only(\.layer)?.content }

  @Test func `a layer has the frame of its view`() {
    let inspector = Inspector(Color.red.frame(width: 20, height: 20).opacity(0.5))
    #expect(inspector.only(\.layer)?.element.frame == Rect(x: 185, y: 412, width: 20, height: 20))
    #expect(inspector.only(\.fill)?.element.frame == Rect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `how it looks`() {
    #expect(layer(Text("A").opacity(0.25))?.opacity == 0.25)
    #expect(layer(Text("A").opacity(7))?.opacity == 1)
    #expect(layer(Text("A").hidden())?.isHidden == true)
    #expect(layer(Text("A").allowsHitTesting(false))?.takesPointer == false)
    #expect(layer(Text("A").scaleEffect(2))?.scale?.x == 2)
    let corner = layer(Text("A").scaleEffect(x: 1, y: 3, anchor: .topLeading))?.scale
    #expect(corner?.y == 3)
    #expect(corner?.anchor == .zero)
  }

  @Test func `what is cut off`() {
    let size = Size(width: 40, height: 20)
    #expect(layer(Text("A").clipped())?.clip?.cornerRadius(in: size) == 0)
    #expect(layer(Text("A").cornerRadius(4))?.clip?.cornerRadius(in: size) == 4)
    #expect(layer(Text("A").clipShape(Capsule()))?.clip?.cornerRadius(in: size) == 10)
    #expect(layer(Text("A").clipShape(Circle()))?.clip?.cornerRadius(in: size) == nil)
  }

  private struct Taps: View {
    @State private var log = ""

    var body: some View {
      VStack {
        Text("Here").onTapGesture { log += "1" }
        Text("There").onTapGesture(count: 2) { log += "2" }
        Text(verbatim: log)
      }
    }
  }

  @Test func `taps are counted`() {
    let inspector = Inspector(Taps())
    let layers = inspector.elements.filter { $0.content.layer?.tapCount != nil }
    #expect(layers.map { $0.content.layer?.tapCount } == [1, 2])
    inspector.send(.tap(1), to: layers[0])
    inspector.send(.tap(2), to: layers[1])
    inspector.send(.tap(1), to: layers[1])
    #expect(inspector.texts.last == "12")
  }

  /// Words that take turns, in a room that stays, with something around it.
  private struct Turns<Shown: View>: View {
    let around: (AnyView) -> Shown
    @State private var isSecond = false

    var body: some View {
      VStack {
        around(AnyView(room))
        Button("Turn") { isSecond.toggle() }
      }
    }

    private var room: some View {
      Group {
        if isSecond { Text("two") } else { Text("one") }
      }
      .frame(width: 100, height: 100)
    }
  }

  @Test func `what takes a place in a room that stays is seen in its layers`() throws {
    func expectTurns(_ around: @escaping (AnyView) -> some View) throws {
      let screen = Screen(Turns(around: around))
      for word in ["one", "two", "one"] {
        #expect(screen.texts == [word, "Turn"])
        try screen.tap("Turn")
      }
    }
    try expectTurns { $0.cornerRadius(8) }
    try expectTurns { $0.opacity(0.5) }
    try expectTurns { $0.padding().scaleEffect(2).offset(x: 1) }
    try expectTurns { $0.cornerRadius(8).accessibilityHidden(false) }
  }

  private struct Fading: View {
    @State private var opacity = 1.0

    var body: some View {
      Button("Fade") { opacity = 0.5 }.opacity(opacity)
    }
  }

  @Test func `a layer that changes stays the same layer, and measures nothing`() {
    let inspector = Inspector(Fading())
    let layer = inspector.only(\.layer)?.element
    let measures = inspector.screen.graph.counts.measures
    inspector.send(.press, to: inspector.only(\.button)?.element)
    #expect(inspector.only(\.layer)?.element === layer)
    #expect(layer?.content.layer?.opacity == 0.5)
    #expect(inspector.screen.graph.counts.measures == measures)
  }
}
