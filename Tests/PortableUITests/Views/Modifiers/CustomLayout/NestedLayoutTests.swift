import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// How often layouts were asked.
private final class Questions {
  var count = 0
}

/// Views one before the other, which counts what it is asked and leaves all lines to them.
private struct Pile: Layout {
  let questions: Questions

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    questions.count += 1
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    questions.count += 1
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// The same with lines of its own.
private struct LinedPile: Layout {
  let questions: Questions

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    Pile(questions: questions).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    Pile(questions: questions).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    questions.count += 1
    return guide == .top ? 0 : nil
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    questions.count += 1
    return nil
  }
}

@MainActor
struct NestedLayoutTests {
  /// Layouts in layouts, each with so many views, of which as many as `branches` are such layouts again.
  private func nested<L: Layout>(
    _ layout: L, depth: Int, count: Int, branches: Int
  ) -> AnyView {
    guard depth > 0 else { return AnyView(Color.red) }
    return AnyView(
      layout {
        ForEach(0..<count, id: \.self) { index in
          nested(
            layout, depth: index < branches ? depth - 1 : 0, count: count, branches: branches
          )
          .padding(2).frame(maxWidth: .infinity).aspectRatio(1, contentMode: .fit)
        }
      })
  }

  /// How many questions a screen asks layouts that are nested so deep, for each that there is.
  private func questions<L: Layout>(
    _ layout: (Questions) -> L, depth: Int, count: Int, branches: Int
  ) -> Double {
    let questions = Questions()
    _ = Screen(
      VStack {
        nested(layout(questions), depth: depth, count: count, branches: branches)
        Text("Beside")
      })
    let layouts = (0..<depth).map { Int(pow(Double(branches), Double($0))) }.reduce(0, +)
    return Double(questions.count) / Double(layouts)
  }

  @Test(arguments: [2, 4, 6])
  func `trees of layouts are asked no more for each, however deep they are`(depth: Int) {
    #expect(questions(Pile.init, depth: depth, count: 3, branches: 3) <= 12)
    #expect(questions(LinedPile.init, depth: depth, count: 3, branches: 3) <= 40)
    #expect(
      questions({ AnyLayout(Pile(questions: $0)) }, depth: depth, count: 3, branches: 3) <= 12)
  }

  @Test(arguments: [2, 4, 6, 8, 16])
  func `chains of layouts are asked no more for each, however long they are`(depth: Int) {
    #expect(questions(Pile.init, depth: depth, count: 4, branches: 1) <= 12)
    #expect(questions(LinedPile.init, depth: depth, count: 4, branches: 1) <= 40)
  }
}
