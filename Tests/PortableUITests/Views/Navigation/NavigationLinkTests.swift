import Foundation
import PortableUI
import Testing
import ViewTesting

/// Links and views that show pages of their own.
@MainActor
struct NavigationLinkTests {
  struct Bound: View {
    @State private var isOpen = false
    @State private var chosen: String?
    @State private var item: Int?
    @State private var isAsked = false

    var body: some View {
      NavigationStack {
        VStack {
          Text(verbatim: "\(isOpen) \(chosen ?? "none") \(item ?? 0) \(isAsked)")
          NavigationLink("Active", isActive: $isOpen) { Text("Active page") }
          NavigationLink(destination: two, tag: "a", selection: $chosen) { Text("A") }
          NavigationLink("B", destination: Text("Page b"), tag: "b", selection: $chosen)
          Button("Item") { item = 7 }
          Button("Ask") { isAsked = true }
        }
        .navigationDestination(item: $item) { number in
          Text(verbatim: "Item \(number)")
          Button("Next item") { item = number + 1 }
        }
        .navigationDestination(isPresented: $isAsked) {
          VStack {
            Text("Asked")
            Button("Answer") { isAsked = false }
          }
        }
      }
    }

    private var two: some View {
      VStack {
        Text("Page a")
        Button("To b") { chosen = "b" }
      }
    }
  }

  @Test func `a navigation view has columns where it is told to, and pages else`() throws {
    struct Places: View {
      let hasColumns: Bool

      var body: some View {
        if hasColumns { places.navigationViewStyle(.columns) } else { places }
      }

      private var places: some View {
        NavigationView {
          List { NavigationLink("Riga") { Text("A city") } }
          Text("Choose one")
        }
      }
    }
    let size = CGSize(width: 900, height: 500)
    let columns = Screen(Places(hasColumns: true), size: size)
    #expect(columns.exists("Choose one"))
    try columns.tap("Riga")
    #expect(columns.exists("A city") && columns.exists("Riga"))
    let pages = Screen(Places(hasColumns: false), size: size)
    try pages.tap("Riga")
    #expect(pages.exists("A city") && !pages.exists("Riga"))
  }

  @Test func `a page follows its binding, and the binding the page`() throws {
    let screen = Screen(Bound())
    try screen.tap("Active")
    #expect(screen.texts == ["Active page"])
    try screen.back()
    #expect(screen.exists("false none 0 false"))
    try screen.tap("Ask")
    #expect(screen.exists("Asked"))
    try screen.tap("Answer")
    #expect(screen.exists("false none 0 false"))
    try screen.tap("Ask")
    try screen.back()
    #expect(screen.exists("false none 0 false"))
  }

  @Test func `a selection moves from one page to another`() throws {
    let screen = Screen(Bound())
    try screen.tap("A")
    try screen.tap("To b")
    #expect(screen.texts == ["Page b"])
    try screen.back()
    #expect(screen.exists("false none 0 false"))
    try screen.tap("B")
    #expect(screen.texts == ["Page b"])
  }

  @Test func `another item is another page in the same place`() throws {
    let screen = Screen(Bound())
    try screen.tap("Item")
    #expect(screen.exists("Item 7"))
    try screen.tap("Next item")
    #expect(screen.exists("Item 8") && !screen.exists("Item 7"))
    try screen.back()
    #expect(screen.exists("false none 0 false"))
  }

  struct Deep: View {
    let depth: Int

    var body: some View {
      VStack {
        Text(verbatim: "Depth \(depth)")
        NavigationLink("Deeper") { Deep(depth: depth + 1) }
      }
      .navigationTitle("Depth \(depth)")
    }
  }

  @Test func `pages of links lie over one another as deep as one likes`() throws {
    let screen = Screen(NavigationStack { Deep(depth: 0) })
    for depth in 1...200 {
      try screen.tap("Deeper")
      #expect(screen.title == "Depth \(depth)")
    }
    for depth in (0..<200).reversed() {
      try screen.back()
      #expect(screen.title == "Depth \(depth)")
    }
  }

  struct Passing: View {
    @State private var hasLink = true
    @State private var word = "one"

    var body: some View {
      NavigationStack {
        VStack {
          Text("Root")
          if hasLink {
            NavigationLink("Go") {
              VStack {
                Text(word)
                Button("Change") { word = "two" }
                Button("Remove") { hasLink = false }
              }
            }
          }
        }
      }
    }
  }

  @Test func `a page is as its link says, and stays when that goes`() throws {
    let screen = Screen(Passing())
    try screen.tap("Go")
    try screen.tap("Change")
    #expect(screen.exists("two"))
    try screen.tap("Remove")
    #expect(screen.exists("two"))
    try screen.back()
    #expect(screen.texts == ["Root"])
  }

  struct Mixed: View {
    @State private var path: [Int] = []

    var body: some View {
      VStack {
        Text(verbatim: "\(path)")
        Button("Clear") { path = [] }
        NavigationStack(path: $path) {
          NavigationLink("One", value: 1)
            .navigationDestination(for: Int.self) { number in
              Text(verbatim: "Page \(number)")
              NavigationLink("Own") {
                VStack {
                  Text("Own page")
                  NavigationLink("Two", value: 2)
                }
              }
            }
        }
      }
    }
  }

  @Test func `pages of values and pages of views lie over one another`() throws {
    let screen = Screen(Mixed())
    try screen.tap("One")
    try screen.tap("Own")
    try screen.tap("Two")
    #expect(screen.texts.contains("[1, 2]") && screen.exists("Page 2"))
    try screen.back()
    #expect(screen.texts.contains("[1]") && screen.exists("Own page"))
    try screen.back()
    #expect(screen.texts.contains("[1]") && screen.exists("Page 1"))
    try screen.tap("Own")
    try screen.tap("Clear")
    #expect(screen.texts.contains("[]") && screen.exists("One"))
  }

  @Test func `a binding that refuses keeps its page`() throws {
    let screen = Screen(
      NavigationStack {
        Text("Root").navigationDestination(isPresented: .constant(true)) { Text("Stays") }
      })
    #expect(screen.texts == ["Stays"])
    try screen.back()
    #expect(screen.texts == ["Stays"])
  }
}
