import Foundation
import PortableUI
import Testing
import ViewTesting

/// Links of one column, and the pages they show in another.
@MainActor
struct ColumnLinksTests {
  struct Places: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
          NavigationLink("About") { Text("About it").navigationTitle("About") }
        }
        .navigationTitle("Places")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text(verbatim: "Place \(number)")
            NavigationLink("Further", value: number * 10)
          }
          .navigationTitle("Number \(number)")
        }
      } detail: {
        Text("Nowhere")
      }
    }
  }

  @Test func `a link in the sidebar shows its page in the last column`() throws {
    let screen = Screen(Places(), size: NavigationSplitViewTests.wide)
    #expect(screen.exists("Nowhere"))
    try screen.tap("One")
    #expect(screen.exists("Place 1"))
    #expect(!screen.exists("Nowhere"))
    #expect(screen.exists("Two"))
    #expect(screen.title == "Number 1")
    try screen.tap("Two")
    #expect(screen.exists("Place 2"))
    #expect(throws: ScreenError.self) { try screen.back() }
    try screen.tap("About")
    #expect(screen.exists("About it"))
    try screen.tap("One")
    #expect(screen.exists("Place 1"))
    #expect(!screen.exists("About it"))
  }

  @Test func `one goes back from pages that were opened in the last column`() throws {
    let screen = Screen(Places(), size: NavigationSplitViewTests.wide)
    try screen.tap("One")
    try screen.tap("Further")
    #expect(screen.exists("Place 10"))
    try screen.back()
    #expect(screen.exists("Place 1"))
    try screen.tap("Further")
    try screen.tap("Two")
    #expect(screen.exists("Place 2"))
    #expect(throws: ScreenError.self) { try screen.back() }
  }

  @Test func `in a narrow room a link leads on, and back leads to it`() throws {
    let screen = Screen(Places(), size: NavigationSplitViewTests.narrow)
    for name in ["One", "About", "Two"] {
      try screen.tap(.button(name))
      #expect(!screen.exists("Nowhere"))
      #expect(!screen.exists(.button("One")))
      try screen.back()
      #expect(screen.title == "Places")
    }
    try screen.tap("One")
    try screen.tap("Further")
    try screen.back()
    #expect(screen.exists("Place 1"))
    try screen.back()
    #expect(screen.title == "Places")
    screen.resize(to: NavigationSplitViewTests.wide)
    #expect(screen.exists("Nowhere"))
  }

  struct Stacked: View {
    @State private var path: [String] = []

    var body: some View {
      NavigationSplitView {
        NavigationLink("Read", value: "Emma")
      } detail: {
        NavigationStack(path: $path) {
          Text(verbatim: "first, \(path.count)")
            .navigationDestination(for: String.self) { Text(verbatim: "reads \($0)") }
        }
      }
    }
  }

  @Test func `a link in the sidebar writes to the path of a stack in the last column`() throws {
    let screen = Screen(Stacked(), size: NavigationSplitViewTests.wide)
    #expect(screen.exists("first, 0"))
    try screen.tap("Read")
    #expect(screen.exists("reads Emma"))
  }
}
