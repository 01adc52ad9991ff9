import Foundation
import LayoutEngine
import Testing
import ViewTesting

@testable import PortableUI

/// Which page of a tab view is seen, and what its buttons and titles are, where views are uncommon.
@MainActor
struct TabPageTests {
  private typealias Census = WaitingPageTests.Census
  private typealias Page = WaitingPageTests.Page

  private let size = CGSize(width: 400, height: 300)

  @Test func `without dots fingers move from page to page, too`() throws {
    struct Pages: View {
      @State private var page = 0
      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<3, id: \.self) { Text(verbatim: "page \($0)") }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
      }
    }
    let screen = Screen(Pages(), size: size)
    #expect(screen.tabs.isEmpty)
    try screen.swipe(.left, over: "page 0")
    screen.clock.advance(by: .seconds(1))
    #expect(screen.exists("page 1") && !screen.exists("page 0"))
  }

  private struct Shelves: View {
    @State private var books = ["Novels"]
    @State private var hasColumn = true

    var body: some View {
      VStack {
        Button("Less") { books = [] }
        Button("More") { books = ["Poems"] }
        Button("Turn") { hasColumn.toggle() }
        EnvironmentView(content: tabs) { [hasColumn] in
          $0[TabStyleKey.self] = hasColumn ? .sidebar : .items
        }
      }
    }

    private var tabs: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("at home") }
        TabSection("Shelves") {
          ForEach(books, id: \.self) { name in Tab(name, systemImage: "book") { Text(name) } }
        }
      }
    }
  }

  @Test func `the title of a section whose tabs have gone goes, and comes with others`() throws {
    let rig = Rig(Shelves(), size: Size(width: 700, height: 400))
    #expect(rig.texts.contains("Shelves"))
    rig.tap("Less")
    // What is seen is compared with what there is.
    #expect(!rig.texts.contains("Shelves"))
    rig.tap("Turn")
    rig.tap("More")
    #expect(!rig.texts.contains("Shelves"))
    rig.tap("Turn")
    #expect(rig.texts.contains("Shelves") && rig.texts.contains("Poems"))
  }

  @Test func `a search in a section stands last, and leaves the title above the others`() throws {
    struct Found: View {
      var body: some View {
        TabView {
          TabSection("Discover") {
            Tab("Browse", systemImage: "star") { Text("b") }
            Tab(role: .search) { Text("s") }
          }
          TabSection("Mine") { Tab("Books", systemImage: "book") { Text("k") } }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }
    let screen = Screen(Found(), size: CGSize(width: 700, height: 400))
    let places = try ["Discover", "Browse", "Mine", "Books", "Search"].map {
      try screen.frame(of: .text($0)).midY
    }
    #expect(places == places.sorted())
  }

  @Test func `tabs without words, and tabs of which nothing is known`() throws {
    struct Bare: View {
      @State private var place = 1
      var body: some View {
        TabView(selection: $place) {
          Tab(value: 0) { Text("first") }
          Tab(value: 1) { Text("second") }
        }
        .tabViewStyle(.page)
      }
    }
    #expect(Screen(Bare()).exists("second"))
    let unnamed = TabView {
      Tab { Text("first") }
      Tab { Text("second") }
    }
    #expect(Screen(unnamed.tabViewStyle(.page)).tabs == ["Page 1", "Page 2"])
    let erased = AnyTabContent(Tab("Star", systemImage: "star", value: 7) { Text("seven") })
    let screen = Screen(TabView(selection: .constant(7)) { erased })
    #expect(screen.tabs == ["Star"] && screen.exists("seven"))
  }

  private struct Named: View {
    let name: String
    var body: some View { Text(verbatim: "it is \(name)").tag(name) }
  }

  @Test func `an element of a collection may stand for what its body says`() throws {
    struct Chosen: View {
      @State private var chosen = "b"
      var body: some View {
        VStack {
          Button("Next") { chosen = "c" }
          TabView(selection: $chosen) {
            ForEach(0..<3) { Named(name: ["a", "b", "c"][$0]) }
          }
          .tabViewStyle(.page)
        }
      }
    }
    let screen = Screen(Chosen())
    #expect(screen.exists("it is b"))
    try screen.tap("Next")
    #expect(screen.exists("it is c"))
  }

  @Test func `of a hundred dots those are made anew that are others`() throws {
    struct Dots: View {
      @State private var page = 0
      var body: some View {
        VStack {
          Button("Next") { page += 1 }
          TabView(selection: $page) { ForEach(0..<100) { Text(verbatim: "page \($0)") } }
            .tabViewStyle(.page)
        }
      }
    }
    let screen = Screen(Dots(), size: size)
    let before = screen.bodyCount(of: TabButton.self)
    try screen.tap("Next")
    #expect(screen.bodyCount(of: TabButton.self) == before + 2)
  }

  private struct Papers: View {
    let census: Census
    @State private var papers = [1, 2]
    @State private var shown = 2

    var body: some View {
      VStack {
        Button("Add") {
          papers.append(3)
          shown = 3
        }
        TabView(selection: $shown) {
          ForEach(papers, id: \.self) { paper in
            Tab("\(paper)", systemImage: "doc", value: paper) { Page("paper \(paper)", census) }
          }
        }
      }
    }
  }

  @Test func `a page that comes and is chosen at once wakes no other`() throws {
    let census = Census()
    let screen = Screen(Papers(census: census))
    #expect(census.count == 1)
    try screen.tap("Add")
    #expect(screen.exists("paper 3 0") && census.count == 2)
  }

  @Test func `an empty collection is a page without a value`() throws {
    struct Empty: View {
      let items: [String] = []
      @State private var page = 1
      var body: some View {
        TabView(selection: $page) {
          VStack { ForEach(items, id: \.self) { Text($0) } }.tabItem { Text("List") }
          Group { ForEach(items, id: \.self) { Text($0) } }.tabItem { Text("Group") }
          Text("b").tabItem { Text("B") }.tag(1)
        }
      }
    }
    let screen = Screen(Empty())
    #expect(screen.tabs.last == "B" && screen.exists("b"))
  }
}
