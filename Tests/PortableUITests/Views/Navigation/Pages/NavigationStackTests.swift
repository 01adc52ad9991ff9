import Foundation
import PortableUI
import Testing
import ViewTesting

/// Pages over one another: what is shown, what stays, and who is told.
@MainActor
struct NavigationStackTests {
  struct Fruits: View {
    @State var path = NavigationPath()
    @State private var count = 0

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text(verbatim: "Count \(count)")
          Button("Add") { count += 1 }
          NavigationLink("Apple", value: "apple")
          NavigationLink("One", value: 1)
          NavigationLink("Lost", value: 1.5)
          NavigationLink("Nothing", value: String?.none)
          Button("Far") { path = NavigationPath(["a", "b", "c"]) }
          Button("Twice") {
            path.append("x")
            path.append("x")
          }
        }
        .navigationTitle("Fruits")
        .toolbar { Button("Edit") {} }
        .navigationDestination(for: String.self) { Fruit(name: $0, path: $path, total: count) }
        .navigationDestination(for: Int.self) { Text(verbatim: "Number \($0)") }
      }
    }
  }

  struct Fruit: View {
    let name: String
    @Binding var path: NavigationPath
    let total: Int
    @State private var bites = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text(verbatim: "\(name), \(bites) bites, \(total)")
        Button("Bite") { bites += 1 }
        Button("Done") { dismiss() }
        NavigationLink("Pear", value: "pear")
        Button("First") { path = NavigationPath() }
        Button("Other") { path = NavigationPath(["plum"]) }
      }
      .navigationTitle(name)
      .toolbar { Button("Share") {} }
    }
  }

  @Test func `a link shows its page, with its title and items, and a way back`() throws {
    let screen = Screen(Fruits())
    #expect(screen.title == "Fruits")
    #expect(screen.exists(.button("Edit")))
    #expect(!screen.exists(.button("Back")))
    try screen.tap("Apple")
    #expect(screen.title == "apple")
    #expect(screen.texts.contains("apple, 0 bites, 0"))
    #expect(!screen.exists("Count 0"))
    #expect(!screen.exists(.button("Edit")) && screen.exists(.button("Share")))
    try screen.tap(.button("Back"))
    #expect(screen.title == "Fruits")
    #expect(screen.exists("Count 0") && !screen.exists(.button("Back")))
    #expect(screen.exists(.button("Edit")) && !screen.exists(.button("Share")))
  }

  @Test func `a page keeps its state under another one, and is new after it has gone`() throws {
    let screen = Screen(Fruits())
    try screen.tap("Add")
    try screen.tap("Apple")
    try screen.tap("Bite")
    try screen.tap("Pear")
    #expect(screen.exists("pear, 0 bites, 1"))
    try screen.back()
    #expect(screen.exists("apple, 1 bites, 1"))
    try screen.back()
    #expect(screen.exists("Count 1"))
    try screen.tap("Apple")
    #expect(screen.exists("apple, 0 bites, 1"))
  }

  @Test func `the escape key and Alt with an arrow go back, and a view can`() throws {
    let screen = Screen(Fruits())
    try screen.tap("Apple")
    try screen.press(.escape)
    #expect(screen.title == "Fruits")
    try screen.tap("Apple")
    try screen.press(.leftArrow, modifiers: .option)
    #expect(screen.title == "Fruits")
    try screen.tap("Apple")
    try screen.tap("Done")
    #expect(screen.title == "Fruits")
    #expect(throws: ScreenError.self) { try screen.back() }
  }

  @Test func `a path may be set to many values, to none, and to others`() throws {
    let screen = Screen(Fruits())
    try screen.tap("Far")
    #expect(screen.title == "c")
    try screen.back()
    #expect(screen.title == "b")
    try screen.tap("Other")
    #expect(screen.title == "plum")
    try screen.back()
    #expect(screen.title == "Fruits")
    try screen.tap("Far")
    try screen.tap("First")
    #expect(screen.title == "Fruits")
    #expect(!screen.exists(.button("Back")))
  }

  @Test func `the same value twice is two pages`() throws {
    let screen = Screen(Fruits())
    try screen.tap("Twice")
    try screen.tap("Bite")
    try screen.back()
    #expect(screen.exists("x, 0 bites, 0"))
    try screen.back()
    #expect(screen.title == "Fruits")
  }

  @Test func `a value that nobody knows a page for has one that says so, and a way back`() throws {
    let screen = Screen(Fruits())
    try screen.tap("Lost")
    #expect(screen.exists("This page cannot be shown"))
    try screen.back()
    #expect(screen.title == "Fruits")
  }

  @Test func `a link to nothing, and one outside of a stack, are disabled`() throws {
    #expect(try !Screen(Fruits()).isEnabled("Nothing"))
    let outside = Screen(
      VStack {
        NavigationLink("Value", value: 1)
        NavigationLink("View") { Text("Page") }
      })
    #expect(try !outside.isEnabled("Value") && !outside.isEnabled("View"))
  }

  struct Numbers: View {
    @State private var path = [1, 2]

    var body: some View {
      VStack {
        Text(verbatim: "\(path)")
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Three", value: 3)
            NavigationLink("Word", value: "word")
          }
          .navigationDestination(for: Int.self) { number in
            Text(verbatim: "Page \(number)")
            NavigationLink("Next", value: number + 1)
          }
        }
      }
    }
  }

  @Test func `a path of one type begins where it says, and follows links and the way back`() throws
  {
    let screen = Screen(Numbers())
    #expect(screen.texts.contains("[1, 2]") && screen.exists("Page 2"))
    try screen.tap("Next")
    #expect(screen.texts.contains("[1, 2, 3]") && screen.exists("Page 3"))
    for _ in 1...3 { try screen.back() }
    #expect(screen.texts.contains("[]"))
    // Such a value has no place in the path.
    try screen.tap("Word")
    #expect(screen.texts.contains("[]") && screen.exists("Three"))
    try screen.tap("Three")
    #expect(screen.texts.contains("[3]") && screen.exists("Page 3"))
  }

  @Test func `a page that is not the first is presented, by its older name too`() throws {
    struct Asking: View {
      @Environment(\.isPresented) private var isPresented
      @Environment(\.presentationMode) private var mode

      var body: some View {
        Text(verbatim: "\(isPresented) \(mode.wrappedValue.isPresented)")
        Button("Leave") { mode.wrappedValue.dismiss() }
      }
    }
    let screen = Screen(
      NavigationView {
        VStack {
          Asking()
          NavigationLink(destination: Asking()) { Text("Go") }
        }
      }
      .navigationViewStyle(.stack))
    #expect(screen.exists("false false"))
    try screen.tap("Leave")
    try screen.tap("Go")
    #expect(screen.exists("true true"))
    try screen.tap("Leave")
    #expect(screen.exists("false false"))
  }

  private struct Settings: View {
    @State private var path: [String] = []
    @State private var isSetting = false

    var body: some View {
      NavigationStack(path: $path) {
        Button("Settings") { isSetting = true }
          .navigationDestination(for: String.self) { word in
            Text(verbatim: "page \(word)")
          }
          .navigationDestination(isPresented: $isSetting) {
            NavigationLink("More", value: "more")
            Button("Message") { (isSetting, path) = (false, ["message"]) }
          }
      }
      Button("Anew") { (isSetting, path) = (false, ["message"]) }
      Text(verbatim: "path \(path)")
    }
  }

  @Test func `a page that takes the place of one that is given up stays`() throws {
    let screen = Screen(Settings())
    try screen.tap("Settings")
    try screen.tap("Message")
    #expect(screen.exists("page message") && screen.exists("path [\"message\"]"))
    try screen.back()
    #expect(screen.exists("Settings") && screen.exists("path []"))
    try screen.tap("Settings")
    try screen.tap("More")
    #expect(screen.exists("page more"))
    try screen.tap("Anew")
    #expect(screen.exists("page message") && screen.exists("path [\"message\"]"))
  }
}
