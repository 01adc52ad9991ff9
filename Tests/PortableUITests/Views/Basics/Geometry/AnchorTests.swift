import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct CornerKey: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = nextValue() ?? value
  }
}

@MainActor struct AnchorTests {
  /// Buttons of which one has a frame around it, drawn by the view around all.
  private struct Marked: View {
    @State private var chosen = 0
    @State private var isWide = false

    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(0..<3, id: \.self) { index in
          Color.blue.frame(width: isWide ? 90 : 50 + CGFloat(index) * 10, height: 20)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { index == chosen ? [$0] : [] }
        }
        Button("Next") { chosen += 1 }
        Button("Wide") { isWide = true }
      }
      .overlayPreferenceValue(BoundsKey.self, alignment: .topLeading) { anchors in
        GeometryReader { room in
          ForEach(anchors.indices, id: \.self) { index in
            let frame = room[anchors[index]]
            Color.red.frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }
  }

  private func frames(_ inspector: Inspector, _ color: Color) -> [Rect] {
    inspector.elements.filter { $0.content.fill == color }.compactMap(inspector.frame)
  }

  @Test func `a layer lies where a view further in is, also once that is another one or elsewhere`()
    throws
  {
    let inspector = Inspector(Marked())
    #expect(frames(inspector, .red) == [frames(inspector, .blue)[0]])
    try inspector.screen.tap("Next")
    #expect(frames(inspector, .red) == [frames(inspector, .blue)[1]])
    try inspector.screen.tap("Wide")
    #expect(frames(inspector, .red) == [frames(inspector, .blue)[1]])
    #expect(frames(inspector, .red)[0].size == Size(width: 90, height: 20))
    try inspector.screen.tap("Next")
    try inspector.screen.tap("Next")
    #expect(frames(inspector, .red).isEmpty)
  }

  @Test func `points and parts of a view are said in the room that asks`() {
    var read: [CGPoint] = []
    let view = Color.blue.frame(width: 100, height: 40)
      .anchorPreference(key: CornerKey.self, value: .bottomTrailing) { $0 }
      .padding(10)
      .backgroundPreferenceValue(CornerKey.self) { corner in
        GeometryReader { room in
          let place = corner.map { room[$0] }
          Color.clear.onChange(of: place, initial: true) { if let place { read.append(place) } }
        }
      }
    _ = Inspector(view)
    #expect(read == [CGPoint(x: 110, y: 50)])
  }

  @Test func `what is inside can be changed further out`() {
    var count = 0
    let view = VStack {
      Color.blue.anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
    }
    .transformAnchorPreference(
      key: BoundsKey.self, value: .rect(CGRect(x: 1, y: 1, width: 2, height: 2))
    ) {
      $0.append($1)
    }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      Color.clear.onChange(of: anchors.count, initial: true) { count = anchors.count }
    }
    _ = Inspector(view)
    #expect(count == 2)
  }

  @Test func `the same part of the same view is the same anchor`() {
    var anchors: [Anchor<CGRect>] = []
    let view = Color.blue
      .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0, $0] }
      .onPreferenceChange(BoundsKey.self) { anchors = $0 }
    let inspector = Inspector(view)
    #expect(anchors.count == 2 && Set(anchors).count == 1)
    withExtendedLifetime(inspector) {}
  }

  @Test func `nothing is made again while nothing moves`() throws {
    let inspector = Inspector(Marked())
    let bodies = inspector.screen.graph.counts
    _ = inspector.screen.graph.runFrame()
    #expect(inspector.screen.graph.counts.measures == bodies.measures)
    #expect(inspector.screen.graph.counts.mutations == bodies.mutations)
  }
}
