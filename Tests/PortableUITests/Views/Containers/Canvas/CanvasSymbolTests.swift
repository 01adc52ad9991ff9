import Foundation
import LayoutEngine
import Observation
import PortableUI
import Synchronization
import Testing
import ViewTesting

@MainActor struct CanvasSymbolTests {
  private struct Stamp: View {
    let color: Color

    var body: some View { Circle().fill(color).frame(width: 20, height: 10).padding(2) }
  }

  private struct Stamped: View {
    @State private var color = Color.red
    @State private var isThere = true

    var body: some View {
      VStack {
        Canvas { context, _ in
          guard let stamp = context.resolveSymbol(id: "stamp") else { return }
          context.draw(stamp, at: CGPoint(x: 50, y: 50))
          context.draw(stamp, in: CGRect(x: 0, y: 0, width: 48, height: 14))
        } symbols: {
          if isThere { Stamp(color: color).tag("stamp") }
          Text("other").tag(2)
        }
        Button("Paint") { color = .blue }
        Button("Drop") { isThere = false }
      }
    }
  }

  private func steps(on screen: Screen) -> [DrawingStep] {
    Inspector.all(screen).flatMap { element -> [DrawingStep] in
      if case .drawing(let drawing) = element.content { drawing.steps } else { [] }
    }
  }

  /// The colours and places of the shapes in steps, as they are on the canvas.
  private func shapes(
    _ steps: [DrawingStep], _ outer: CGAffineTransform = .identity
  ) -> [(paint: Paint?, frame: CGRect)] {
    steps.flatMap { step -> [(paint: Paint?, frame: CGRect)] in
      let origin = CGAffineTransform(translationX: step.frame.minX, y: step.frame.minY)
      let transform = origin.concatenating(step.transform).concatenating(outer)
      switch step.content {
      case .group(let inner): return shapes(inner, transform)
      case .shape(let shape):
        let room = CGRect(
          x: 0, y: 0, width: step.frame.size.width, height: step.frame.size.height)
        return [(shape.fill, room.applying(transform))]
      default: return []
      }
    }
  }

  @Test func `a symbol is drawn in its size, and stretched into a rectangle`() throws {
    let drawn = shapes(steps(on: Screen(Stamped())))
    try #require(drawn.count == 2)
    #expect(drawn.allSatisfy { $0.paint == .color(.red) })
    // Of 24 by 14 points two at each side are free.
    #expect(drawn[0].frame == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(drawn[1].frame == CGRect(x: 14, y: 2, width: 20, height: 10))
  }

  @Test func `the canvas is drawn again when a symbol changes, and when it goes`() throws {
    let screen = Screen(Stamped())
    try screen.tap("Paint")
    #expect(shapes(steps(on: screen)).map(\.paint) == [.color(.blue), .color(.blue)])
    try screen.tap("Drop")
    #expect(steps(on: screen).isEmpty)
  }

  /// A square that counts how often it is compared.
  private struct Counted: Shape, Equatable {
    final class Count: Sendable {
      let comparisons = Atomic(0)
    }

    let count: Count

    nonisolated func path(in rect: CGRect) -> PortableUI.Path { Path(rect) }

    nonisolated static func == (one: Counted, other: Counted) -> Bool {
      one.count.comparisons.add(1, ordering: .relaxed)
      return one.count === other.count
    }
  }

  @Observable final class Paints { var color = Color.red }

  private struct Changing: View {
    let paints: Paints

    var body: some View { Circle().fill(paints.color).frame(width: 10, height: 10) }
  }

  @Test func `symbols that stayed as they are are not looked at again`() throws {
    let (count, paints) = (Counted.Count(), Paints())
    let screen = Screen(
      VStack {
        Canvas { context, _ in
          for name in ["changing", "still"] {
            guard let symbol = context.resolveSymbol(id: name) else { continue }
            context.draw(symbol, at: CGPoint(x: 20, y: 20))
          }
        } symbols: {
          Changing(paints: paints).tag("changing")
          Counted(count: count).fill(.green).frame(width: 10, height: 10).tag("still")
        }
        Button("Paint") { paints.color = .blue }
      })
    let before = count.comparisons.load(ordering: .relaxed)
    try screen.tap("Paint")
    #expect(shapes(steps(on: screen)).map(\.paint) == [.color(.blue), .color(.green)])
    // What was drawn is compared with what was drawn before: the canvas itself, once.
    #expect(count.comparisons.load(ordering: .relaxed) - before <= 2)
  }

  @Test func `symbols are neither seen nor heard themselves, and have no say in the layout`() {
    let screen = Screen(Stamped())
    #expect(screen.texts == ["Paint", "Drop"])
    let rig = Rig(
      Canvas { _, _ in
      } symbols: {
        Text("A").frame(width: 500, height: 500).tag(1)
      }
      .frame(width: 30, height: 30), size: Size(width: 100, height: 100))
    let canvas = rig.elements.first { if case .drawing = $0.content { true } else { false } }
    #expect(canvas?.frame.size == Size(width: 30, height: 30))
  }

  @Test func `what is done with a view in a symbol is done with what is drawn`() throws {
    let canvas = Canvas { context, _ in
      if let symbol = context.resolveSymbol(id: 1) {
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 40))
      }
    } symbols: {
      Rectangle().frame(width: 40, height: 40).blur(radius: 3).opacity(0.5)
        .rotationEffect(.degrees(90)).clipShape(Circle()).blendMode(.multiply).tag(1)
    }
    let all = steps(on: Screen(canvas)).flatMap(\.all)
    #expect(all.contains { $0.filters == [.blurred(3)] })
    #expect(all.contains { $0.opacity == 0.5 })
    #expect(all.contains { $0.blend == .multiply })
    #expect(all.contains { abs($0.transform.b - 1) < 1e-9 && abs($0.transform.tx - 40) < 1e-9 })
    #expect(all.contains { $0.clips.count == 1 })
  }
}

extension DrawingStep {
  /// It and all that it is made of.
  fileprivate var all: [DrawingStep] {
    if case .group(let steps) = content { [self] + steps.flatMap(\.all) } else { [self] }
  }
}

extension Inspector {
  @MainActor static func all(_ screen: Screen) -> [Element] {
    screen.graph.rootElement.all
  }
}
