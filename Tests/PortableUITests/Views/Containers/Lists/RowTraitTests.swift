import Foundation
import PortableUI
import Testing
import ViewTesting

/// What apps say about rows of lists.
@MainActor
struct RowTraitTests {
  private func rows(_ screen: Screen) -> [RowContent] {
    screen.graph.rootElement.all.compactMap { $0.content.layer?.row }
  }

  private func content(of screen: Screen) -> ListContent? {
    screen.graph.rootElement.all.lazy.compactMap { $0.content.layer?.list }.first
  }

  @Test func `insets and a least height are what a row says`() throws {
    let screen = Screen(
      List {
        Text(verbatim: "Own").listRowInsets(EdgeInsets())
        Text(verbatim: "Usual")
      }
      .environment(\.defaultMinListRowHeight, 10), size: CGSize(width: 300, height: 400))
    let own = try screen.frame(of: .row("Own"))
    #expect(try screen.frame(of: .text("Own")).minX == own.minX)
    let (words, usual) = (
      try screen.frame(of: .text("Usual")), try screen.frame(of: .row("Usual"))
    )
    #expect(own.height == words.height)
    #expect(usual.height == words.height + 12)
  }

  @Test func `a background takes the place of the card, and follows what it shows`() throws {
    struct Coloured: View {
      @State private var isRed = true
      var body: some View {
        List {
          Button("Colour") { isRed.toggle() }.listRowBackground(isRed ? Color.red : nil)
          Section {
            Text(verbatim: "Blue")
            Text(verbatim: "Green").listRowBackground(Color.green)
          }
          .listRowBackground(Color.blue)
        }
      }
    }
    let screen = Screen(Coloured(), size: CGSize(width: 300, height: 400))
    func fills() -> [Color] { screen.graph.rootElement.all.compactMap(\.content.fill) }
    #expect(fills() == [.red, .blue, .green])
    #expect(rows(screen).map(\.hasBackground) == [true, true, true])
    let row = try screen.frame(of: .row("Colour"))
    #expect(try screen.frame(of: .role(.shape).at(0)) == row)
    try screen.tap("Colour")
    #expect(fills() == [.blue, .green])
    #expect(rows(screen).map(\.hasBackground) == [false, true, true])
    try screen.tap("Colour")
    #expect(fills() == [.red, .blue, .green])
  }

  @Test func `a background is drawn behind all that is in its row`() throws {
    struct Mail: View {
      @State private var isRed = false
      var body: some View {
        List {
          Button("Inbox") { isRed.toggle() }.badge(2).listRowBackground(isRed ? Color.red : nil)
          Text(verbatim: "Drafts").badge(3).listRowBackground(Color.blue)
        }
      }
    }
    let screen = Screen(Mail(), size: CGSize(width: 300, height: 400))
    func drawn() -> [[String]] {
      let rows = screen.graph.rootElement.all.filter { $0.content.layer?.row != nil }
      return rows.map { row in
        row.all.compactMap { $0.content.text?.text ?? $0.content.fill.map { _ in "ground" } }
      }
    }
    #expect(drawn() == [["Inbox", "2"], ["ground", "Drafts", "3"]])
    try screen.tap("Inbox")
    #expect(drawn() == [["ground", "Inbox", "2"], ["ground", "Drafts", "3"]])
    try screen.tap("Inbox")
    #expect(drawn() == [["Inbox", "2"], ["ground", "Drafts", "3"]])
  }

  @Test func `lines are hidden and coloured`() throws {
    let screen = Screen(
      List {
        Text(verbatim: "One").listRowSeparator(.hidden)
        Text(verbatim: "Two").listRowSeparatorTint(.red)
        Text(verbatim: "Three")
        Text(verbatim: "Four").listRowSeparator(.hidden, edges: .top)
        Text(verbatim: "Five")
      })
    #expect(rows(screen).map { $0.separator != nil } == [false, true, false, true, false])
    #expect(rows(screen)[1].separator?.color == .red)
  }

