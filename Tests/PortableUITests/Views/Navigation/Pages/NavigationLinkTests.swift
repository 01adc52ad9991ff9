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

  private struct Cities: View {
    var body: some View {
      NavigationView {
        List { NavigationLink("Riga") { Text("A city") } }
          .navigationTitle("Cities")
        Text("Choose one")
      }
    }
  }

  private static let wide = CGSize(width: 900, height: 500)

  @Test func `several views of a navigation view are columns, whether or not it is said`() throws {
    let usual = Screen(Cities(), size: Self.wide)
    let automatic = Screen(Cities().navigationViewStyle(.automatic), size: Self.wide)
    let told = Screen(Cities().navigationViewStyle(.columns), size: Self.wide)
    for screen in [usual, automatic, told] {
      #expect(screen.exists("Choose one") && screen.exists("Riga"))
      try screen.tap("Riga")
      #expect(screen.exists("A city") && screen.exists("Riga") && !screen.exists("Choose one"))
    }
  }

  @Test func `in a narrow room the first of them is seen first, and one comes back to it`() throws {
    let screen = Screen(Cities(), size: CGSize(width: 390, height: 500))
    #expect(screen.title == "Cities" && !screen.exists("Choose one"))
    try screen.tap("Riga")
    #expect(screen.exists("A city") && !screen.exists("Riga"))
    try screen.back()
    #expect(screen.title == "Cities" && screen.exists("Riga"))
  }

  @Test func `as a stack a navigation view shows the first of several views alone`() throws {
    let screen = Screen(Cities().navigationViewStyle(.stack), size: Self.wide)
    #expect(screen.title == "Cities" && !screen.exists("Choose one"))
    try screen.tap("Riga")
    #expect(screen.exists("A city") && !screen.exists("Riga"))
    try screen.back()
    #expect(screen.exists("Riga") && !screen.exists("Choose one"))
  }

  @Test func `three views of a navigation view are three columns`() throws {
    let screen = Screen(
      NavigationView {
        Text("first")
        Text("second")
        Text("third")
      }, size: Self.wide)
    #expect(try screen.frame(of: "first").maxX < screen.frame(of: "second").minX)
    #expect(try screen.frame(of: "second").maxX < screen.frame(of: "third").minX)
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
