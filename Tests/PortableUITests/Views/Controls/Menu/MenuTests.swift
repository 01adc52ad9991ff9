import PortableUI
import Testing
import ViewTesting

/// Menus: what is in them, and what choosing does.
@MainActor
struct MenuTests {
  struct Editing: View {
    @State private var log = "none"
    @State private var isBold = false
    @State private var size = 2
    @State private var isExtra = false

    var body: some View {
      VStack {
        Text(verbatim: "\(log) \(isBold) \(size)")
        Menu("Edit") {
          Button("Cut") { log = "cut" }
          Button("Delete", role: .destructive) { log = "deleted" }
          Button("Paste") {}.disabled(true)
          Divider()
          Toggle("Bold", isOn: $isBold)
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          Menu("More") {
            Button("Extra") { isExtra = true }
            if isExtra { Button("Hidden") { log = "hidden" } }
          }
        }
        Menu {
          Button("Other") { log = "other" }
        } label: {
          Label("Split", systemImage: "star")
        } primaryAction: {
          log = "primary"
        }
        Text("Words").contextMenu { Button("Copy") { log = "copied" } }
      }
      .menuStyle(.borderlessButton)
      .menuOrder(.fixed)
    }
  }

  @Test func `a menu has a line for each control in it, and says how they are`() throws {
    let screen = Screen(Editing())
    #expect(screen.menu == nil)
    #expect(!screen.exists("Cut"))
    try screen.open(.button("Edit"))
    #expect(
      screen.menu == [
        "Cut", "Delete", "(Paste)", "-", "Bold", "Small", "✓ Large", "More",
      ])
  }

  @Test func `choosing a line does what its control does, and closes the menu`() throws {
    let screen = Screen(Editing())
    try screen.open(.button("Edit"))
    try screen.choose("Cut")
    #expect(screen.exists("cut false 2") && screen.menu == nil)
    try screen.open(.button("Edit"))
    try screen.choose("Bold")
    try screen.open(.button("Edit"))
    #expect(screen.menu?.contains("✓ Bold") == true)
    try screen.choose("Small")
    #expect(screen.exists("cut true 1"))
    try screen.open(.button("Edit"))
    #expect(throws: ScreenError.self) { try screen.choose("Paste") }
  }

  @Test func `a menu in a menu is made anew each time it is opened`() throws {
    let screen = Screen(Editing())
    try screen.open(.button("Edit"))
    #expect(throws: ScreenError.self) { try screen.choose("More", "Hidden") }
    try screen.choose("More", "Extra")
    try screen.open(.button("Edit"))
    try screen.choose("More", "Hidden")
    #expect(screen.exists("hidden false 2"))
  }

  @Test func `beside a menu, a button does what is done most`() throws {
    let screen = Screen(Editing())
    try screen.tap(.button("Split"))
    #expect(screen.exists("primary false 2") && screen.menu == nil)
    try screen.open(.button("More"))
    try screen.choose("Other")
    #expect(screen.exists("other false 2"))
  }

  @Test func `a view has a menu of its own`() throws {
    let screen = Screen(Editing())
    try screen.contextMenu(of: "Words")
    #expect(screen.menu == ["Copy"])
    try screen.choose("Copy")
    #expect(screen.exists("copied false 2") && screen.menu == nil)
    #expect(throws: ScreenError.self) { try screen.contextMenu(of: .button("Edit")) }
  }

  @Test func `a closed menu costs nothing`() throws {
    struct Line: View {
      var body: some View { Button("Line") {} }
    }
    let screen = Screen(Menu("Menu") { Line() })
    #expect(screen.bodyCount(of: Line.self) == 0)
    for _ in 1...100 {
      try screen.open(.button("Menu"))
      try screen.choose("Line")
    }
    #expect(screen.bodyCount(of: Line.self) == 100)
  }
}
