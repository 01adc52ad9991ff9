import Foundation
import PortableUI
import Testing
import ViewTesting

/// How long a lazy stack is across its direction.
@MainActor
struct LazyWidthTests {
  private struct Rows: View {
    @State private var widths = [100.0, 120, 140]

    var body: some View {
      VStack {
        Button("Wider") { widths[1] = 200 }
        ScrollView([.horizontal, .vertical]) {
          LazyVStack {
            Color.red.frame(height: 10).accessibilityLabel("line")
            ForEach(widths.indices, id: \.self) { row in
              Text("row \(row)").frame(width: widths[row], height: 40)
            }
          }
        }
        .frame(width: 90, height: 90)
      }
    }
  }

  @Test func `where it may be as wide as it likes, it is as wide as its widest row`() async throws {
    let screen = Screen(Rows())
    let area = try screen.frame(of: .role(.scrollArea))
    func middles() throws -> [CGFloat] {
      try (0..<3).map { try screen.frame(of: .named("row \($0)")).midX - area.minX }
    }
    #expect(try middles() == [70, 70, 70])
    #expect(try screen.frame(of: .named("line")).width == 140)
    try screen.tap("Wider")
    #expect(try middles() == [100, 100, 100])
    #expect(try screen.frame(of: .named("line")).width == 200)
  }
}
