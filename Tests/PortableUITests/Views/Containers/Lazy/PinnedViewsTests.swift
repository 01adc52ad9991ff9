import Foundation
import PortableUI
import Testing
@_spi(Measuring) import ViewTesting

/// Headers and footers of lazy stacks that stay in sight.
@MainActor
struct PinnedViewsTests {
  private struct Letters: View {
    var pinned: PinnedScrollableViews
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<20) { section in
            Section {
              ForEach(0..<10) { row in
                Text(verbatim: "Row \(section).\(row)").frame(height: 40)
              }
            } header: {
              Text(verbatim: "Head \(section)").frame(height: 30)
            } footer: {
              Text(verbatim: "Foot \(section)").frame(height: 20)
            }
          }
        }
      }
    }
  }

  private let size = CGSize(width: 200, height: 300)

  private func top(_ name: String, _ screen: Screen) throws -> CGFloat {
    try screen.frame(of: .text(name)).midY
  }

  @Test func `a header stays with its section, and the next one pushes it away`() throws {
    let screen = Screen(Letters(pinned: [.sectionHeaders]), size: size)
    #expect(try top("Head 0", screen) == 15)
    #expect(screen.scroll(by: 100))
    #expect(try top("Head 0", screen) == 15)
    #expect(try top("Row 0.3", screen) == 30 + 3.5 * 40 - 100)
    // A section is 450 points high: its header leaves with its last 30 points.
    #expect(screen.scroll(by: 335))
    #expect(try top("Head 0", screen) == 0)
    #expect(try top("Head 1", screen) == 30)
    #expect(screen.scroll(by: 25))
    #expect(!screen.texts.contains("Head 0"))
    #expect(try top("Head 1", screen) == 15)
  }

  @Test func `a header that is far above is there all the same`() throws {
    let screen = Screen(Letters(pinned: [.sectionHeaders]), size: size)
    for _ in 0..<20 { _ = screen.scroll(by: 190) }
    // 3,800 points down is in the ninth section.
    #expect(try top("Head 8", screen) == 15)
    // The next one is at its own place, and no others are there.
    #expect(screen.texts.filter { $0.hasPrefix("Head") }.sorted() == ["Head 8", "Head 9"])
    #expect(try top("Head 9", screen) == 265)
    for _ in 0..<20 { _ = screen.scroll(by: -190) }
    #expect(try top("Head 0", screen) == 15)
  }

  @Test func `a footer stays at the other edge`() throws {
    let screen = Screen(Letters(pinned: [.sectionFooters]), size: size)
    #expect(try top("Foot 0", screen) == 290)
    #expect(screen.scroll(by: 160))
    #expect(try top("Foot 0", screen) == 280)
    #expect(screen.texts.contains("Foot 0"))
    // The header scrolls along, as nothing is said of it.
    #expect(!screen.texts.contains("Head 0"))
  }

  @Test func `without a word nothing stays`() throws {
    let screen = Screen(Letters(pinned: []), size: size)
    #expect(screen.scroll(by: 100))
    #expect(!screen.texts.contains("Head 0"))
  }

  @Test func `a header that stays lies over what moves beneath`() throws {
    struct Covered: View {
      @State private var taps = ""
      var body: some View {
        Text(verbatim: "tapped \(taps)")
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<30) { row in
                Button("Row \(row)") { taps = "row" }.frame(height: 40)
              }
            } header: {
              Button("Head") { taps = "head" }.frame(height: 40)
            }
          }
        }
      }
    }
    let screen = Screen(Covered(), size: size)
    #expect(screen.scroll(by: 60))
    try screen.tap("Head")
    #expect(screen.texts[0] == "tapped head")
  }

  @Test func `a header that is back in its place lies there as before`() throws {
    struct Overlapped: View {
      @State private var taps = ""
      var pinned: PinnedScrollableViews
      var body: some View {
        Text(verbatim: "tapped \(taps)")
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: pinned) {
            Section {
              Button("Over") { taps += "row " }.frame(height: 40).offset(y: -30)
              ForEach(0..<30) { Text(verbatim: "Row \($0)").frame(height: 40) }
            } header: {
              Button("Head") { taps += "head " }.frame(height: 40)
            }
          }
        }
      }
    }
    let screen = Screen(Overlapped(pinned: .sectionHeaders), size: size)
    // In the middle of the header lies what was drawn after it.
    let head = try screen.frame(of: "Head")
    let middle = CGPoint(x: head.midX, y: head.midY)
    try screen.tap(at: middle)
    #expect(screen.texts[0] == "tapped row ")
    #expect(screen.scroll(by: 200))
    try screen.tap(at: middle)
    #expect(screen.texts[0] == "tapped row head ")
    #expect(screen.scroll(by: -200))
    try screen.tap(at: middle)
    #expect(screen.texts[0] == "tapped row head row ")
  }

  @Test func `headers that are no longer to stay go back at once`() throws {
    struct Switched: View {
      @State private var isPinned = true
      var body: some View {
        Button("Let go") { isPinned = false }
        Letters(pinned: isPinned ? .sectionHeaders : [])
      }
    }
    let screen = Screen(Switched(), size: CGSize(width: 200, height: 400))
    #expect(screen.scroll(by: 100))
    #expect(screen.texts.contains("Head 0"))
    try screen.tap("Let go")
    #expect(!screen.texts.contains("Head 0"))
  }
}
