import Foundation
import LayoutEngine
import PortableUI
import Testing

@testable import ViewTesting

/// How many lines texts and fields may have, and for how many they take room.
@MainActor
struct LineLimitTests {
  private let long = "one two three four five six seven eight nine ten eleven twelve"

  private func height(_ view: some View) -> Double {
    Screen(view.frame(width: 100)).items.first { $0.role == .text || $0.role == .textField }
      .map { $0.frame.size.height } ?? 0
  }

  private func lines(_ count: Int) -> Double {
    height(Text(verbatim: Array(repeating: "a", count: count).joined(separator: "\n")))
  }

  @Test func `room is kept for lines that are not there`() {
    #expect(height(Text("a").lineLimit(3, reservesSpace: true)) == lines(3))
    #expect(height(Text("a").lineLimit(3, reservesSpace: false)) == lines(1))
    #expect(height(Text("a").lineLimit(2...)) == lines(2))
    #expect(height(Text("a").lineLimit(...2)) == lines(1))
    #expect(height(Text("a").lineLimit(2...4)) == lines(2))
    #expect(height(Text("").lineLimit(2, reservesSpace: true)) == lines(2))
  }

  @Test func `no text is longer than its limit`() {
    #expect(height(Text(verbatim: long).lineLimit(2...4)) == lines(4))
    #expect(height(Text(verbatim: long).lineLimit(...2)) == lines(2))
    #expect(height(Text(verbatim: long).lineLimit(2...)) == height(Text(verbatim: long)))
    #expect(height(Text(verbatim: long).lineLimit(2, reservesSpace: true)) == lines(2))
  }

  @Test func `a limit further in is the one that counts`() {
    #expect(height(Text("a").lineLimit(1).lineLimit(3, reservesSpace: true)) == lines(1))
  }

  @Test func `room is kept with the distance of lines, and in letters of another size`() {
    let spaced = Text("a").lineLimit(3, reservesSpace: true).lineSpacing(10)
    #expect(height(spaced) == lines(3) + 20)
    #expect(height(Text("a").lineLimit(2, reservesSpace: true).font(.title)) > lines(2))
  }

  @Test func `a field grows from the fewest lines to the most`() {
    func field(_ text: String) -> some View {
      TextField("", text: .constant(text), axis: .vertical).lineLimit(2...3)
    }
    let height2 = height(field(""))
    #expect(height(field("a\nb")) == height2)
    #expect(height(field("a\nb\nc")) > height2)
    #expect(height(field("a\nb\nc\nd\ne")) == height(field("a\nb\nc")))
  }

  @Test func `hostile numbers are no reason to hang`() {
    #expect(height(Text("a").lineLimit(.max, reservesSpace: true)).isFinite)
    #expect(height(Text("a").lineLimit(-5, reservesSpace: true)) == lines(1))
  }
}
