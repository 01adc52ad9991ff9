import Foundation
import LayoutEngine
import PortableUI
import Testing
@_spi(Measuring) import ViewTesting

/// Titles of sections that stay at the upper edge of a plain list.
@MainActor
struct ListTitleTests {
  /// A title is 40 points high and a row 36, so a section is 400.
  private struct Letters: View {
    var body: some View {
      List {
        ForEach(0..<20) { section in
          Section {
            ForEach(0..<10) { row in
              Text(verbatim: "Row \(section).\(row)").frame(height: 28)
            }
          } header: {
            Text(verbatim: "Head \(section)").frame(height: 22)
          }
        }
      }
    }
  }

  private let size = CGSize(width: 200, height: 300)

  private func middle(_ name: String, _ screen: Screen) throws -> CGFloat {
    try screen.frame(of: .text(name)).midY
  }

  private func grounds(_ screen: Screen) -> [ListBackground] {
    screen.graph.rootElement.all.compactMap { $0.content.layer?.looks.ground }
  }

  @Test func `a title stays with its section, and the next one pushes it away`() throws {
    let screen = Screen(Letters().listStyle(.plain), size: size)
    #expect(try middle("Head 0", screen) == 23)
    #expect(screen.scroll(by: 100))
    #expect(try middle("Head 0", screen) == 23)
    #expect(try middle("Row 0.3", screen) == 40 + 3.5 * 36 - 100)
    #expect(screen.scroll(by: 280))
    #expect(try middle("Head 0", screen) == 3)
    #expect(try middle("Head 1", screen) == 43)
    #expect(screen.scroll(by: 25))
    #expect(!screen.texts.contains("Head 0"))
    #expect(try middle("Head 1", screen) == 23)
    #expect(screen.scroll(by: -405))
    #expect(try middle("Head 0", screen) == 23)
    #expect(try middle("Row 0.0", screen) == 58)
  }

  @Test func `other styles let their titles go`() {
    func check(_ list: some View) {
      let screen = Screen(list, size: size)
      #expect(screen.texts.contains("Head 0"))
      #expect(screen.scroll(by: 200))
      #expect(!screen.texts.contains("Head 0"))
      #expect(grounds(screen).isEmpty)
    }
    check(Letters())
    check(Letters().listStyle(.inset))
    check(Letters().listStyle(.bordered))
    check(Letters().listStyle(.sidebar))
  }

  @Test func `what stands in no section, or in one without a title, has none over it`() throws {
    struct Mixed: View {
      var body: some View {
        List {
          Section {
            rows("Titled", 10)
          } header: {
            Text(verbatim: "Head").frame(height: 22)
          }
          Section { rows("Untitled", 10) }
          rows("Alone", 20)
        }
        .listStyle(.plain)
      }

      private func rows(_ name: String, _ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { Text(verbatim: "\(name) \($0)").frame(height: 28) }
      }
    }
    let screen = Screen(Mixed(), size: size)
    #expect(screen.scroll(by: 300))
    #expect(try middle("Head", screen) == 23)
    #expect(screen.scroll(by: 80))
    #expect(try middle("Head", screen) == 3)
    for _ in 0..<4 {
      #expect(screen.scroll(by: 110))
      #expect(!screen.texts.contains("Head"))
      #expect(grounds(screen).isEmpty)
    }
    #expect(screen.texts.contains("Alone 2"))
  }

  @Test func `a title is read before the rows that are seen`() {
    let screen = Screen(Letters().listStyle(.plain), size: size)
    #expect(screen.texts.prefix(3) == ["Head 0", "Row 0.0", "Row 0.1"])
    #expect(screen.scroll(by: 100))
    // The first two lie beneath it, and not wholly.
    #expect(screen.texts.prefix(4) == ["Row 0.1", "Row 0.2", "Head 0", "Row 0.3"])
    #expect(screen.scroll(by: -100))
    #expect(screen.texts.prefix(3) == ["Head 0", "Row 0.0", "Row 0.1"])
  }

