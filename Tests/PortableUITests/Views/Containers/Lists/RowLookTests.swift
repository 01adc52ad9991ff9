import Foundation
import PortableUI
import Testing
import ViewTesting

/// What stands in rows and between them.
@MainActor
struct RowLookTests {
  private let size = CGSize(width: 400, height: 400)

  @Test func `the words at the end of a row that leads on stand before its sign`() throws {
    let screen = Screen(
      NavigationStack {
        List {
          NavigationLink("Inbox") { Text("Letters") }.badge(12)
          Text("Plain").badge(3)
        }
      }, size: size)
    let (badge, plain) = (try screen.frame(of: "12"), try screen.frame(of: "3"))
    // There is room for the sign, which is at the end.
    #expect(badge.maxX < plain.maxX - 10)
    #expect(screen.texts.filter { $0 == "12" }.count == 1)
    #expect(badge.minX > (try screen.frame(of: "Inbox").maxX))
  }

  @Test func `a link is called in the colour of words, also where its page is beside the list`() {
    func color(_ words: String, in view: some View) -> Color? {
      let texts = Screen(view, size: CGSize(width: 900, height: 400)).graph.rootElement.all
        .compactMap { element -> TextContent? in
          if case .text(let text) = element.content { text } else { nil }
        }
      return texts.first { $0.text == words }?.color
    }
    let columns = NavigationSplitView {
      List {
        NavigationLink("Inbox") { Text("Letters") }
        Button("Press") {}
      }
    } detail: {
      Text("Nothing")
    }
    #expect(color("Inbox", in: columns) == .primary)
    #expect(color("Press", in: columns) == .accentColor)
  }

  @Test func `icons of labels in rows have the tint of the item, and others have not`() {
    func picture(_ isRow: Bool, _ tint: ListItemTint?) -> String {
      let label = Label("Star", systemImage: "star").listItemTint(tint)
      return isRow
        ? Screen(List { label }, size: size).svg() : Screen(VStack { label }, size: size).svg()
    }
    let (red, usual) = (picture(true, .fixed(.red)), picture(true, nil))
    #expect(red != usual)
    #expect(picture(true, .preferred(.red)) == red)
    #expect(picture(true, .monochrome) != red)
    #expect(picture(false, .fixed(.red)) == picture(false, nil))
  }

  @Test func `sections have lines around them where somebody wants some`() {
    func lines(_ visibility: Visibility, _ edges: VerticalEdge.Set = .all) -> Int {
      let screen = Screen(
        List {
          Section("One") {
            Text("a")
            Text("b")
          }
          .listSectionSeparator(visibility, edges: edges)
          Section("Two") { Text("c") }
        }
        .listStyle(.plain), size: size)
      return screen.svg().components(separatedBy: "<line").count - 1
    }
    let usual = lines(.automatic)
    #expect(lines(.hidden) == usual)
    #expect(lines(.visible) == usual + 2)
    #expect(lines(.visible, .bottom) == usual + 1)
  }

  @Test func `what a row can do is in its menu, too`() throws {
    struct Groceries: View {
      @State private var items = ["Milk", "Bread"]
      @State private var flagged = ""
      @State private var selection: String?
      var body: some View {
        Text(verbatim: "flagged \(flagged)")
        List(selection: $selection) {
          ForEach(items, id: \.self) { item in
            Text(verbatim: item).swipeActions(edge: .leading) {
              Button("Flag") { flagged = item }
            }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let screen = Screen(Groceries(), size: size)
    try screen.contextMenu(of: .row("Bread"))
    #expect(screen.menu == ["Flag", "Delete"])
    try screen.choose("Flag")
    #expect(screen.texts.contains("flagged Bread"))
    try screen.contextMenu(of: .row("Milk"))
    try screen.choose("Delete")
    #expect(!screen.exists(.row("Milk")))
  }

  @Test func `a scroll view shows what lies beyond its edges where it is told to`() throws {
    func screen(_ isDisabled: Bool) -> Screen {
      Screen(
        VStack {
          ScrollView(.horizontal) {
            HStack { ForEach(0..<4) { Text(verbatim: "Card \($0)").frame(width: 100) } }
          }
          .scrollClipDisabled(isDisabled)
          .frame(width: 120)
        }, size: size)
    }
    #expect(screen(false).texts == ["Card 0"])
    #expect(screen(true).texts == ["Card 0", "Card 1", "Card 2"])
  }
}
