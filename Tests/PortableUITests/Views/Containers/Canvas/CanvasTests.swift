import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// What closures draw, and when they are asked to.
@MainActor
struct CanvasTests {
  @Test func `a canvas takes all the room, and is drawn for that`() {
    var sizes: [CGSize] = []
    let canvas = Canvas { _, size in sizes.append(size) }
    _ = Rig(canvas, size: Size(width: 300, height: 200))
    _ = Rig(canvas.frame(width: 40), size: Size(width: 300, height: 200))
    #expect(sizes == [CGSize(width: 300, height: 200), CGSize(width: 40, height: 200)])
  }

  @Test func `it is drawn again for another size, and for no other reason of the layout`() {
    let log = Log()
    let rig = Rig(Growing(log: log))
    #expect(log.take() == ["100.0"])
    rig.tap("Other")
    #expect(log.take() == [])
    rig.tap("Grow")
    #expect(log.take() == ["150.0"])
  }

  @Test func `it is drawn again when something that it read has changed`() {
    let log = Log()
    let rig = Rig(Reading(log: log))
    #expect(log.take() == ["1"])
    rig.tap("More")
    #expect(log.take() == ["2"])
    #expect(rig.bodies(of: Reading.self) { rig.tap("More") } == 0)
  }

  @Test func `the same drawing changes nothing that is shown`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let screen = Screen(Redrawing(start: start), date: start)
    let before = screen.counts
    screen.clock.advance(by: .seconds(3))
    let work = screen.counts - before
    #expect(work.bodies == 0 && work.mutations == 0 && work.measures == 0)
    #expect(work.frames == 3)
  }

  @Test func `what is set of a context holds for what it draws later, and for no copy`() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let steps = steps { context in
      var copy = context
      copy.translateBy(x: 20, y: 5)
      copy.scaleBy(x: 2, y: 3)
      copy.opacity = 0.5
      copy.fill(
        square, with: .linearGradient(.init(colors: [.red]), startPoint: .zero, endPoint: .zero))
      context.fill(square, with: .color(.red))
    }
    #expect(steps.map(\.opacity) == [0.5, 1])
    #expect(steps[0].transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 5))
    #expect(steps[1].transform == .identity)
  }

  @Test func `one transform after the other moves a point as each of them says`() throws {
    let steps = steps { context in
      context.translateBy(x: 100, y: 0)
      context.rotate(by: .degrees(90))
      context.concatenate(CGAffineTransform(scaleX: 2, y: 1))
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
    }
    let point = CGPoint(x: 3, y: 4).applying(try #require(steps.first).transform)
    #expect(abs(point.x - 96) < 1e-9 && abs(point.y - 6) < 1e-9)
    let back = point.applying(steps[0].transform.inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
  }

  @Test func `a layer is one step, of which opacity and clips hold for the whole`() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let steps = steps { context in
      context.opacity = 0.25
      context.translateBy(x: 7, y: 0)
      context.clip(to: square)
      context.drawLayer { layer in
        layer.fill(square, with: .color(.red))
        layer.fill(square, with: .color(.blue))
      }
      context.drawLayer { _ in }
    }
    #expect(steps.count == 1)
    #expect(steps[0].opacity == 0.25 && steps[0].transform == .identity)
    #expect(steps[0].clips == [.path(square.offsetBy(dx: 7, dy: 0), isEvenOdd: false)])
    guard case .group(let inner) = steps[0].content else { throw Missing() }
    #expect(inner.map(\.opacity) == [1, 1] && inner.allSatisfy { $0.clips.isEmpty })
    #expect(inner.allSatisfy { $0.transform == CGAffineTransform(translationX: 7, y: 0) })
  }

  @Test func `a gradient lies where the canvas says, whatever it paints`() throws {
    let steps = steps { context in
      context.fill(
        Path(CGRect(x: 20, y: 0, width: 40, height: 10)),
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 100, y: 0)))
    }
    guard case .shape(let shape) = try #require(steps.first).content,
      case .gradient(let gradient)? = shape.fill
    else { throw Missing() }
    #expect(steps[0].frame == Rect(x: 20, y: 0, width: 40, height: 10))
    #expect(
      gradient.kind == .linear(from: UnitPoint(x: -0.5, y: 0), to: UnitPoint(x: 2, y: 0)))
  }

  @Test func `a text is measured, and drawn by its anchor or in a room`() throws {
    var size = CGSize.zero
    let steps = steps { context in
      let text = context.resolve(Text("Hello"))
      size = text.measure(in: CGSize(width: 500, height: 500))
      context.draw(text, at: CGPoint(x: 100, y: 100))
      context.draw(Text("Hello"), at: CGPoint(x: 100, y: 100), anchor: .topLeading)
      context.draw(Text("Hello"), in: CGRect(x: 1, y: 2, width: 30, height: 40))
    }
    #expect(size.width > 10 && size.height > 10)
    let (width, height) = (Double(size.width), Double(size.height))
    #expect(
      steps.map(\.frame) == [
        Rect(x: 100 - width / 2, y: 100 - height / 2, width: width, height: height),
        Rect(x: 100, y: 100, width: width, height: height),
        Rect(x: 1, y: 2, width: 30, height: 40),
      ])
    guard case .text(let text) = steps[0].content else { throw Missing() }
    #expect(text.text == "Hello")
  }

  @Test func `a text and a symbol on a canvas have the paint that is said of them last`() throws {
    let rainbow = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let rig = Rig(
      Canvas { context, _ in
        var text = context.resolve(Text("A"))
        var star = context.resolve(Image(systemName: "star"))
        func draw(_ shading: GraphicsContext.Shading?) {
          if let shading { (text.shading, star.shading) = (shading, shading) }
          context.draw(text, at: .zero)
          context.draw(star, at: .zero)
        }
        draw(nil)
        draw(.color(.green))
        draw(.linearGradient(Gradient(colors: [.blue]), startPoint: .zero, endPoint: .zero))
      }
      .foregroundStyle(rainbow))
    var looks: [(color: Color, hasPaint: Bool)] = []
    for case .drawing(let drawing) in rig.elements.map(\.content) {
      for step in drawing.steps {
        switch step.content {
        case .text(let text): looks.append((text.color, text.paint != nil))
        case .image(let image): looks.append((image.color, image.paint != nil))
        default: throw Missing()
        }
      }
    }
    #expect(looks.map(\.hasPaint) == [true, true, false, false, true, true])
    #expect(looks.map(\.color) == [.red, .red, .green, .green, .blue, .blue])
  }

  @Test func `a symbol takes a colour, and a picture its place`() throws {
    let steps = steps { context in
      var star = context.resolve(Image(systemName: "star"))
      star.shading = .color(.orange)
      context.draw(star, at: CGPoint(x: 50, y: 50))
    }
    guard case .image(let image) = try #require(steps.first).content else { throw Missing() }
    #expect(image.color == .orange)
    #expect(steps[0].frame.minX + steps[0].frame.size.width / 2 == 50)
  }

  @Test func `numbers that cannot be shown draw nothing, and harm nobody`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let steps = steps { context in
      for (x, y) in [(0.0, 1.0), (.nan, 1), (.infinity, 1), (1e9, 1e9)] {
        var copy = context
        copy.scaleBy(x: x, y: y)
        copy.fill(square, with: .color(.red))
      }
      var clear = context
      clear.opacity = 0
      clear.fill(square, with: .color(.red))
      context.fill(Path(), with: .color(.red))
    }
    #expect(steps.isEmpty)
  }

  @Test func `a picture of the screen shows what was drawn`() {
    let screen = Screen(
      Canvas { context, _ in
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
        context.rotate(by: .degrees(90))
        context.blendMode = .multiply
        context.opacity = 0.5
        context.draw(Text("Hello"), at: CGPoint(x: 20, y: 20))
      })
    let svg = screen.svg()
    #expect(svg.contains("transform=\"matrix(0.0 1.0 -1.0 0.0 0.0 0.0)\""))
    #expect(svg.contains(">Hello</text>"))
    #expect(svg.contains("opacity=\"0.5\" style=\"mix-blend-mode:multiply\""))
    #expect(svg.contains("<path d=\"M 0 0 L 50 0 L 50 50 L 0 50 Z\"/></clipPath>"))
  }

  /// What is on a canvas of 200 points that `draw` has drawn on.
  private func steps(_ draw: @escaping (inout GraphicsContext) -> Void) -> [DrawingStep] {
    let rig = Rig(
      Canvas { context, _ in draw(&context) }, size: Size(width: 200, height: 200))
    var steps: [DrawingStep] = []
    for element in rig.elements {
      if case .drawing(let drawing) = element.content { steps += drawing.steps }
    }
    return steps
  }

  private struct Missing: Error {}
}

private struct Growing: View {
  let log: Log
  @State private var width: CGFloat = 100
  @State private var other = 0

  var body: some View {
    VStack {
      Painting(log: log).frame(width: width)
      Text("\(other)")
      Button("Grow") { width += 50 }
      Button("Other") { other += 1 }
    }
  }

  struct Painting: View {
    let log: Log

    var body: some View { Canvas { _, size in log.note("\(size.width)") }.frame(height: 50) }
  }
}

private struct Reading: View {
  let log: Log
  @State private var count = 1

  var body: some View {
    VStack {
      Canvas { _, _ in log.note("\(count)") }
      Button("More") { count += 1 }
    }
  }
}

private struct Redrawing: View {
  let start: Date

  var body: some View {
    TimelineView(.periodic(from: start, by: 1)) { _ in
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    }
  }
}