  @Test func `the list's own background lies behind it, as long as it stays`() throws {
    let screen = Screen(Letters().listStyle(.plain), size: size)
    #expect(grounds(screen).isEmpty)
    #expect(screen.scroll(by: 100))
    #expect(grounds(screen) == [.view])
    let ground = try #require(
      screen.graph.rootElement.all.first { $0.content.layer?.looks.ground != nil })
    #expect(ground.frame.minY == 100)
    #expect(ground.frame.size.width == 200)
    #expect(ground.frame.size.height == 40)
    #expect(screen.scroll(by: -100))
    #expect(grounds(screen).isEmpty)
    let bare = Screen(
      Letters().listStyle(.plain).scrollContentBackground(.hidden), size: size)
    #expect(bare.scroll(by: 100))
    #expect(grounds(bare) == [.window])
  }

  @Test func `where a list has no background any more, its title has none either`() throws {
    struct Switched: View {
      @State private var background = Visibility.automatic
      var body: some View {
        VStack(spacing: 0) {
          Button("Switch") { background = .hidden }
          Letters().listStyle(.plain).scrollContentBackground(background)
        }
      }
    }
    let screen = Screen(Switched(), size: CGSize(width: 200, height: 400))
    #expect(screen.scroll(by: 100))
    #expect(grounds(screen) == [.view])
    try screen.tap("Switch")
    #expect(grounds(screen) == [.window])
  }

  @Test func `rows beneath a title are out of reach, and what is in it is not`() throws {
    struct Covered: View {
      @State private var log = "nothing"
      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: log)
          List {
            Section {
              ForEach(0..<30) { row in Button("Row \(row)") { log = "row \(row)" } }
            } header: {
              Button("Head") { log = "head" }.frame(height: 40)
            }
          }
          .listStyle(.plain)
        }
      }
    }
    let screen = Screen(Covered(), size: size)
    #expect(screen.scroll(by: 100))
    try screen.tap("Head")
    #expect(screen.texts[0] == "head")
    #expect(throws: ScreenError.self) { try screen.tap("Row 1") }
    #expect(screen.texts[0] == "head")
    // Who looks for a row scrolls until it is seen.
    try screen.scroll(to: "Row 1")
    try screen.tap("Row 1")
    #expect(screen.texts[0] == "row 1")
  }

  // MARK: What comes into sight

  private struct Picked: View {
    @State private var selection: Int?
    @FocusState private var isThere: Bool

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          HStack {
            Button("Far") { proxy.scrollTo(35, anchor: .top) }
            Button("Up") { proxy.scrollTo("head 0", anchor: .top) }
            Button("Keys") { isThere = true }
          }
          List(selection: $selection) {
            ForEach(0..<20) { section in
              Section {
                ForEach(section * 10..<section * 10 + 10, id: \.self) {
                  Text(verbatim: "Row \($0)").frame(height: 28)
                }
              } header: {
                Text(verbatim: "Head \(section)").frame(height: 22).id("head \(section)")
              }
            }
          }
          .listStyle(.plain)
          .focused($isThere)
        }
      }
    }
  }

  /// How far down in the list a row is seen.
  private func place(_ row: Int, _ screen: Screen) throws -> CGFloat {
    try screen.frame(of: .row("Row \(row)")).minY - screen.frame(of: .role(.list)).minY
  }

  private func picked() -> Screen { Screen(Picked(), size: CGSize(width: 300, height: 340)) }

  @Test func `a row that keys come to is not beneath the title`() throws {
    let screen = picked()
    #expect(screen.scroll(by: 200))
    try screen.select(.row("Row 6"))
    try screen.press(.upArrow)
    #expect(screen.selectedRows == ["Row 5"])
    #expect(try place(5, screen) == 40)
    try screen.press(.upArrow)
    #expect(try place(4, screen) == 40)
    try screen.press(.home)
    #expect(try place(0, screen) == 40)
  }

  @Test func `a row that is scrolled to is not beneath the title, known or not`() throws {
    let screen = picked()
    try screen.tap("Far")
    let far = try place(35, screen)
    #expect(abs(far - 40) < 0.5)
    #expect(screen.texts.contains("Head 3"))
    try screen.select(.row("Row 35"))
    for row in stride(from: 34, through: 23, by: -1) {
      try screen.press(.upArrow)
      #expect(screen.selectedRows == ["Row \(row)"])
      #expect(try place(row, screen) > 39.5)
    }
  }

  @Test func `who scrolls to a title that stays comes to where its section begins`() throws {
    let screen = picked()
    #expect(screen.scroll(by: 200))
    try screen.tap("Up")
    #expect(try place(0, screen) == 40)
  }

  @Test func `the keyboard comes in at a row that is seen`() throws {
    let screen = picked()
    #expect(screen.scroll(by: 200))
    try screen.tap("Keys")
    #expect(screen.focused == "Row 5")
    try screen.press(.downArrow)
    #expect(screen.selectedRows == ["Row 5"])
    #expect(try place(5, screen) == 40)
  }

  @Test func `a title over a hundred thousand rows makes only what is seen`() throws {
    let screen = Screen(
      List {
        Section {
          ForEach(0..<100_000, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 28) }
        } header: {
          Text(verbatim: "Head").frame(height: 22)
        }
      }
      .listStyle(.plain), size: size)
    #expect(screen.counts.nodesMade < 600)
    for _ in 0..<20 { #expect(screen.scroll(by: 1000)) }
    let title = try middle("Head", screen)
    #expect(abs(title - 23) < 0.01)
    let rows = screen.graph.rootElement.all.filter { $0.content.layer?.row != nil }
    #expect(rows.count < 40)
    let made = screen.counts.nodesMade
    #expect(screen.scroll(by: 36))
    #expect(screen.counts.nodesMade - made < 40)
  }
}
