import Foundation
import LayoutEngine
import PortableUI
import Testing

@testable import ViewTesting

/// Pages beside one another, and the buttons to choose among them.
@MainActor
struct TabViewTests {
  struct Places: View {
    @State private var place = "home"
    @State private var news = 0

    var body: some View {
      TabView(selection: $place) {
        Counting(name: "Home")
          .tabItem { Label("Home", systemImage: "house") }
          .tag("home")
        NavigationStack {
          NavigationLink("Go") { Text("Page").navigationTitle("Page") }
            .navigationTitle("Searching")
        }
        .tag("search")
        .tabItem {
          Image(systemName: "magnifyingglass")
          Text("Search")
        }
        VStack {
          Text(verbatim: "Place \(place)")
          Button("To home") { place = "home" }
          Button("News") { news += 1 }
        }
        .tabItem { Text("More") }
        .badge(news)
        .tag("more")
      }
    }
  }

  struct Counting: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  @Test func `places stand in a column at the side, and beneath where it is narrow`() throws {
    let view = TabView {
      Tab("Home", systemImage: "house") { Text("at home") }
      Tab("Search", systemImage: "magnifyingglass") { Text("searching") }.badge(3)
    }
    .tabViewStyle(.sidebarAdaptable)
    let screen = Screen(view, size: CGSize(width: 700, height: 400))
    let (home, search) = (
      try screen.frame(of: .button("Home")), try screen.frame(of: .button("Search, 3"))
    )
    #expect(home.minX == search.minX && home.width == search.width)
    #expect(home.maxY <= search.minY && home.maxX <= 200)
    #expect(try screen.frame(of: "at home").midX == 450)
    try screen.tap(.button("Search, 3"))
    #expect(screen.exists("searching"))
    screen.resize(to: CGSize(width: 400, height: 400))
    #expect(try screen.frame(of: .button("Home")).minY > 300)
    #expect(try screen.frame(of: "searching").midX == 200)
  }

