import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct PictureTests {
  @Test func `a picture shows what is on the screen`() throws {
    let screen = Screen(FormSample(), size: CGSize(width: 320, height: 240))
    try screen.type("Ada <3", into: "Name")
    let picture = screen.svg()
    #expect(
      picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"320\" height=\"240\""))
    #expect(picture.hasSuffix("</svg>"))
    #expect(picture.contains(">Who are you?</text>"))
    #expect(picture.contains(">Ada &lt;3</text>"))
    #expect(picture.contains(">Greet</text>"))
    if let path = ProcessInfo.processInfo.environment["SCREEN_PICTURES"] {
      try Data(picture.utf8).write(to: URL(fileURLWithPath: path + "/form.svg"))
    }
  }

  @Test func `an empty field shows its prompt, a full one its text`() throws {
    let screen = Screen(FormSample())
    #expect(screen.svg().contains(">Name</text>"))
    try screen.type("Ada", into: "Name")
    #expect(!screen.svg().contains(">Name</text>"))
  }

  @Test func `what is disabled is drawn pale`() {
    let enabled = Screen(Button("Save") {})
    #expect(!enabled.svg().contains("opacity=\"0.4\""))
    let disabled = Screen(Button("Save") {}.disabled(true))
    #expect(disabled.svg().contains("<g opacity=\"0.4\">"))
  }

  @Test func `a long text is drawn in the lines it takes, with an ellipsis where it is cut`() {
    let screen = Screen(
      Text("one two three four five six").lineLimit(2), size: CGSize(width: 80, height: 200))
    let picture = screen.svg()
    #expect(picture.contains(">one two</text>"))
    #expect(picture.contains(">three four…</text>"))
    #expect(!picture.contains("five"))
  }

  @Test func `dark is dark`() {
    #expect(Screen(Text("a")).svg().contains("fill=\"#fafafa\""))
    #expect(Screen(Text("a"), colorScheme: .dark).svg().contains("fill=\"#1c1c1f\""))
  }
}
