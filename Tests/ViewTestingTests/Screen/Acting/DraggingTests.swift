import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct DraggingTests {
  @Test func `a slider goes along with the finger, to its end at most`() throws {
    let screen = Screen(Draggable(), size: CGSize(width: 220, height: 300))
    try screen.drag("Volume", by: CGSize(width: 50, height: 7))
    #expect(try screen.value(of: "Volume") == "0.75")
    try screen.drag(.slider("Volume"), by: CGSize(width: -100, height: 0))
    #expect(try screen.value(of: "Volume") == "0.25")
    try screen.drag("Volume", by: CGSize(width: 1000, height: 0))
    #expect(try screen.value(of: "Volume") == "1")
    #expect(screen.texts.contains("begin end begin end begin end"))
  }

  @Test func `what is scrolled goes along with the finger, to its end at most`() throws {
    let screen = Screen(Draggable(), size: CGSize(width: 220, height: 300))
    let before = try screen.frame(of: "Row 1")
    try screen.drag("Row 1", by: CGSize(width: 0, height: -30))
    #expect(try screen.frame(of: "Row 1").minY == before.minY - 30)
    try screen.drag("Row 1", by: CGSize(width: 5, height: 500))
    #expect(try screen.frame(of: "Row 1") == before)
  }

  @Test func `a finger that nothing goes along with is refused`() throws {
    let screen = Screen(Draggable(), size: CGSize(width: 220, height: 300))
    let error = try #require(throws: ScreenError.self) {
      try screen.drag("Row 1", by: CGSize(width: 30, height: 0))
    }
    #expect(
      error.description == """
        Could not drag text "Row 1" by 30, 0: nothing there goes that way.
          what can be dragged: scroll area, slider "Volume"
          Fix: Drag a slider to its sides, or what is inside a ScrollView along one of its axes.
        """)
    #expect(throws: ScreenError.self) {
      try screen.drag("Fixed", by: CGSize(width: 0, height: 30))
    }
  }
}

private struct Draggable: View {
  @State private var volume = 0.5
  @State private var edits: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      Slider(value: $volume) {
        Text("Volume")
      } onEditingChanged: {
        edits.append($0 ? "begin" : "end")
      }
      Text(edits.joined(separator: " "))
      Text("Fixed")
      ScrollView {
        VStack { ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(height: 40) } }
      }
    }
  }
}
