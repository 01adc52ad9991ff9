import Foundation
import LayoutEngine
import PortableUI
import Testing

private struct Indent: LayoutValueKey { static let defaultValue = 0.0 }

/// Each view below and to the right of the one before.
private struct Stairs: Layout {
  var step = 5.0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    CGSize(
      width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).reduce(0, +))
  }

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var point = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      let indented = CGPoint(x: point.x + subview[Indent.self], y: point.y)
      subview.place(at: indented, proposal: ProposedViewSize(size))
      point.x += step
      point.y += size.height
    }
  }
}

/// As its views are, in a row whose order is turned around.
private struct Backwards: Layout {
  private let row = HStackLayout(spacing: 3)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .top ? 4 : nil
  }
}

@MainActor struct CustomLayoutTests {
  private func frames(_ inspector: Inspector) -> [Rect] {
    inspector.elements.filter { $0.content.fill != nil }.map(\.frame)
  }

  @Test func `views go where the layout puts them`() {
    let inspector = Inspector(
      Stairs {
        Color.red.frame(width: 10, height: 20)
        Color.blue.frame(width: 30, height: 20).layoutValue(key: Indent.self, value: 2).padding(0)
      })
    #expect(
      frames(inspector) == [
        Rect(x: 175, y: 402, width: 10, height: 20), Rect(x: 182, y: 422, width: 30, height: 20),
      ])
  }

  private struct Growing: View {
    @State private var height = 20.0
    @State private var step = 5.0

    var body: some View {
      VStack {
        Stairs(step: step) {
          Color.red.frame(width: 10, height: height)
          Color.blue.frame(width: 10, height: 20)
        }
        Button("Grow") { height += 10 }
        Toggle("Step", isOn: .constant(false)).onTapGesture { step = 9 }
      }
    }
  }

  @Test func `what it worked out is worked out anew when a view changes`() {
    let inspector = Inspector(Growing())
    inspector.send(.press, to: inspector.only(\.button)?.element)
    let (red, blue) = (frames(inspector)[0], frames(inspector)[1])
    #expect(red.size.height == 30)
    #expect(blue.minY - red.minY == 30)
    #expect(blue.minX - red.minX == 5)
    inspector.send(.tap(1), to: inspector.elements.first { $0.content.layer?.tapCount == 1 })
    #expect(frames(inspector)[1].minX - frames(inspector)[0].minX == 9)
  }

  @Test func `a stack's layout serves another, and lines may be set`() {
    let inspector = Inspector(
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Backwards {
          Color.green.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
      })
    #expect(frames(inspector).map { $0.minX - frames(inspector)[0].minX } == [0, 10, 23])
    #expect(frames(inspector).map { $0.minY - frames(inspector)[0].minY } == [0, -4, -4])
  }

  @Test func `views one before the other may be a layout, too`() {
    let stage = Inspector(
      ZStackLayout(alignment: .bottomTrailing)() {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 10, height: 20)
      })
    #expect(
      frames(stage) == [
        Rect(x: 180, y: 422, width: 30, height: 10), Rect(x: 200, y: 412, width: 10, height: 20),
      ])
    let centred = Inspector(
      ZStackLayout()() {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 10, height: 20)
      })
    #expect(frames(centred)[0] == Rect(x: 180, y: 417, width: 30, height: 10))
    #expect(frames(centred)[1] == Rect(x: 190, y: 412, width: 10, height: 20))
  }

  @Test func `what is not said of a proposal is made up for`() {
    let half = ProposedViewSize(width: 30, height: nil)
    #expect(half.replacingUnspecifiedDimensions() == CGSize(width: 30, height: 10))
    #expect(
      ProposedViewSize(width: nil, height: 5).replacingUnspecifiedDimensions(
        by: CGSize(width: 7, height: 8)) == CGSize(width: 7, height: 5))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10)
    )
    #expect(ProposedViewSize.zero.replacingUnspecifiedDimensions() == .zero)
  }

  @Test func `stacks may be written as layouts`() {
    let inspector = Inspector(
      VStackLayout(alignment: .trailing, spacing: 1)() {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 30, height: 10)
      })
    #expect(frames(inspector).map { $0.minX - frames(inspector)[0].minX } == [0, -20])
    #expect(frames(inspector).map { $0.minY - frames(inspector)[0].minY } == [0, 11])
  }

  @Test func `the same layout of the same views is not asked again`() {
    let log = LayoutLog()
    struct Page: View {
      let log: LayoutLog
      @State private var count = 0

      var body: some View {
        VStack {
          Button("\(count)") { count += 1 }
          Logging(log: log) { Text("fixed") }
        }
      }
    }
    let inspector = Inspector(Page(log: log))
    inspector.send(.press, to: inspector.only(\.button)?.element)
    let asked = log.questions
    #expect(asked > 0)
    inspector.send(.press, to: inspector.only(\.button)?.element)
    #expect(log.questions == asked)
  }

  @Test func `a layout that is a dynamic property reads the environment`() {
    let inspector = Inspector(
      Gaps {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }
      .environment(\.defaultMinListRowHeight, 30))
    #expect(frames(inspector)[1].minX - frames(inspector)[0].minX == 40)
  }
}

/// How often a layout was asked.
private final class LayoutLog { var questions = 0 }

private struct Logging: Layout {
  let log: LayoutLog

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.questions += 1
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    log.questions += 1
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// A row with gaps as wide as the environment says.
private struct Gaps: Layout, DynamicProperty {
  @Environment(\.defaultMinListRowHeight) private var gap

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 20 + gap, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + CGFloat(index) * (10 + gap)
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
    }
  }
}
