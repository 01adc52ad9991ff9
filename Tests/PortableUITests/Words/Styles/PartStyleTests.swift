import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Styles that go by the part that a colour plays.
@MainActor struct PartStyleTests {
  private func paint<V: View>(_ view: V) -> Paint? { Inspector(view).only(\.shape)?.content.fill }

  @Test func `each part has the desktop's colour`() {
    #expect(paint(Circle().fill(.separator)) == .color(.primary.opacity(0.15)))
    #expect(paint(Circle().fill(.placeholder)) == .color(.primary.opacity(0.5)))
    #expect(paint(Circle().fill(.link)) == .color(.accentColor))
    #expect(paint(Circle().fill(.selection)) == .color(.accentColor.opacity(0.25)))
    #expect(paint(Circle().fill(.fill)) == .color(.primary.opacity(0.15)))
    #expect(paint(Circle().fill(.windowBackground)) == paint(Circle().fill(.background)))
  }

  @Test
  func `a selection has the tint, and a window's colour is not what is set as the background`() {
    #expect(paint(Circle().fill(.selection).tint(.red)) == .color(.red.opacity(0.25)))
    let set = paint(Circle().fill(.windowBackground).backgroundStyle(.red))
    #expect(set == paint(Circle().fill(.windowBackground)))
  }

  @Test func `each level of a style is fainter than the one before`() {
    func alpha(_ style: some ShapeStyle) -> Double {
      if case .color(let color)? = paint(Circle().fill(style)) { color.alpha } else { -1 }
    }
    let levels = [
      alpha(.link), alpha(.link.secondary), alpha(.link.tertiary), alpha(.link.quaternary),
      alpha(.link.quinary),
    ]
    #expect(levels == levels.sorted(by: >) && Set(levels).count == 5)
    let fills = [
      alpha(.fill), alpha(.fill.secondary), alpha(.fill.tertiary), alpha(.fill.quaternary),
    ]
    #expect(fills == fills.sorted(by: >) && Set(fills).count == 4)
    #expect(alpha(.link.opacity(0.5)) == 0.5)
    #expect(paint(Circle().fill(.tint.secondary).tint(.red)) == .color(.red.opacity(0.5)))
    #expect(paint(Circle().fill(.foreground.secondary)) == paint(Circle().fill(.secondary)))
  }
}
