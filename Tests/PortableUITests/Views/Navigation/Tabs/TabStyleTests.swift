import Foundation
import PortableUI
import Testing
import ViewTesting

/// The style of a tab view that asks for a row of buttons.
@MainActor
struct TabStyleTests {
  private struct Places: View {
    var body: some View {
      TabView {
        TabSection("All") {
          Tab("Home", systemImage: "house") { Text("at home") }
          Tab("Search", systemImage: "magnifyingglass") { Text("searching") }
        }
      }
    }
  }

  @Test(arguments: [390.0, 700])
  func `a bar alone is the one that there is without a style, in a room that is wide too`(
    width: Double
  ) throws {
    let size = CGSize(width: width, height: 400)
    let usual = Screen(Places(), size: size)
    let alone = Screen(Places().tabViewStyle(.tabBarOnly), size: size)
    for name in ["Home", "Search"] {
      #expect(try alone.frame(of: .tab(name)) == usual.frame(of: .tab(name)))
    }
    #expect(try alone.frame(of: "at home") == usual.frame(of: "at home"))
    #expect(alone.tabs == ["Home", "Search"] && !alone.exists(.text("All")))
    try alone.tap(.tab("Search"))
    #expect(alone.exists("searching") && !alone.exists("at home"))
  }

  @Test func `it counts for more than a column that is wanted further out`() throws {
    let size = CGSize(width: 700, height: 400)
    let column = Screen(Places().tabViewStyle(.sidebarAdaptable), size: size)
    #expect(column.exists(.text("All")))
    let row = Screen(
      Places().tabViewStyle(.tabBarOnly).tabViewStyle(.sidebarAdaptable), size: size)
    #expect(!row.exists(.text("All")))
    let (home, search) = (try row.frame(of: .tab("Home")), try row.frame(of: .tab("Search")))
    #expect(home.midY == search.midY && home.maxX <= search.minX)
  }

  @Test func `dots lie over the page, and are no buttons with borders`() throws {
    let size = CGSize(width: 700, height: 400)
    let screen = Screen(
      TabView {
        Color.red.accessibilityIdentifier("page")
        Color.blue
      }
      .tabViewStyle(.page).buttonStyle(.bordered), size: size)
    #expect(
      try screen.frame(of: .identifier("page")) == CGRect(origin: .zero, size: size))
    let (one, other) = (
      try screen.frame(of: .tab("Page 1")), try screen.frame(of: .tab("Page 2"))
    )
    #expect(one.size == CGSize(width: 24, height: 24) && one.maxX == other.minX)
    #expect(one.maxY <= 400 && one.minY > 350)
    #expect(screen.accessibilityIssues == [])
    try screen.tap(.tab("Page 2"))
    #expect(screen.selectedTab == "Page 2")
  }

  @Test func `a page that is the only one has a dot where that is wanted`() throws {
    struct Pages: View {
      let mode: PageTabViewStyle.IndexDisplayMode
      @State private var count = 1

      var body: some View {
        VStack {
          Button("More") { count += 1 }
          TabView {
            ForEach(0..<count, id: \.self) { Text(verbatim: "page text \($0)") }
          }
          .tabViewStyle(.page(indexDisplayMode: mode))
        }
      }
    }
    let usual = Screen(Pages(mode: .automatic))
    #expect(usual.tabs == [] && usual.exists("page text 0"))
    try usual.tap("More")
    #expect(usual.tabs == ["Page 1", "Page 2"])
    let always = Screen(Pages(mode: .always))
    #expect(always.tabs == ["Page 1"])
    let never = Screen(Pages(mode: .never))
    try never.tap("More")
    #expect(never.tabs == [])
  }

  @Test func `only the chosen page has the colour that is told`() {
    let inspector = Inspector(
      TabView {
        Tab("One", systemImage: "1.circle") { Text("first") }
        Tab("Two", systemImage: "2.circle") { Text("second") }
      }
      .accentColor(.orange))
    let tabs = inspector.contents.compactMap(\.button)
    #expect(tabs.map(\.isSelected) == [true, false])
    #expect(tabs.map(\.tint) == [.orange, nil])
  }
}
