import Foundation
import PortableUI
import Testing
import ViewTesting

/// Modifiers around the pages of a tab view, whatever these are.
@MainActor
struct PageModifierTests {
  private struct Pages<Page: View>: View {
    let page: (Int) -> Page
    @State private var taps = 0

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "taps \(taps)")
        TabView {
          ForEach(0..<2, id: \.self) { number in
            page(number)
              .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
              .padding(40)
              .onTapGesture { taps += 1 }
          }
        }
        .tabViewStyle(.page)
      }
    }
  }

  private struct Card: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "card \(number)")
        Button("count \(count)") { count += 1 }
      }
    }
  }

  /// One view in each of two cases.
  private struct Chrome: ViewModifier {
    let isWide: Bool

    func body(content: Content) -> some View {
      if isWide { content.padding(10) } else { content }
    }
  }

  private struct Erased: View {
    let number: Int
    var body: AnyView { AnyView(Card(number: number)) }
  }

  /// Its type contains itself.
  private struct Nested: View {
    let number: Int
    var depth = 1

    var body: some View {
      if depth > 0 { Nested(number: number, depth: depth - 1) } else { Card(number: number) }
    }
  }

  private func expectAround<Page: View>(
    inset: CGFloat = 40, _ page: @escaping (Int) -> Page
  ) throws {
    let screen = Screen(Pages(page: page), size: CGSize(width: 400, height: 400))
    #expect(screen.tabs == ["Page 1", "Page 2"])
    for number in 0..<2 {
      #expect(try screen.frame(of: .text("card \(number)")).minX == inset)
      try screen.tap(.text("card \(number)"))
      #expect(screen.exists("taps \(number + 1)"))
      #expect(!screen.exists("card \(1 - number)"))
      if number == 0 { try screen.tap(.tab("Page 2")) }
    }
    // Each keeps its state.
    try screen.tap("count 0")
    try screen.tap(.tab("Page 1"))
    #expect(screen.exists("card 0") && screen.exists("count 0"))
    try screen.tap(.tab("Page 2"))
    #expect(screen.exists("card 1") && screen.exists("count 1"))
  }

  @Test func `they are around a page whose type is forgotten`() throws {
    try expectAround { AnyView(Card(number: $0)) }
    try expectAround { Erased(number: $0) }
    // Nobody can say of this one that it is one view: it has to go on being shown.
    let nested = Screen(
      Pages(page: { Nested(number: $0) }), size: CGSize(width: 400, height: 400))
    #expect(nested.exists("card 0"))
    try expectAround { number in Group { AnyView(Card(number: number)) } }
  }

  @Test func `they are around a page with modifiers of one's own`() throws {
    try expectAround { Card(number: $0).modifier(Chrome(isWide: false)) }
    try expectAround(inset: 50) { Card(number: $0).modifier(Chrome(isWide: true)) }
    try expectAround { AnyView(Card(number: $0)).modifier(Chrome(isWide: false)) }
  }

  private struct Pairs: View {
    var body: some View {
      TabView {
        Group {
          Text("one")
          Text("two")
        }
        .padding(20)
        AnyView(
          Group {
            Text("three")
            Text("four")
          }
        )
        .padding(20)
      }
      .tabViewStyle(.page)
    }
  }

  @Test func `several views are a page each, also where their type is forgotten`() throws {
    let screen = Screen(Pairs(), size: CGSize(width: 400, height: 300))
    for (number, name) in ["one", "two", "three", "four"].enumerated() {
      try screen.tap(.tab("Page \(number + 1)"))
      #expect(screen.texts == [name])
    }
  }
}
