import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Effects that follow where views are.
@MainActor
struct VisualEffectTests {
  private func layers(_ inspector: Inspector) -> [LayerContent] {
    inspector.contents.compactMap(\.layer)
  }

  private func opacities(_ inspector: Inspector) -> [Double] {
    layers(inspector).map { ($0.opacity * 100).rounded() / 100 }.filter { $0 < 1 }
  }

  /// Those that are neither there nor gone.
  private func partly(_ inspector: Inspector) -> [Double] {
    opacities(inspector).filter { $0 > 0 }
  }

  private func scroll(_ inspector: Inspector, to y: Double) {
    let scroll = inspector.elements.first { $0.content.scroll != nil }
    inspector.send(.scroll(to: Point(x: 0, y: y)), to: scroll)
  }

  @Test func `it knows the room of the view, and all it does is drawn as one`() throws {
    let inspector = Inspector(
      Color.red.frame(width: 100, height: 50).visualEffect { content, proxy in
        content.offset(x: proxy.size.width / 2).scaleEffect(2, anchor: .topLeading)
          .rotationEffect(.degrees(90), anchor: .topLeading).opacity(0.5).opacity(0.5)
          .blur(radius: 3).blur(radius: 4).brightness(0.1).saturation(0)
      })
    let layer = try #require(layers(inspector).first { $0.opacity < 1 })
    #expect(layer.opacity == 0.25 && layer.looks.blur == 5)
    let transform = try #require(layer.looks.transform).transform(
      in: Size(width: 100, height: 50))
    let corner = CGPoint(x: 0, y: 0).applying(transform)
    #expect(abs(corner.x) < 1e-9 && abs(corner.y - 100) < 1e-9)
    let filter = try #require(layer.looks.filter)
    // Brighter first, and grey then: each part of white is the sum of what all parts had, and 0.1.
    #expect(abs(filter.numbers[0] - 0.213) < 1e-9 && abs(filter.numbers[4] - 0.1) < 1e-2)
  }

  @Test func `it follows scrolling, without a body and without a measure`() {
    let inspector = Inspector(Rows())
    #expect(opacities(inspector) == [0.5])
    let bodies = inspector.screen.bodyCount(of: Rows.self)
    let measures = inspector.screen.graph.counts.measures
    scroll(inspector, to: 50)
    #expect(opacities(inspector) == [0.25, 0.75])
    #expect(inspector.screen.bodyCount(of: Rows.self) == bodies)
    #expect(inspector.screen.graph.counts.measures == measures)
  }

  @Test func `it follows what it reads, and moves where that is animated`() throws {
    let inspector = Inspector(Dimmed(), animations: .on)
    #expect(opacities(inspector) == [])
    try inspector.screen.tap("Dim")
    inspector.screen.clock.advance(by: .seconds(0.5))
    #expect(opacities(inspector) == [0.5])
    let turn = layers(inspector).compactMap(\.looks.transform).first?
      .transform(in: Size(width: 10, height: 10))
    #expect(abs((turn?.tx ?? 0) - 20) < 1e-9)
    inspector.screen.clock.advance(by: .seconds(0.5))
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `numbers that are none are shown as some`() {
    let inspector = Inspector(
      Color.red.visualEffect { content, _ in
        content.opacity(.nan).blur(radius: .infinity).offset(x: .nan).scaleEffect(.infinity)
          .brightness(.nan)
      })
    for layer in layers(inspector) {
      #expect(layer.opacity.isFinite && layer.looks.blur.isFinite)
      let transform = layer.looks.transform?.transform(in: Size(width: 10, height: 10))
      #expect(transform.map { $0.a.isFinite && $0.tx.isFinite } ?? true)
    }
  }

  @Test func `a scroll transition goes along with scrolling at both ends`() {
    let inspector = Inspector(Cards(configuration: .interactive(timingCurve: .linear)))
    let bodies = inspector.screen.bodyCount(of: Cards.self)
    // 844 points are seen: eight cards, and less than half of the ninth.
    #expect(partly(inspector) == [0.44])
    scroll(inspector, to: 75)
    #expect(partly(inspector) == [0.25, 0.19])
    #expect(inspector.screen.bodyCount(of: Cards.self) == bodies)
    scroll(inspector, to: 100_000)
    #expect(partly(inspector) == [0.44])
  }

  @Test func `an animated one changes once half is seen`() {
    let inspector = Inspector(
      Cards(configuration: .animated(.linear(duration: 1))), animations: .on)
    // The ninth of thirty is seen by 44 points of 100.
    #expect(opacities(inspector).count == 22)
    scroll(inspector, to: 10)
    inspector.screen.clock.advance(by: .seconds(0.5))
    #expect(partly(inspector) == [0.5])
    inspector.screen.clock.advance(by: .seconds(0.5))
    #expect(opacities(inspector).count == 21 && partly(inspector).isEmpty)
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `thresholds say how far a view has to come`() {
    typealias Threshold = ScrollTransitionConfiguration.Threshold
    func seen(_ threshold: Threshold) -> [Double] {
      opacities(
        Inspector(
          Cards(
            configuration: .interactive(timingCurve: .linear).threshold(threshold), count: 9)))
    }
    #expect(seen(.hidden) == [])
    #expect(seen(.visible(0.44)) == [])
    #expect(seen(.visible(0.88)) == [0.5])
    #expect(seen(.visible.interpolated(towards: .hidden, amount: 0.12)) == [0.5])
    #expect(seen(.hidden.inset(by: 88)) == [0.5])
    #expect(seen(.centered).count == 9)
    #expect(ScrollTransitionPhase.topLeading.value == -1)
    #expect(ScrollTransitionPhase.identity.isIdentity)
  }

  @Test func `where nothing scrolls it looks as usual`() {
    let inspector = Inspector(
      Color.red.scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) })
    #expect(opacities(inspector).isEmpty)
  }
}

private struct Rows: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<30) { _ in
          Color.red.frame(height: 100).visualEffect { content, proxy in
            let top = proxy.frame(in: .global).minY
            return content.opacity(top < 100 && top > -100 ? 0.5 + Double(top) / 200 : 1)
          }
        }
      }
    }
  }
}

private struct Cards: View {
  let configuration: ScrollTransitionConfiguration
  var count = 30

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in
          Color.red.frame(height: 100).scrollTransition(configuration) {
            $0.opacity($1.isIdentity ? 1 : 0)
          }
        }
      }
    }
  }
}

private struct Dimmed: View {
  @State private var isDim = false

  var body: some View {
    VStack {
      Color.red.frame(width: 10, height: 10).visualEffect { [isDim] content, _ in
        content.opacity(isDim ? 0 : 1).offset(x: isDim ? 40 : 0)
      }
      Button("Dim") { withAnimation(.linear(duration: 1)) { isDim.toggle() } }
    }
  }
}
