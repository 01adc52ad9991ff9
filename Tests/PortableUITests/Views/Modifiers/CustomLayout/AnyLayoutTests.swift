import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// A row that counts how often it had to begin anew.
private struct Counting: Layout {
  func makeCache(subviews: Subviews) -> Int { subviews.count }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) -> CGSize {
    CGSize(width: 10 * cache, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    for (index, view) in subviews.enumerated() {
      view.place(at: CGPoint(x: bounds.minX + 10 * CGFloat(index), y: bounds.minY), proposal: .zero)
    }
  }
}

@MainActor struct AnyLayoutTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Turning: View {
    @State private var kind = 0

    private var layout: AnyLayout {
      switch kind {
      case 0: AnyLayout(HStackLayout(spacing: 0))
      case 1: AnyLayout(VStackLayout(spacing: 0))
      default: AnyLayout(Counting())
      }
    }

    var body: some View {
      VStack {
        layout {
          Counter(name: "One")
          Spacer()
          Counter(name: "Two")
        }
        Button("Turn") { withAnimation(.linear(duration: 1)) { kind += 1 } }
      }
    }
  }

  @Test func `views keep their state from one layout to the next`() throws {
    let screen = Screen(Turning())
    try screen.tap("Two 0")
    try screen.tap("Two 1")
    #expect(try screen.frame(of: "One 0").minY == screen.frame(of: "Two 2").minY)
    try screen.tap("Turn")
    #expect(try screen.frame(of: "One 0").midX == screen.frame(of: "Two 2").midX)
    // The spacer grows along the layout inside.
    #expect(try screen.frame(of: "Two 2").minY - screen.frame(of: "One 0").maxY > 300)
    try screen.tap("Turn")
    #expect(try screen.frame(of: "Two 2").minX - screen.frame(of: "One 0").minX == 20)
  }

  @Test func `they move where the change is animated`() throws {
    let screen = Screen(Turning(), animations: .on)
    let before = try screen.frame(of: "Two 0")
    try screen.tap("Turn")
    screen.clock.advance(by: .milliseconds(500))
    let half = try screen.frame(of: "Two 0")
    screen.clock.advance(by: .seconds(1))
    let after = try screen.frame(of: "Two 0")
    #expect(abs(half.minX - (before.minX + after.minX) / 2) < 0.6)
    #expect(before.minX - after.minX > 100)
  }

  @Test func `lines and distances are those of the layout inside`() throws {
    struct Lines: View {
      let layout: AnyLayout
      var body: some View {
        HStack(alignment: .firstTextBaseline) {
          Text("Out")
          layout { Text("In").font(.largeTitle) }
        }
      }
    }
    let erased = Screen(Lines(layout: AnyLayout(AnyLayout(VStackLayout()))))
    let plain = Screen(
      HStack(alignment: .firstTextBaseline) {
        Text("Out")
        VStack { Text("In").font(.largeTitle) }
      })
    #expect(try erased.frame(of: "In") == plain.frame(of: "In"))
    #expect(try erased.frame(of: "Out") == plain.frame(of: "Out"))
  }
}
