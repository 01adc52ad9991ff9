import Foundation
import PortableUI
import Testing
import ViewTesting

/// The keys that go from tab to tab.
@MainActor
struct TabKeysTests {
  private static func goOn(_ screen: Screen) throws {
    try screen.press(.pageDown, modifiers: .control)
  }

  private static func goBack(_ screen: Screen) throws {
    try screen.press(.pageUp, modifiers: .control)
  }

  private struct Three: View {
    @State private var place = 1

    var body: some View {
      TabView(selection: $place) {
        ForEach(1...3, id: \.self) { number in
          Text(verbatim: "at \(number)").tabItem { Text(verbatim: "Tab \(number)") }
        }
      }
    }
  }

  @Test func `keys go through the tabs, and from an end to the other`() throws {
    let screen = Screen(Three())
    for number in [2, 3, 1, 2] {
      try Self.goOn(screen)
      #expect(screen.selectedTab == "Tab \(number)" && screen.exists("at \(number)"))
    }
    for number in [1, 3, 2] {
      try Self.goBack(screen)
      #expect(screen.selectedTab == "Tab \(number)")
    }
    try screen.press(.pageDown, modifiers: .command)
    #expect(screen.selectedTab == "Tab 3")
    #expect(throws: ScreenError.self) { try screen.press(.pageDown) }
    #expect(throws: ScreenError.self) {
      try screen.press(.pageDown, modifiers: [.control, .shift])
    }
    #expect(screen.selectedTab == "Tab 3")
  }

  @Test func `dots and places at the side are gone through as well`() throws {
    let dots = Screen(Three().tabViewStyle(.page))
    try Self.goBack(dots)
    #expect(dots.selectedTab == "Page 3")
    let places = Screen(
      Three().tabViewStyle(.sidebarAdaptable), size: CGSize(width: 700, height: 400))
    try Self.goOn(places)
    #expect(places.selectedTab == "Tab 2")
    let unmarked = Screen(Three().tabViewStyle(.page(indexDisplayMode: .never)))
    #expect(throws: ScreenError.self) { try Self.goOn(unmarked) }
  }

  @Test func `what nobody can choose is passed over`() throws {
    let screen = Screen(
      TabView {
        Tab("One", systemImage: "star") { Text("first") }
        Tab("Two", systemImage: "star") { Text("second") }.disabled(true)
        Tab("Three", systemImage: "star") { Text("third") }
      })
    #expect(screen.tabs == ["One", "Two", "Three"])
    try Self.goOn(screen)
    #expect(screen.exists("third"))
    try Self.goOn(screen)
    #expect(screen.exists("first"))
    let unnamed = Screen(
      TabView {
        Text("first").tabItem { Text("One") }
        Text("without a tab")
        Text("third").tabItem { Text("Three") }
      })
    #expect(unnamed.tabs == ["One", "Three"])
    try Self.goOn(unnamed)
    #expect(unnamed.exists("third"))
    let alone = Screen(TabView { Tab("One", systemImage: "star") { Text("first") } })
    #expect(throws: ScreenError.self) { try Self.goOn(alone) }
  }

  @Test func `a page that hides the tabs is not left`() throws {
    let screen = Screen(
      TabView {
        Tab("One", systemImage: "star") { Text("first").toolbar(.hidden, for: .tabBar) }
        Tab("Two", systemImage: "star") { Text("second") }
      })
    #expect(throws: ScreenError.self) { try Self.goOn(screen) }
    #expect(screen.exists("first"))
  }

  private struct Nested: View {
    @State private var text = ""

    var body: some View {
      TabView {
        Tab("A", systemImage: "star") {
          VStack {
            TextField("Outer", text: $text)
            TabView {
              Tab("In 1", systemImage: "star") { TextField("First", text: $text) }
              Tab("In 2", systemImage: "star") { TextField("Second", text: $text) }
            }
          }
        }
        Tab("B", systemImage: "star") { Text("at b") }
      }
    }
  }

  @Test func `the tabs around the keyboard are meant, and it comes along`() throws {
    let screen = Screen(Nested())
    try screen.tap(.textField("First"))
    try Self.goOn(screen)
    #expect(try screen.value(of: .tab("In 2")) == "selected" && screen.focused == "Second")
    try Self.goOn(screen)
    #expect(try screen.value(of: .tab("In 1")) == "selected" && screen.focused == "First")
    try screen.tap(.textField("Outer"))
    try Self.goOn(screen)
    // Nothing in there takes the keyboard.
    #expect(screen.exists("at b") && screen.focused == "B")
    try Self.goOn(screen)
    #expect(screen.exists("Outer") && screen.focused == "A")
  }

  @Test func `where the keyboard is nowhere, the outermost tabs are meant`() throws {
    let screen = Screen(Nested())
    try Self.goOn(screen)
    #expect(screen.exists("at b") && screen.focused == nil)
    try Self.goBack(screen)
    #expect(screen.exists("Outer") && screen.focused == nil)
  }

  private struct Presenting: View {
    @State private var isPresented = false

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") {
          Button("Present") { isPresented = true }
            .sheet(isPresented: $isPresented) {
              TextField("Note", text: .constant(""))
              Button("Done") { isPresented = false }
            }
        }
        Tab("Two", systemImage: "star") { Text("second") }
      }
    }
  }

  @Test func `tabs behind a sheet wait for it`() throws {
    let screen = Screen(Presenting())
    try screen.tap("Present")
    #expect(throws: ScreenError.self) { try Self.goOn(screen) }
    try screen.tap(.textField("Note"))
    #expect(throws: ScreenError.self) { try Self.goOn(screen) }
    try screen.tap("Done")
    #expect(screen.selectedTab == "One")
    try Self.goOn(screen)
    #expect(screen.exists("second"))
  }

  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  @Test func `shortcuts, and views around the keyboard, have the keys first`() throws {
    let log = Log()
    let screen = Screen(
      TabView {
        Tab("One", systemImage: "star") {
          TextField("Note", text: .constant(""))
            .onKeyPress(.pageDown) {
              log.lines.append("view")
              return .handled
            }
          Button("Shortcut") { log.lines.append("shortcut") }
            .keyboardShortcut(.pageUp, modifiers: .control)
        }
        Tab("Two", systemImage: "star") { Text("second") }
      })
    try Self.goBack(screen)
    try screen.tap(.textField("Note"))
    try Self.goOn(screen)
    #expect(log.lines == ["shortcut", "view"] && screen.selectedTab == "One")
  }

  private struct Barred: View {
    @State private var words = ""

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("first") }
        Tab("Two", systemImage: "star") { TextField("Note", text: $words) }
      }
      .toolbar { TextField("Find", text: $words).frame(width: 120) }
    }
  }

  @Test func `from the bar of the window keys go through the tabs, and the keyboard stays`() throws
  {
    let screen = Screen(Barred())
    try screen.tap(.textField("Find"))
    try Self.goOn(screen)
    #expect(screen.selectedTab == "Two" && screen.focused == "Find")
    try Self.goBack(screen)
    #expect(screen.selectedTab == "One" && screen.focused == "Find")
  }

  private struct BarOfPage: View {
    @State private var words = ""

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") {
          Text("first").toolbar { TextField("Find", text: $words).frame(width: 120) }
        }
        Tab("Two", systemImage: "star") { TextField("Note", text: $words) }
      }
    }
  }

  @Test func `what a page has in the bar goes with it, and the keyboard comes back to that`() throws
  {
    let screen = Screen(BarOfPage())
    try screen.tap(.textField("Find"))
    try Self.goOn(screen)
    #expect(screen.selectedTab == "Two" && screen.focused == "Note")
    #expect(!screen.exists(.textField("Find")))
    try Self.goBack(screen)
    #expect(screen.selectedTab == "One" && screen.focused == "Find")
  }
}
