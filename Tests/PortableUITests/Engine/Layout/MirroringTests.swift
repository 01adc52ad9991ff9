import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// What is laid out from right to left lies where a mirror would show it.
@MainActor struct MirroringTests {
  /// Coloured rectangles on a screen of 390 points, in the order of reading.
  private func frames(
    _ view: some View, _ direction: LayoutDirection = .rightToLeft
  ) -> [Rect] {
    let inspector = Inspector(view.environment(\.layoutDirection, direction))
    return inspector.elements.filter { $0.content.fill != nil }.compactMap(inspector.frame)
  }

  private func pane(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  /// Corners that follow the diagonal: a layout of an app's own.
  private struct Diagonal: PortableUI.Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 100, height: 100) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, view) in subviews.enumerated() {
        let step = CGFloat(index) * 30
        view.place(
          at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
      }
    }
  }

  private func panes(_ widths: CGFloat...) -> some View {
    ForEach(widths, id: \.self) { pane($0) }
  }

  @Test func `everything stands where a mirror shows it`() {
    let views: [AnyView] = [
      AnyView(
        HStack(spacing: 5) {
          panes(10, 30)
          Spacer()
          pane(20)
        }),
      AnyView(VStack(alignment: .leading) { panes(10, 30, 20) }),
      AnyView(pane(50).padding(.leading, 30).frame(width: 300, alignment: .trailing)),
      AnyView(pane(80, 80).overlay(alignment: .bottomTrailing) { pane(10) }),
      AnyView(pane(40).offset(x: 25)),
      AnyView(pane(40).position(x: 30, y: 50)),
      AnyView(
        Grid {
          GridRow { panes(10, 50) }
          GridRow { panes(70, 20) }
        }),
      AnyView(Diagonal { panes(10, 20, 30) }),
      AnyView(LazyVGrid(columns: [GridItem(), GridItem()]) { panes(10, 50, 70) }),
      AnyView(GeometryReader { _ in pane(60) }),
      AnyView(
        HStack(alignment: .top) {
          VStack(alignment: .trailing) { panes(10, 30) }
          pane(20).alignmentGuide(.top) { _ in 5 }
        }),
    ]
    for view in views {
      let mirrored = frames(view, .leftToRight).map { $0.mirrored(in: 390) }
      #expect(frames(view) == mirrored && !mirrored.isEmpty)
    }
  }

  @Test func `a part may go in the other direction`() {
    let view = HStack(spacing: 0) {
      pane(10)
      HStack(spacing: 0) { panes(20, 30) }.environment(\.layoutDirection, .leftToRight)
    }
    .frame(width: 390, alignment: .leading)
    #expect(frames(view).map(\.minX) == [380, 330, 350])
  }

  private struct Turning: View {
    @State private var direction = LayoutDirection.leftToRight

    var body: some View {
      HStack(spacing: 0) {
        Text("One").frame(width: 100)
        VStack { Button("Turn") { direction = .rightToLeft } }.frame(width: 60)
      }
      .frame(width: 390, alignment: .leading)
      .environment(\.layoutDirection, direction)
    }
  }

  @Test func `a direction that changes moves what is there, and makes nothing anew`() throws {
    let inspector = Inspector(Turning())
    let one = try #require(inspector.text("One"))
    let before = try #require(inspector.frame(of: one))
    let made = inspector.screen.graph.counts.nodesMade
    try inspector.screen.tap("Turn")
    #expect(inspector.frame(of: one) == before.mirrored(in: 390))
    #expect(inspector.screen.graph.counts.nodesMade == made)
    #expect(one.content.text?.isMirrored == true && one.isMirrored)
  }

  @Test func `a screen is read in the direction it is given`() {
    let row = HStack(spacing: 0) {
      Text("One")
      Spacer()
      Text("Two")
    }
    let screen = Screen(row, layoutDirection: .rightToLeft)
    let texts = screen.graph.rootElement.all.filter { $0.content.text != nil }
    #expect(texts.map { $0.frame.minX < 195 } == [false, true])
  }

  @Test func `a frame in which nothing turned lays nothing out again`() throws {
    let screen = Screen(Turning(), layoutDirection: .rightToLeft)
    try screen.tap("Turn")
    let measures = screen.graph.counts.measures
    try screen.tap("Turn")
    #expect(screen.graph.counts.measures == measures)
  }

  @Test func `symbols that point forward point the other way`() {
    func names(_ direction: LayoutDirection) -> [String] {
      let view = HStack {
        Image(systemName: "chevron.forward")
        Image(systemName: "arrow.backward.circle")
        Image(systemName: "chevron.right")
        Image(systemName: "forward.fill")
      }
      return Inspector(view.environment(\.layoutDirection, direction)).contents.compactMap {
        if case .symbol(let name)? = $0.image?.source { name } else { nil }
      }
    }
    #expect(
      names(.leftToRight) == [
        "chevron.forward", "arrow.backward.circle", "chevron.right", "forward.fill",
      ])
    #expect(
      names(.rightToLeft) == [
        "chevron.backward", "arrow.forward.circle", "chevron.right", "backward.fill",
      ])
  }

  @Test func `a view is shown in a mirror where it says so`() {
    func stretch(_ view: some View, _ direction: LayoutDirection) -> Double? {
      Inspector(view.environment(\.layoutDirection, direction)).contents
        .compactMap { $0.layer?.scale?.x }.first
    }
    let flipped = pane(10).flipsForRightToLeftLayoutDirection(true)
    #expect(stretch(flipped, .rightToLeft) == -1)
    #expect(stretch(flipped, .leftToRight) ?? 1 == 1)
    let fixed = pane(10).flipsForRightToLeftLayoutDirection(false)
    #expect(stretch(fixed, .rightToLeft) ?? 1 == 1)
    let other = pane(10).layoutDirectionBehavior(.mirrors(in: .leftToRight))
    #expect(stretch(other, .leftToRight) == -1)
  }
}
