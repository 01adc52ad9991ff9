import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct FormTests {
  private struct Settings: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var size = "S"
    @State private var log = "nothing"

    var body: some View {
      Form {
        Section("General") {
          TextField("Name", text: $name)
          Toggle("Updates", isOn: $isOn)
          Picker("Size", selection: $size) {
            Text(verbatim: "Small").tag("S")
            Text(verbatim: "Large").tag("L")
          }
        }
        Section {
          Button("Reset") { log = "reset \(name) \(isOn) \(size)" }
        } footer: {
          Text(verbatim: log)
        }
      }
    }
  }

  @Test func `names stand where reading begins, and controls at the other end`() throws {
    let screen = Screen(Settings(), size: CGSize(width: 800, height: 600))
    let row = try screen.frame(of: .row("Updates"))
    #expect(row == CGRect(x: 100, y: row.minY, width: 600, height: 55))
    for control in [.toggle("Updates"), .picker("Size"), .textField("Name")] as [Screen.Lookup] {
      #expect(try screen.frame(of: control).maxX == row.maxX - 12)
    }
    for name in ["Name", "Updates", "Size"] {
      #expect(try screen.frame(of: .text(name)).minX == row.minX + 12)
    }
    try screen.type("Ada", into: .textField("Name"))
    try screen.toggle("Updates")
    try screen.select("Large", in: "Size")
    try screen.tap(.button("Reset"))
    #expect(screen.exists("reset Ada true L"))
  }

  @Test func `a field without a name says what it asks for`() throws {
    let screen = Screen(
      Form {
        TextField("", text: .constant(""), prompt: Text(verbatim: "Search"))
        TextField("Named", text: .constant(""), prompt: Text(verbatim: "Prompt"))
      })
    #expect(screen.texts == ["Named"])
    #expect(screen.exists(.textField("Search")))
    #expect(screen.exists(.textField("Named")))
  }

  @Test func `a form in columns has no boxes`() throws {
    let screen = Screen(Settings().formStyle(.columns))
    #expect(!screen.exists(.role(.row)))
    #expect(screen.texts.first == "General")
    #expect(!screen.exists(.role(.list)))
    let grouped = Screen(Settings().formStyle(.grouped))
    #expect(grouped.exists(.role(.list)))
  }
}
