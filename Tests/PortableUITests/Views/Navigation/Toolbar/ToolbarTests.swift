import Foundation
import PortableUI
import Testing
import ViewTesting

/// What views put into the bar of their window.
@MainActor
struct ToolbarTests {
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(count)").toolbar { Button("Add") { count += 1 } }
    }
  }

  @Test func `a view in the bar is read before the content and can be pressed`() throws {
    let screen = Screen(Counter())
    #expect(screen.texts == ["Add", "0"])
    try screen.tap("Add")
    #expect(screen.texts == ["Add", "1"])
  }

  struct Places: View {
    var body: some View {
      Color.red.toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Save") {} }
        ToolbarItem(placement: .principal) { Text("Title") }
        ToolbarItemGroup(placement: .navigation) {
          Button("Back") {}
          Button("Forward") {}
        }
      }
    }
  }

  @Test func `items stand where their placement says, above the screen`() throws {
    let screen = Screen(Places())
    #expect(screen.texts == ["Back", "Forward", "Title", "Save"])
    let frames = try ["Back", "Forward", "Title", "Save"].map { try screen.frame(of: .named($0)) }
    #expect(frames.allSatisfy { $0.minY >= -46 && $0.maxY <= 0 })
    #expect(frames[0].minX == 6)
    #expect(frames[1].minX == frames[0].maxX + 6)
    #expect(frames[2].midX == 195)
    #expect(frames[3].maxX == 384)
    let content = try screen.frame(of: .role(.shape))
    #expect(content == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  struct Condition: View {
    @State private var isEditing = false

    var body: some View {
      Toggle("Edit", isOn: $isEditing).toolbar {
        if isEditing {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        } else {
          ToolbarItem { Button("Share") {} }
        }
        if isEditing { ToolbarItem(placement: .principal) { Text("Editing") } }
      }
    }
  }

  @Test func `items come and go with the conditions they stand under`() throws {
    let screen = Screen(Condition())
    #expect(screen.texts == ["Share", "Edit"])
    try screen.toggle("Edit")
    #expect(screen.texts == ["Cancel", "Editing", "Done", "Edit"])
    try screen.toggle("Edit")
    #expect(screen.texts == ["Share", "Edit"])
  }

  struct Pages: View {
    @State private var page = 1

    var body: some View {
      VStack {
        Button("Next") { page += 1 }
        if page == 1 {
          Text("One").navigationTitle("First").toolbar { Text("1") }
        } else {
          Text("Two").toolbar { Text("2") }
        }
      }
    }
  }

  @Test func `a view that leaves the screen takes its title and its items along`() throws {
    let screen = Screen(Pages())
    #expect(screen.title == "First")
    #expect(screen.texts == ["1", "Next", "One"])
    try screen.tap("Next")
    #expect(screen.title == nil)
    #expect(screen.texts == ["2", "Next", "Two"])
  }

  struct Outer: View {
    @State private var isBusy = false

    var body: some View {
      NavigationStack {
        Inner().toolbar { if isBusy { ProgressView() } }
      }
      .toolbar { Button(isBusy ? "Stop" : "Start") { isBusy.toggle() } }
      .navigationTitle("Outer")
    }
  }

  struct Inner: View {
    @State private var name = "Inner"

    var body: some View {
      Button("Rename") { name = "Renamed" }.navigationTitle(name)
    }
  }

  @Test func `the title further in counts, and follows state`() throws {
    let screen = Screen(Outer())
    #expect(screen.title == "Inner")
    try screen.tap("Rename")
    #expect(screen.title == "Renamed")
    #expect(screen.bodyCount(of: Outer.self) == 1)
  }

  @Test func `items of views side by side stand in the order of the views`() {
    let screen = Screen(
      VStack {
        Text("One").toolbar { Text("1") }
        Text("Two").toolbar { Text("2") }
      })
    #expect(screen.texts == ["1", "2", "One", "Two"])
  }

  @Test func `of titles side by side, the first counts`() {
    let screen = Screen(
      VStack {
        Text("One").navigationTitle("First")
        Text("Two").navigationTitle("Second")
      })
    #expect(screen.title == "First")
  }

  @Test func `items of several views stand in their order, and change where they are`() throws {
    let screen = Screen(Outer())
    #expect(!screen.exists(.progress))
    try screen.tap("Start")
    #expect(screen.exists(.progress))
    #expect(screen.texts == ["Stop", "Rename"])
    #expect(screen.bodyCount(of: Inner.self) == 1)
    let stop = try screen.frame(of: "Stop")
    #expect(try screen.frame(of: .progress).maxX <= stop.minX)
  }

  struct Share: ToolbarContent {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    var body: some ToolbarContent {
      ToolbarItem { Button("Shared \(count)") { count += 1 } }
      if !isEnabled { ToolbarItem { Text("Locked") } }
    }
  }

  @Test func `content of a user's own has state and the environment of its place`() throws {
    struct Page: View {
      @State private var isLocked = false

      var body: some View {
        Toggle("Lock", isOn: $isLocked)
        Color.blue.toolbar { Share() }.disabled(isLocked)
      }
    }
    let screen = Screen(Page())
    try screen.tap("Shared 0")
    #expect(screen.texts == ["Shared 1", "Lock"])
    try screen.toggle("Lock")
    #expect(screen.texts == ["Shared 1", "Locked", "Lock"])
    #expect(try !screen.isEnabled("Shared 1"))
  }

  @Test func `a title is written in the language of its place`() {
    let view = Text("x").navigationTitle("\(1234) photos")
    #expect(Screen(view).title == "1,234 photos")
    #expect(Screen(view, locale: Locale(identifier: "de_DE")).title == "1.234 photos")
  }

  @Test func `a stack takes all the room, and its content stands in the middle`() throws {
    let screen = Screen(
      VStack(spacing: 0) {
        NavigationView { Text("Middle") }
        Color.red.frame(height: 44)
      })
    let frame = try screen.frame(of: "Middle")
    #expect(frame.midX == 195)
    #expect(abs(frame.midY - 400) <= 0.5)
  }

  @Test func `the tree of a screen begins with its bar`() {
    let screen = Screen(Color.red.navigationTitle("Red").toolbar { Button("Blue") {} })
    #expect(
      screen.tree == """
        screen 390×844
          bar "Red" at 0, -46, 390×46
            button "Blue" at 325.5, -41, 58.5×36
              text "Blue" at 337.5, -34, 34.5×22
          shape = "red" at 0, 0, 390×844
        """)
  }

  @Test func `a picture of a screen shows its bar above it`() {
    let picture = Screen(Color.red.navigationTitle("Red")).svg()
    #expect(picture.contains("viewBox=\"0 -46 390 890\""))
    #expect(picture.contains(">Red</text>"))
  }
}
