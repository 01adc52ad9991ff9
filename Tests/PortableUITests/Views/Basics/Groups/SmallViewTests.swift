import Foundation
import LayoutEngine
import PortableUI
import Testing

@MainActor struct SmallViewTests {
  @Test func `a colour fills its room`() {
    let inspector = Inspector(Color.red.opacity(0.5))
    #expect(inspector.only(\.fill)?.content == Color.red.opacity(0.5))
    #expect(inspector.only(\.fill)?.element.frame.size == Size(width: 390, height: 844))
  }

  @Test func `a divider lies across its stack`() {
    let column = Inspector(
      VStack {
        Text("A")
        Divider()
        Text("B")
      })
    #expect(
      column.elements.first { $0.content == .divider }?.frame.size == Size(width: 390, height: 1))
    let row = Inspector(
      HStack {
        Text("A")
        Divider().padding(1)
        Text("B")
      })
    let line = row.elements.first { $0.content == .divider }
    #expect(line?.frame.size.width == 1)
    #expect(line?.frame.size.height == 842)
  }

  @Test func `a symbol has the size and colour of texts`() {
    let image = Inspector(Image(systemName: "star").font(.title).foregroundColor(.red)).only(
      \.image)
    #expect(image?.content.source == .symbol("star"))
    #expect(image?.content.font == .title)
    #expect(image?.content.color == .red)
    #expect(image?.content.label == "star")
  }

  @Test func `a picture takes the size it is given once it may`() {
    let own = Inspector(Image(systemName: "star").frame(width: 90, height: 50)).only(\.image)
    let given = Inspector(Image(systemName: "star").resizable().frame(width: 90, height: 50))
    #expect(own?.element.frame.size != Size(width: 90, height: 50))
    #expect(given.only(\.image)?.element.frame.size == Size(width: 90, height: 50))
    let fitted = Inspector(
      Image(systemName: "star").resizable().scaledToFit().frame(width: 90, height: 50))
    #expect(fitted.only(\.image)?.element.frame.size == Size(width: 50, height: 50))
  }

  @Test func `a picture that is not there is missing`() {
    #expect(Inspector(Image("nowhere")).only(\.image)?.content.source == .missing("nowhere"))
    #expect(Inspector(Image(decorative: "nowhere")).only(\.image)?.content.label == nil)
  }

  private struct Parity: View, Equatable {
    let number: Int
    var body: some View { Text("\(number)") }
    nonisolated static func == (lhs: Parity, rhs: Parity) -> Bool {
      lhs.number % 2 == rhs.number % 2
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Parity(number: count).equatable()
        Button("Two") { count += 2 }
        Toggle("One", isOn: .constant(false)).onTapGesture { count += 1 }
      }
    }
  }

  @Test func `an equatable view is made anew when it is not equal`() {
    let inspector = Inspector(Counter())
    inspector.send(.press, to: inspector.only(\.button)?.element)
    #expect(inspector.texts[0] == "0")
    inspector.send(.tap(1), to: inspector.elements.first { $0.content.layer?.tapCount == 1 })
    #expect(inspector.texts[0] == "3")
  }

  private struct Previews: PreviewProvider {
    static var previews: some View {
      Text("One").previewDisplayName("First")
      Text("Two")
    }
  }

  @Test func `previews can be shown`() {
    #expect(Inspector(VStack { Previews.previews }).texts == ["One", "Two"])
  }
}
