import Foundation
import PortableCombine
import PortableUI
import Synchronization
import Testing
import ViewTesting

/// Pages of tab views are made when they are first seen.
@MainActor
struct WaitingPageTests {
  /// Counts the models that were made.
  final class Census: Sendable {
    private let made = Atomic<Int>(0)
    var count: Int { made.load(ordering: .relaxed) }

    final class Model: ObservableObject, Sendable {
      init(_ census: Census) { census.made.add(1, ordering: .relaxed) }
    }
  }

  struct Page: View {
    let name: String
    @StateObject private var model: Census.Model
    @State private var count = 0

    init(_ name: String, _ census: Census) {
      self.name = name
      _model = StateObject(wrappedValue: Census.Model(census))
    }

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private func expectMadeOnce(_ screen: Screen, _ census: Census) throws {
    #expect(screen.tabs == ["A", "B, 3", "C", "D", "E"])
    #expect(census.count == 1 && screen.bodyCount(of: Page.self) == 1 && screen.exists("a 0"))
    try screen.tap(.tab("C"))
    #expect(census.count == 2 && screen.exists("c 0") && !screen.exists("a 0"))
    try screen.tap("c 0")
    let bodies = screen.bodyCount(of: Page.self)
    try screen.tap(.tab("A"))
    try screen.tap(.tab("C"))
    #expect(census.count == 2 && screen.bodyCount(of: Page.self) == bodies)
    #expect(screen.exists("c 1"))
  }

  private struct Tabs: View {
    let census: Census
    @State private var place = "a"

    var body: some View {
      TabView(selection: $place) {
        Tab("A", systemImage: "star", value: "a") { Page("a", census) }
        Tab("B", systemImage: "star", value: "b") { Page("b", census) }.badge(3)
        ForEach(["c", "d", "e"], id: \.self) { name in
          Tab(name.uppercased(), systemImage: "star", value: name) { Page(name, census) }
        }
      }
    }
  }

  @Test func `of five tabs one is made, and the others as they are chosen, once`() throws {
    let census = Census()
    try expectMadeOnce(Screen(Tabs(census: census)), census)
  }

  private struct Items: View {
    let census: Census
    @State private var place = 1

    var body: some View {
      TabView(selection: $place) {
        Page("a", census).tabItem { Text("A") }.tag(1)
        // What is said inside is known as well.
        Page("b", census).tag(2).badge(3).tabItem { Text("B") }
        Page("c", census).padding().tag(3).disabled(false).tabItem { Text("C") }
        ForEach(4..<6) { number in
          Page(number == 4 ? "d" : "e", census)
            .tabItem { Text(number == 4 ? "D" : "E") }
            .tag(number)
        }
      }
    }
  }

  @Test func `views with an item wait as well, and are known by their tags`() throws {
    let census = Census()
    let screen = Screen(Items(census: census))
    try expectMadeOnce(screen, census)
    try screen.tap(.tab("B, 3"))
    #expect(screen.exists("b 0") && census.count == 3)
    try screen.tap(.tab("E"))
    #expect(screen.exists("e 0") && census.count == 4)
  }

  private struct Layered: View {
    let census: Census
    @State private var place = 1

    var body: some View {
      VStack {
        Button("Go") { place = 2 }
        TabView(selection: $place) {
          Page("a", census).tabItem { Text("A") }.tag(1)
          Page("b", census).tabItem { Text("B") }.background(Color.red).tag(2)
        }
      }
    }
  }

  @Test func `a page with something behind all of it comes as well`() throws {
    let census = Census()
    let screen = Screen(Layered(census: census))
    #expect(screen.exists("a 0"))
    try screen.tap("Go")
    #expect(screen.exists("b 0") && !screen.exists("a 0") && census.count == 2)
  }

  private struct Hidden: View {
    @State private var place = "two"

    var body: some View {
      TabView(selection: $place) {
        Said(name: "one")
        Said(name: "two")
      }
      .tabViewStyle(.page)
    }
  }

  private struct Said: View {
    let name: String
    var body: some View { Text(verbatim: "at \(name)").tag(name) }
  }

  @Test func `a tag that only a body says is found`() throws {
    let screen = Screen(Hidden())
    #expect(screen.exists("at two") && !screen.exists("at one"))
  }

  private struct Day: View {
    let number: Int

    var body: some View {
      Text(verbatim: "day \(number)").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private struct Days: View {
    @State private var day = 500

    var body: some View {
      VStack {
        Button("Last") { day = 999 }
        TabView(selection: $day) { ForEach(0..<1000) { Day(number: $0).tag($0) } }
          .tabViewStyle(.page)
      }
    }
  }

  @Test func `of a thousand pages those are made that come into sight`() throws {
    let screen = Screen(Days(), size: CGSize(width: 400, height: 300))
    #expect(screen.exists("day 500") && screen.bodyCount(of: Day.self) == 1)
    try screen.swipe(.left, over: "day 500")
    screen.clock.advance(by: .seconds(1))
    #expect(screen.exists("day 501") && !screen.exists("day 500"))
    #expect(screen.bodyCount(of: Day.self) == 2)
    try screen.swipe(.right, over: "day 501")
    screen.clock.advance(by: .seconds(1))
    #expect(screen.exists("day 500") && screen.bodyCount(of: Day.self) == 2)
    try screen.tap("Last")
    #expect(screen.exists("day 999") && screen.bodyCount(of: Day.self) == 3)
  }

  private struct Restyled: View {
    let census: Census
    @State private var hasTitles = false

    var body: some View {
      VStack {
        Button("Turn") { hasTitles.toggle() }
        // One view that is there all the time: two branches would be two.
        hasTitles ? AnyView(pages(.automatic)) : AnyView(pages(.page))
      }
    }

    private func pages<S: TabViewStyle>(_ style: S) -> some View {
      TabView {
        Named(name: "a", census: census)
        Named(name: "b", census: census)
      }
      .tabViewStyle(style)
    }
  }

  private struct Named: View {
    let name: String
    let census: Census
    var body: some View { Page(name, census).tabItem { Text(name.uppercased()) } }
  }

  @Test func `titles are found where they come to be seen, and pages wait on`() throws {
    let census = Census()
    let screen = Screen(Restyled(census: census))
    #expect(screen.tabs == ["Page 1", "Page 2"] && screen.bodyCount(of: Named.self) == 1)
    try screen.tap("Turn")
    #expect(screen.tabs == ["A", "B"] && screen.bodyCount(of: Named.self) == 2)
    #expect(census.count == 1)
    try screen.tap(.tab("B"))
    #expect(census.count == 2 && screen.exists("b 0"))
  }

  private struct Changing: View {
    @State private var number = 1

    var body: some View {
      TabView {
        Tab("A", systemImage: "star") { Button("Next") { number += 1 } }
        Tab("B", systemImage: "star") {
          Text(verbatim: "number \(number)").navigationTitle("Title \(number)")
        }
      }
    }
  }

  @Test func `a page is made of what is so when it is seen`() throws {
    let screen = Screen(Changing())
    try screen.tap("Next")
    try screen.tap("Next")
    #expect(screen.title == nil)
    try screen.tap(.tab("B"))
    #expect(screen.exists("number 3") && screen.title == "Title 3")
  }
}
