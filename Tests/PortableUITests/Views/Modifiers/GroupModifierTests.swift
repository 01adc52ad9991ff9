import Foundation
import LayoutEngine
import PortableUI
import Testing

@MainActor struct GroupModifierTests {
  @Test func `a modifier on a group applies to each view in it`() {
    let inspector = Inspector(
      HStack(spacing: 0) {
        Group {
          Text("A")
          Text("B")
        }
        .frame(width: 50)
      })
    #expect(
      inspector.frame(of: inspector.text("B"))!.minX
        - inspector.frame(of: inspector.text("A"))!.minX == 50)
  }

  @Test func `around nothing there is nothing`() {
    let inspector = Inspector(
      HStack(spacing: 10) {
        Color.red.frame(width: 10, height: 10)
        EmptyView().padding(50).background(.green)
        Color.blue.frame(width: 10, height: 10)
      })
    let colors = inspector.elements.filter { $0.content.fill != nil }
    #expect(colors.count == 2)
    #expect(colors[1].frame.minX - colors[0].frame.maxX == 10)
    #expect(inspector.elements.allSatisfy { $0.content.shape == nil })
  }

  private struct Growing: View {
    @State private var count = 1

    var body: some View {
      VStack(spacing: 0) {
        Button("More") { count += 1 }
        ForEach(0..<count, id: \.self) { Text("\($0)") }.background(.red).frame(height: 40)
          .opacity(0.5)
      }
    }
  }

  @Test func `views that come and go take the modifiers around them with them`() {
    let inspector = Inspector(Growing())
    let button = inspector.only(\.button)?.element
    #expect(inspector.elements.count { $0.content.shape != nil } == 1)
    let first = inspector.text("0")
    inspector.send(.press, to: button)
    inspector.send(.press, to: button)
    #expect(inspector.texts == ["More", "0", "1", "2"])
    #expect(inspector.elements.count { $0.content.shape != nil } == 3)
    #expect(inspector.elements.count { $0.content.layer?.opacity == 0.5 } == 3)
    #expect(inspector.text("0") === first)
    #expect(inspector.frame(of: inspector.text("2"))!.minY - inspector.frame(of: first)!.minY == 80)
  }

  private struct Either: View {
    @State private var isFirst = true

    var body: some View {
      VStack {
        Group {
          if isFirst { Text("One") } else { Color.red.frame(width: 70, height: 70) }
        }
        .padding(10)
        .background(.blue)
        Button("Other") { isFirst.toggle() }
      }
    }
  }

  @Test func `a modifier goes on around what takes the place of its view`() {
    let inspector = Inspector(Either())
    let background = inspector.only(\.shape)?.element
    inspector.send(.press, to: inspector.only(\.button)?.element)
    #expect(inspector.only(\.shape)?.element === background)
    #expect(background?.frame.size.width == 90)
    inspector.send(.press, to: inspector.only(\.button)?.element)
    #expect(inspector.texts == ["One", "Other"])
    #expect(background?.frame.size.height == inspector.text("One")!.frame.size.height + 20)
  }
}
