import Foundation
import PortableUI
import Testing
import ViewTesting

/// What is presented from a row, which is no row itself.
@MainActor
struct PresenterTests {
  private let size = CGSize(width: 800, height: 600)

  private struct Renaming: View {
    @State private var asks = false
    @State private var name = "Ada"

    var body: some View {
      Button("Rename…") { asks = true }
        .alert("Rename", isPresented: $asks) {
          TextField("Name", text: $name)
          Button("Save") {}
        }
    }
  }

  @Test func `a question from a form has fields as anywhere`() throws {
    let screens = [Screen(Renaming(), size: size), Screen(Form { Renaming() }, size: size)]
    var frames: [CGRect] = []
    for screen in screens {
      try screen.tap("Rename…")
      #expect(!screen.exists(.text("Name")))
      frames.append(try screen.frame(of: .textField("Name")))
    }
    #expect(frames[0] == frames[1])
  }

  private struct Opening: View {
    @State private var isOpen = false
    @State private var name = ""
    @State private var choice = 1

    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          VStack {
            DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
            Section("Title") { Text("Content") }
            Picker("Choice", selection: $choice) { Text("One").tag(1) }.pickerStyle(.inline)
            Toggle("On", isOn: .constant(true))
            TextField("Name", text: $name)
          }
        }
    }
  }

  @Test func `a sheet from a row has no rows of that list`() throws {
    func frames(_ screen: Screen) throws -> [CGRect] {
      try screen.tap("Open")
      #expect(!screen.exists(.text("Name")))
      return try ["More", "Inside", "Title", "Content", "One", "On", "Name"].map { name in
        try screen.frame(of: .named(name))
      }
    }
    let usual = try frames(Screen(Opening(), size: size))
    #expect(try frames(Screen(Form { Opening() }, size: size)) == usual)
    #expect(try frames(Screen(List { Opening() }, size: size)) == usual)
  }

  private struct Listing: View {
    @State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { List { Text("In the sheet") } }
    }
  }

  private struct Sidebar: View {
    var body: some View {
      NavigationSplitView {
        List {
          Listing()
          Text("In the sidebar")
        }
      } detail: {
        Text("Detail")
      }
    }
  }

  @Test func `a list in a sheet from a sidebar looks as usual`() throws {
    let usual = Screen(Listing(), size: size)
    try usual.tap("Open")
    let row = try usual.frame(of: .row("In the sheet")).size
    let screen = Screen(Sidebar(), size: size)
    #expect(try screen.frame(of: .row("In the sidebar")).height < row.height)
    try screen.tap("Open")
    #expect(try screen.frame(of: .row("In the sheet")).size == row)
  }
}
