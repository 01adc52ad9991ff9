import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct TextEditorTests {
  private struct Page: View {
    @State private var text = "One"

    var body: some View {
      VStack(spacing: 0) {
        TextEditor(text: $text).accessibilityLabel("Notes")
        Text("\(text.split(separator: "\n").count) lines")
          .frame(height: 20)
      }
      .lineLimit(1)
    }
  }

  @Test func `it takes the room there is, and return begins another line`() throws {
    let screen = Screen(Page(), size: CGSize(width: 300, height: 200))
    let frame = try screen.frame(of: .textField("Notes"))
    #expect(frame == CGRect(x: 0, y: 0, width: 300, height: 180))
    try screen.type("\nTwo\nThree", into: .textField("Notes"))
    #expect(screen.exists("3 lines"))
    #expect(try screen.value(of: .textField("Notes")) == "One\nTwo\nThree")
    #expect(try screen.frame(of: .textField("Notes")) == frame)
  }

  @Test func `in a form it has no name beside it`() throws {
    let screen = Screen(Form { TextEditor(text: .constant("Words")).accessibilityLabel("Notes") })
    #expect(try screen.value(of: .textField("Notes")) == "Words")
  }
}
