import Foundation
public import PortableUI

/// Squares in front of others, each seen in another place, or in another form, than it is laid out.
public struct TouchesPage: View {
  @State private var log = "nothing"

  /// A click beside the middle of a square, and what is tapped there.
  public struct Probe: Sendable {
    /// What the square is called.
    public let square: String
    /// How far to the right of its middle.
    public let x: Double
    /// How far below its middle.
    public let y: Double
    /// What says that it was tapped.
    public let expected: String
  }

  /// What is tapped where.
  public static let probes: [Probe] = [
    Probe(square: "moved", x: 0, y: 0, expected: "behind moved"),
    Probe(square: "moved", x: 60, y: 0, expected: "moved"),
    Probe(square: "far", x: 0, y: 0, expected: "behind far"),
    Probe(square: "flat", x: 0, y: 0, expected: "behind flat"),
    Probe(square: "small", x: 20, y: 20, expected: "behind small"),
    Probe(square: "small", x: 5, y: 5, expected: "small"),
    Probe(square: "turned", x: 26, y: 26, expected: "behind turned"),
    Probe(square: "turned", x: 0, y: 36, expected: "turned"),
    Probe(square: "slanted", x: 20, y: -20, expected: "behind slanted"),
    Probe(square: "slanted", x: 0, y: 10, expected: "slanted"),
    Probe(square: "cut", x: 20, y: 20, expected: "behind cut"),
    Probe(square: "cut", x: 5, y: 5, expected: "cut"),
    Probe(square: "disc", x: 26, y: 26, expected: "behind disc"),
    Probe(square: "disc", x: 20, y: 0, expected: "disc"),
    Probe(square: "pressed", x: 26, y: 26, expected: "behind pressed"),
    Probe(square: "pressed", x: 20, y: 0, expected: "pressed"),
    Probe(square: "shape", x: 26, y: 26, expected: "behind shape"),
    Probe(square: "shape", x: 20, y: 0, expected: "shape"),
    Probe(square: "drawn", x: 26, y: 26, expected: "behind drawn"),
    Probe(square: "drawn", x: 20, y: 0, expected: "drawn"),
    Probe(square: "clear", x: 0, y: 0, expected: "behind clear"),
    Probe(square: "hidden", x: 0, y: 0, expected: "behind hidden"),
    Probe(square: "through", x: 0, y: 0, expected: "behind through"),
    Probe(square: "gap", x: 0, y: 0, expected: "behind gap"),
    Probe(square: "gap", x: 25, y: 0, expected: "gap"),
    Probe(square: "whole", x: 0, y: 0, expected: "whole"),
  ]

  /// The squares.
  public init() {}

  /// What was tapped last, above the squares.
  public var body: some View {
    VStack(spacing: 16) {
      Text(verbatim: "log: \(log)")
      HStack(spacing: 60) {
        square("moved") {
          $0.offset(x: 60).gesture(DragGesture(minimumDistance: 0).onEnded { _ in log = "moved" })
        }
        square("far") { tapped("far", $0.offset(x: -900)) }
        square("flat") { tapped("flat", $0.scaleEffect(0)) }
        square("small") { tapped("small", $0.scaleEffect(0.5)) }
      }
      HStack(spacing: 60) {
        square("turned") { tapped("turned", $0.rotationEffect(.degrees(45))) }
        square("slanted") {
          tapped(
            "slanted",
            $0.transformEffect(CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 0, ty: 0)))
        }
        square("cut") { tapped("cut", $0.frame(width: 20, height: 20).clipped()) }
        square("disc") { tapped("disc", $0.clipShape(Circle())) }
      }
      HStack(spacing: 60) {
        square("pressed") { color in
          Button {
            log = "pressed"
          } label: {
            color
          }
          .buttonStyle(.plain).clipShape(Circle())
        }
        square("shape") { tapped("shape", $0.contentShape(Circle())) }
        square("drawn") { _ in tapped("drawn", Circle().fill(.orange).frame(width: 60, height: 60))
        }
        square("clear") { tapped("clear", $0.opacity(0)) }
      }
      HStack(spacing: 60) {
        square("hidden") { tapped("hidden", $0.hidden()) }
        square("through") { tapped("through", $0.allowsHitTesting(false)) }
        square("gap") { _ in tapped("gap", gap) }
        square("whole") { _ in tapped("whole", gap.contentShape(Rectangle())) }
      }
    }
    .padding(20)
  }

  private var gap: some View {
    HStack(spacing: 40) {
      Color.orange.frame(width: 10, height: 60)
      Color.orange.frame(width: 10, height: 60)
    }
  }

  private func square(_ name: String, _ front: (AnyView) -> some View) -> some View {
    ZStack {
      Color.gray.frame(width: 60, height: 60).onTapGesture { log = "behind \(name)" }
        .accessibilityLabel(name)
      front(AnyView(Color.orange.frame(width: 60, height: 60)))
    }
  }

  private func tapped(_ name: String, _ view: some View) -> some View {
    view.onTapGesture { log = name }
  }
}