  @Test func `a badge stands out as much as it is to`() {
    struct Page: View {
      @State private var prominence = BadgeProminence.standard

      var body: some View {
        List {
          Text("Usual").badge(1)
          Text("Much").badge(2).badgeProminence(.increased)
          Text("Little").badge(3).badgeProminence(.decreased)
          Text("Changing").badge(4).badgeProminence(prominence)
          Button("Change") { prominence = .increased }
        }
      }
    }
    func colors(_ inspector: Inspector) -> [Color?] {
      ["1", "2", "3", "4"].map {
        guard case .text(let text)? = inspector.text($0)?.content else { return nil }
        // What stands on a ground of colour is another one where it is dark.
        let isPair = text.color.resolved(isDark: true) == Color(white: 0)
        return isPair ? text.color.resolved(isDark: false) : text.color
      }
    }
    let bright = Color(white: 1)
    let inspector = Inspector(Page())
    #expect(colors(inspector) == [.secondary, bright, .primary.opacity(0.68), .secondary])
    try? inspector.screen.tap("Change")
    #expect(colors(inspector).last == bright)
    let all = Inspector(
      List { Text("Much").badge("1") }.environment(\.badgeProminence, .increased))
    #expect(colors(all).first == bright)
  }

  @Test func `a badge stands at the end of its row`() throws {
    struct Mail: View {
      @State private var count = 2
      var body: some View {
        List {
          Button("Inbox") { count -= 1 }.badge(count)
          Text(verbatim: "Drafts").badge("new")
          Text(verbatim: "Trash")
        }
      }
    }
    let screen = Screen(Mail())
    #expect(screen.texts == ["Inbox", "2", "Drafts", "new", "Trash"])
    let (row, badge) = (try screen.frame(of: .row("Inbox")), try screen.frame(of: "2"))
    #expect(badge.maxX == row.maxX - 12)
    #expect(badge.midY == row.midY)
    try screen.tap(.button("Inbox"))
    #expect(screen.texts == ["Inbox", "1", "Drafts", "new", "Trash"])
    let number = try screen.frame(of: "1")
    #expect(try screen.frame(of: .button("Inbox")).maxX == number.minX - 8)
    try screen.tap(.button("Inbox"))
    #expect(screen.texts == ["Inbox", "Drafts", "new", "Trash"])
    try screen.tap(.button("Inbox"))
    #expect(screen.exists("-1"))
  }

  @Test func `styles say what rows look like`() throws {
    func list() -> some View {
      List {
        Text(verbatim: "One")
        Text(verbatim: "Two")
      }
    }
    let plain = Screen(list().listStyle(.plain), size: CGSize(width: 300, height: 400))
    #expect(try plain.frame(of: .row("One")) == CGRect(x: 0, y: 0, width: 300, height: 36))
    #expect(content(of: plain)?.background == .view)
    let hidden = Screen(list().listStyle(PlainListStyle()).scrollContentBackground(.hidden))
    #expect(content(of: hidden)?.background == nil)
    let sidebar = Screen(list().listStyle(.sidebar))
    #expect(rows(sidebar).map(\.look) == [.sidebar, .sidebar])
    #expect(rows(sidebar).allSatisfy { $0.separator == nil })
    let boxed = Screen(list().listStyle(.insetGrouped).listRowSpacing(8))
    #expect(rows(boxed).map(\.hasRoundTop) == [true, true])
    let first = try boxed.frame(of: .row("One"))
    #expect(try boxed.frame(of: .row("Two")).minY == first.maxY + 8)
    let framed = Screen(list().listStyle(.bordered))
    #expect(content(of: framed)?.isFramed == true)
    for screen in [Screen(list().listStyle(.grouped)), Screen(list().listStyle(.inset))] {
      #expect(rows(screen).count == 2)
    }
  }

  @Test func `sections keep the distance that is asked for`() throws {
    let screen = Screen(
      List {
        Section { Text(verbatim: "One") }
        Section { Text(verbatim: "Two") }
        Section { Text(verbatim: "Three") }.listSectionSpacing(40)
      }
      .listSectionSpacing(.compact))
    let (one, two, three) = (
      try screen.frame(of: .row("One")), try screen.frame(of: .row("Two")),
      try screen.frame(of: .row("Three"))
    )
    #expect(two.minY - one.maxY == 12)
    #expect(three.minY - two.maxY == 26)
  }

  @Test func `margins keep content from the edges of lists and scroll views`() throws {
    let screen = Screen(
      VStack(spacing: 0) {
        List { Text(verbatim: "Row") }.contentMargins(.horizontal, 40)
        ScrollView { Text(verbatim: "Scrolled").frame(maxWidth: .infinity, alignment: .leading) }
          .contentMargins(20)
      }, size: CGSize(width: 300, height: 400))
    #expect(try screen.frame(of: .row("Row")) == CGRect(x: 40, y: 12, width: 220, height: 55))
    #expect(try screen.frame(of: "Scrolled").minX == 20)
    #expect(try screen.frame(of: "Scrolled").minY == 220)
  }
}