  @Test func `a column that has no room for all places is scrolled`() throws {
    let names = (1...30).map { "Place \($0)" }
    let screen = Screen(
      TabView {
        ForEach(names, id: \.self) { name in
          Text(verbatim: "at \(name)").tabItem { Label(name, systemImage: "star") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      .contentMargins(40), size: CGSize(width: 700, height: 300))
    let first = try screen.frame(of: .tab("Place 1"))
    #expect(first.minX == 6 && first.minY == 6 && !screen.exists(.tab("Place 30")))
    try screen.scroll(to: .tab("Place 30"))
    #expect(try screen.frame(of: .tab("Place 30")).maxY <= 300)
    try screen.tap(.tab("Place 30"))
    #expect(screen.exists("at Place 30") && !screen.exists(.tab("Place 1")))
    #expect(try screen.frame(of: "at Place 30").midX == 450)
    screen.resize(to: CGSize(width: 700, height: 3000))
    #expect(screen.tabs == names)
    #expect(try screen.frame(of: .tab("Place 1")) == first)
  }

  @Test func `buttons come into a column, and out of it again`() throws {
    struct Changing: View {
      @State private var isColumn = false

      // One view that is there all the time: two branches would be two.
      var body: some View {
        isColumn ? AnyView(tabs(.sidebarAdaptable)) : AnyView(tabs(.automatic))
      }

      private func tabs<S: TabViewStyle>(_ style: S) -> some View {
        TabView {
          TabSection("All") {
            Tab("Home", systemImage: "house") { Button("Turn") { isColumn.toggle() } }
            Tab("Search", systemImage: "magnifyingglass") { Text("searching") }
          }
        }
        .tabViewStyle(style)
      }
    }
    let screen = Screen(Changing(), size: CGSize(width: 700, height: 400))
    for isColumn in [false, true, false] {
      let (home, search) = (
        try screen.frame(of: .tab("Home")), try screen.frame(of: .tab("Search"))
      )
      #expect((home.minX == search.minX) == isColumn && (home.minY == search.minY) != isColumn)
      #expect(screen.exists(.text("All")) == isColumn)
      try screen.tap(.tab("Search"))
      #expect(screen.exists("searching"))
      try screen.tap(.tab("Home"))
      try screen.tap("Turn")
    }
  }

  @Test func `tabs are told as tabs in a list of them, and which one is chosen`() throws {
    let screen = Screen(Places())
    #expect(screen.tree.contains("tab \"Home\" = \"selected\""))
    #expect(screen.tree.contains("tab \"Search\" at"))
    #expect(screen.exists(.button("Search")) && !screen.exists(.tab("Home 0")))
    try screen.tap(.tab("More"))
    #expect(try screen.value(of: .tab("More")) == "selected")
    #expect(try screen.value(of: .tab("Home")) == nil)
    let lists = screen.items.filter { $0.shown.accessibility.traits.contains(.isTabBar) }
    #expect(lists.count == 1 && lists[0].shown.children.count == 3)
  }

  @Test func `a tab that is disabled is not chosen`() throws {
    struct Locking: View {
      @State private var isLocked = true

      var body: some View {
        TabView {
          Tab("Home", systemImage: "house") { Button("Unlock") { isLocked = false } }
          Tab("Safe", systemImage: "lock") { Text("gold") }.disabled(isLocked)
        }
      }
    }
    let screen = Screen(Locking())
    #expect(try !screen.isEnabled(.tab("Safe")) && screen.isEnabled(.tab("Home")))
    #expect(throws: ScreenError.self) { try screen.tap(.tab("Safe")) }
    try screen.tap("Unlock")
    try screen.tap(.tab("Safe"))
    #expect(screen.exists("gold"))
  }

  @Test func `pages of a section have a title in the column, and none in a row`() throws {
    struct Library: View {
      @State private var place = 1
      @State private var title = "Library"
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: 0) {
            Button("Rename") { title = "Shelf" }
          }
          TabSection {
            Tab("Books", systemImage: "book", value: 1) { Text("all books") }
            Tab("Songs", systemImage: "music.note", value: 2) { Text("all songs") }
          } header: {
            Text(title)
          }
          TabSection("More") { Tab("About", systemImage: "info.circle", value: 3) { Text("it") } }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }
    let screen = Screen(Library(), size: CGSize(width: 700, height: 400))
    #expect(screen.tabs == ["Home", "Books", "Songs", "About"])
    #expect(screen.exists("all books"))
    let column = try ["Home", "Library", "Books", "Songs", "More", "About"].map { name in
      try screen.frame(of: screen.exists(.button(name)) ? .button(name) : .text(name))
    }
    for (above, below) in zip(column, column.dropFirst()) { #expect(above.maxY <= below.minY) }
    try screen.tap(.button("Home"))
    try screen.tap(.button("Rename"))
    #expect(screen.exists(.text("Shelf")) && !screen.exists(.text("Library")))
    screen.resize(to: CGSize(width: 400, height: 400))
    let row = try ["Home", "Books", "Songs", "About"].map { try screen.frame(of: .button($0)) }
    for (one, next) in zip(row, row.dropFirst()) {
      #expect(one.maxX <= next.minX && one.midY == next.midY)
    }
    #expect(!screen.texts.contains("Shelf"))
  }

  @Test func `a search stands last, with a glass unless it has something else`() throws {
    struct Found: View {
      @State private var place = 1
      var body: some View {
        TabView(selection: $place) {
          Tab(value: 0, role: .search) { Text("searching") }
          Tab("Home", systemImage: "house", value: 1) { Text("at home") }
        }
      }
    }
    let screen = Screen(Found())
    #expect(screen.tabs == ["Home", "Search"])
    #expect(screen.exists("at home"))
    try screen.tap(.button("Search"))
    #expect(screen.exists("searching"))
    let named = Screen(
      TabView {
        Tab("Find", systemImage: "eye", role: .search) { Text("searching") }
        Tab("Home", systemImage: "house") { Text("at home") }
      })
    #expect(named.tabs == ["Home", "Find"])
    #expect(named.exists("at home"))
  }

  @Test func `dots have something behind them where that is wanted`() throws {
    struct Dots: View {
      @State private var mode = PageIndexViewStyle.BackgroundDisplayMode.never
      var body: some View {
        TabView {
          Button("Show") { mode = .always }
          Text("second")
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: mode))
      }
    }
    let screen = Screen(Dots(), size: CGSize(width: 300, height: 300))
    func shapes() -> Int { screen.items.filter { $0.role == .shape }.count }
    let before = shapes()
    let dots = try (1...2).map { try screen.frame(of: .button("Page \($0)")) }
    try screen.tap("Show")
    #expect(shapes() == before + 1)
    // The dots stay where they are.
    #expect(try (1...2).map { try screen.frame(of: .button("Page \($0)")) } == dots)
    try screen.tap("Page 2")
    #expect(screen.exists("second"))
  }

  @Test(arguments: [390.0, 260])
  func `buttons share a room that is too narrow for them`(width: Double) throws {
    let names = ["Products", "Favourites of Mine", "Cart", "Account"]
    let screen = Screen(
      TabView {
        ForEach(names, id: \.self) { name in
          Text(verbatim: "Page \(name)").tabItem { Label(name, systemImage: "star") }
        }
      }, size: CGSize(width: width, height: 400))
    var end = 0.0
    for name in names {
      let frame = try screen.frame(of: .button(name))
      #expect(frame.minX > end && frame.maxX < width)
      end = frame.maxX
      try screen.tap(.button(name))
      #expect(screen.exists("Page \(name)"))
    }
    // Short names are not cut for the sake of long ones.
    let cart = try screen.frame(of: .button("Cart"))
    let favourites = try screen.frame(of: .button("Favourites of Mine"))
    #expect(cart.width <= favourites.width)
  }

  @Test func `a button shows its page, which keeps its state`() throws {
    let screen = Screen(Places())
    #expect(screen.tabs == ["Home", "Search", "More"])
    #expect(screen.selectedTab == "Home")
    try screen.tap("Home 0")
    try screen.tap(.button("More"))
    #expect(screen.selectedTab == "More")
    #expect(screen.exists("Place more") && !screen.exists("Home 1"))
    try screen.tap("To home")
    #expect(screen.selectedTab == "Home" && screen.exists("Home 1"))
  }

  @Test func `the bar is that of the page that is seen`() throws {
    let screen = Screen(Places())
    #expect(screen.title == nil)
    try screen.tap(.button("Search"))
    #expect(screen.title == "Searching")
    try screen.tap("Go")
    #expect(screen.title == "Page" && screen.exists(.button("Back")))
    try screen.tap(.button("Home"))
    #expect(screen.title == nil && !screen.exists(.button("Back")))
    try screen.tap(.button("Search"))
    #expect(screen.title == "Page")
    try screen.back()
    #expect(screen.title == "Searching")
  }

  @Test func `the buttons are beneath in a narrow room, and above in a wide one`() throws {
    let narrow = Screen(Places())
    #expect(try narrow.frame(of: .button("Home")).minY > 780)
    let wide = Screen(Places(), size: CGSize(width: 800, height: 600))
    #expect(try wide.frame(of: .button("Home")).maxY < 60)
  }

  @Test func `news stand beside a title`() throws {
    let screen = Screen(Places())
    try screen.tap(.button("More"))
    try screen.tap("News")
    try screen.tap("News")
    #expect(screen.texts.contains("2"))
  }

  @Test func `without a binding the first page is seen, and a person chooses`() throws {
    let screen = Screen(
      TabView {
        Tab("One", systemImage: "star") { Counting(name: "First") }
        Tab("Two", systemImage: "heart") { Counting(name: "Second") }
      })
    #expect(screen.exists("First 0"))
    try screen.tap(.button("Two"))
    #expect(screen.exists("Second 0") && !screen.exists("First 0"))
  }

  @Test func `a tab stands for its value`() throws {
    struct Valued: View {
      @State private var number = 2

      var body: some View {
        TabView(selection: $number) {
          Tab("One", systemImage: "star", value: 1) { Text(verbatim: "At \(number)") }
          Tab(value: 2) {
            Text(verbatim: "At \(number)")
          } label: {
            Text("Two")
          }
        }
      }
    }
    let screen = Screen(Valued())
    #expect(screen.selectedTab == "Two" && screen.exists("At 2"))
    try screen.tap(.button("One"))
    #expect(screen.selectedTab == "One" && screen.exists("At 1"))
  }

  struct Paged: View {
    @State private var page = 0

    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3, id: \.self) { Text(verbatim: "Page text \($0)") }
      }
      .tabViewStyle(.page)
    }
  }

  @Test func `pages without titles have a dot each`() throws {
    let screen = Screen(Paged())
    #expect(screen.tabs == ["Page 1", "Page 2", "Page 3"])
    try screen.tap(.button("Page 3"))
    #expect(screen.texts == ["Page text 2"])
    #expect(Screen(Paged().tabViewStyle(PageTabViewStyle())).tabs.count == 3)
  }

  @Test func `pages come and go, and one that is seen and goes gives way to the first`() throws {
    struct Coming: View {
      @State private var count = 3

      var body: some View {
        VStack {
          Button("Less") { count -= 1 }
          TabView {
            ForEach(0..<count, id: \.self) { number in
              Text(verbatim: "Content \(number)").tabItem { Text(verbatim: "Tab \(number)") }
            }
          }
        }
      }
    }
    let screen = Screen(Coming())
    try screen.tap(.button("Tab 2"))
    #expect(screen.exists("Content 2"))
    try screen.tap("Less")
    #expect(screen.exists("Content 0") && screen.tabs == ["Tab 0", "Tab 1"])
    try screen.tap("Less")
    try screen.tap("Less")
    #expect(screen.tabs.isEmpty)
  }

  @Test func `a page that is not seen is told nothing and costs no layout`() throws {
    @MainActor
    final class Log {
      var lines: [String] = []
    }
    let log = Log()
    let screen = Screen(
      TabView {
        Text("A").onAppear { log.lines.append("a") }.tabItem { Text("Tab a") }
        Text("B").onAppear { log.lines.append("b") }.onDisappear { log.lines.append("b went") }
          .tabItem { Text("Tab b") }
      })
    #expect(log.lines == ["a"])
    try screen.tap(.button("Tab b"))
    #expect(log.lines == ["a", "b"])
    try screen.tap(.button("Tab a"))
    #expect(log.lines == ["a", "b", "a", "b went"])
  }
}
