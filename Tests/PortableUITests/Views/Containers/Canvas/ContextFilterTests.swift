import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct ContextFilterTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func draw(_ renderer: @escaping (inout GraphicsContext) -> Void) -> Screen {
    Screen(Canvas { context, _ in renderer(&context) }, size: CGSize(width: 200, height: 100))
  }

  private func steps(_ renderer: @escaping (inout GraphicsContext) -> Void) -> [DrawingStep] {
    draw(renderer).graph.rootElement.all.flatMap { element -> [DrawingStep] in
      if case .drawing(let drawing) = element.content { drawing.steps } else { [] }
    }
  }

  @Test func `a filter holds for what is drawn later, and comes before those added before`() throws
  {
    let steps = steps { context in
      context.fill(square, with: .color(.red))
      context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
      context.addFilter(.blur(radius: 4))
      context.drawLayer { $0.fill(square, with: .color(.red)) }
    }
    #expect(steps.map(\.filters) == [[], [.threshold(0.5...1, .blue), .blurred(4)]])
  }

  @Test func `its lengths are those of the context`() {
    let steps = steps { context in
      context.scaleBy(x: 2, y: 2)
      context.addFilter(.shadow(color: .red, radius: 3, x: 1, y: -1, options: .shadowOnly))
      context.fill(square, with: .color(.red))
    }
    let shadow = LayerLooks.Shadow(color: .red, radius: 6, x: 2, y: -2)
    #expect(steps.map(\.filters) == [[.shadow(shadow, .alone)]])
  }

  @Test func `colours are changed as the effects of views change them`() {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r2) = (0, 1)
    let steps = steps { context in
      for filter: GraphicsContext.Filter in [
        .brightness(0.2), .contrast(2), .saturation(0), .grayscale(1), .hueRotation(.degrees(90)),
        .colorInvert(), .colorMultiply(.red), .luminanceToAlpha, .colorMatrix(matrix),
      ] {
        var copy = context
        copy.addFilter(filter)
        copy.fill(square, with: .color(.red))
      }
    }
    #expect(steps.count == 9 && Set(steps.map { "\($0.filters)" }).count == 8)
    let inverted = Inspector(Color.red.colorInvert()).contents.compactMap(\.layer?.looks.filter)
    #expect(steps[5].filters == inverted.map(DrawingFilter.colors))
    #expect(steps[2].filters == steps[3].filters)
  }

  @Test func `a layer can be what is seen of others, or what is not`() throws {
    let steps = steps { context in
      context.translateBy(x: 5, y: 0)
      context.clipToLayer(opacity: 0.5, options: .inverse) { $0.fill(square, with: .foreground) }
      context.fill(square, with: .color(.red))
    }
    guard case .layer(let mask, 0.5, isInverse: true)? = steps.first?.clips.first else {
      Issue.record("\(steps)")
      return
    }
    #expect(mask.map(\.transform.tx) == [5])
  }

  @Test func `the room that is left to draw in is known`() {
    var rooms: [CGRect] = []
    _ = draw { context in
      rooms.append(context.clipBoundingRect)
      context.translateBy(x: 50, y: 0)
      rooms.append(context.clipBoundingRect)
      context.clip(to: square)
      context.scaleBy(x: 2, y: 1)
      rooms.append(context.clipBoundingRect)
    }
    #expect(
      rooms == [
        CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: -50, y: 0, width: 200, height: 100),
        CGRect(x: 0, y: 0, width: 5, height: 10),
      ])
  }

  @Test func `a picture of the screen has the filters`() {
    let svg = draw { context in
      context.clipToLayer { $0.fill(square, with: .foreground) }
      context.addFilter(.alphaThreshold(min: 0.5))
      context.addFilter(.shadow(radius: 2))
      context.fill(square, with: .color(.red))
    }.svg()
    #expect(svg.contains("<feFuncA type=\"discrete\"") && svg.contains("<feMerge>"))
    #expect(svg.contains("mask=\"url(#mask1)\""))
  }
}
