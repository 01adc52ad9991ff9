import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct GeometryEffectTests {
  private let size = CGSize(width: 400, height: 400)

  private var bar: some View {
    Color.red.accessibilityLabel("Bar").frame(width: 200, height: 20)
  }

  private func frame(_ view: some View) throws -> CGRect {
    try Screen(view, size: size).frame(of: .named("Bar"))
  }

  @Test func `a transform moves, stretches and shears what is drawn, from its corner`() throws {
    let plain = try frame(bar)
    #expect(plain == CGRect(x: 100, y: 190, width: 200, height: 20))
    #expect(
      try frame(bar.transformEffect(CGAffineTransform(translationX: 30, y: -10)))
        == CGRect(x: 130, y: 180, width: 200, height: 20))
    #expect(
      try frame(bar.transformEffect(CGAffineTransform(a: 0.5, b: 0, c: 1, d: 2, tx: 0, ty: 0)))
        == CGRect(x: 100, y: 190, width: 120, height: 40))
    #expect(
      try frame(
        bar.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1))))
        == CGRect(x: 100, y: 190, width: 400, height: 20))
  }

  @Test func `layout does not notice`() throws {
    let moved = Screen(
      VStack(spacing: 0) {
        bar.transformEffect(CGAffineTransform(scaleX: 3, y: 3))
        Text("below")
      }, size: size)
    let plain = Screen(
      VStack(spacing: 0) {
        bar
        Text("below")
      }, size: size)
    #expect(try moved.frame(of: .text("below")) == plain.frame(of: .text("below")))
  }

  @Test func `what is transformed is touched where it is seen`() throws {
    var taps: [CGPoint] = []
    let screen = Screen(
      bar.onTapGesture { taps.append($0) }
        .transformEffect(CGAffineTransform(translationX: 0, y: 100)), size: size)
    try screen.tap(at: CGPoint(x: 110, y: 295))
    #expect(taps == [CGPoint(x: 10, y: 5)])
    #expect(throws: ScreenError.self) { try screen.tap(at: CGPoint(x: 110, y: 200)) }
  }

  @Test func `what is transformed is pictured there`() {
    let picture = Screen(
      bar.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 4, ty: 0)), size: size
    ).svg()
    #expect(picture.contains("translate(100 190) matrix(1 0 0.5 1 4 0) translate(-100 -190)"))
  }

  /// Moves a view by a part of its own width.
  private struct Aside: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
    }
  }

  private struct Moving: View {
    @State private var part = 0.0

    var body: some View {
      VStack {
        Button("Move") { withAnimation(.linear(duration: 1)) { part = 1 } }
        Color.red.accessibilityLabel("Bar").frame(width: 80, height: 20)
          .modifier(Aside(animatableData: part))
      }
    }
  }

  @Test func `an effect goes by the size, and is seen to move`() throws {
    let screen = Screen(Moving(), size: size, animations: .on)
    let start = try screen.frame(of: .named("Bar")).minX
    try screen.tap("Move")
    let bodies = screen.counts.bodies
    screen.clock.advance(by: .milliseconds(500))
    #expect(try screen.frame(of: .named("Bar")).minX == start + 40)
    screen.clock.advance(by: .seconds(1))
    #expect(try screen.frame(of: .named("Bar")).minX == start + 80)
    #expect(screen.counts.bodies == bodies)
  }

  @Test func `without motion an effect is there at once`() throws {
    let screen = Screen(Moving(), size: size)
    let start = try screen.frame(of: .named("Bar")).minX
    try screen.tap("Move")
    #expect(try screen.frame(of: .named("Bar")).minX == start + 80)
  }

  @Test func `a tilt is drawn as what comes nearest to it around the middle`() throws {
    var tilt = ProjectionTransform()
    tilt.m13 = 0.01
    // Around the middle, at 100, the third number is 2.
    let frame = try frame(bar.projectionEffect(tilt))
    #expect(abs(frame.width - 50) < 0.001)
    #expect(abs(frame.midX - 150) < 0.001)
  }

  @Test func `a turn in the room makes a view narrower, and its back is a mirror`() throws {
    func turned(_ degrees: Double, x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> some View {
      bar.rotation3DEffect(.degrees(degrees), axis: (x: x, y: y, z: z))
    }
    func near(_ a: CGRect, _ b: CGRect) -> Bool {
      abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width)
        + abs(a.height - b.height) < 0.001
    }
    #expect(near(try frame(turned(60, y: 3)), CGRect(x: 150, y: 190, width: 100, height: 20)))
    #expect(near(try frame(turned(-60, x: 1)), CGRect(x: 100, y: 195, width: 200, height: 10)))
    #expect(near(try frame(turned(90, z: 1)), CGRect(x: 190, y: 100, width: 20, height: 200)))
    #expect(near(try frame(turned(180, y: 1)), try frame(bar)))
    #expect(Screen(turned(180, y: 1), size: size).svg().contains("matrix(-1 "))
    #expect(try frame(turned(60)) == frame(bar))
    #expect(try frame(turned(.nan, y: 1)) == frame(bar))
  }

  @Test func `what turns towards people around its edge comes nearer`() throws {
    func width(perspective: CGFloat) throws -> CGFloat {
      try frame(
        bar.rotation3DEffect(
          .degrees(-60), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: perspective)
      ).width
    }
    #expect(abs(try width(perspective: 0) - 100) < 0.001)
    // The middle is 100 * sin 60° above the plane, and the eye 200 above it.
    let depth = 1 - 50 * 3.0.squareRoot() / 200
    #expect(abs(try width(perspective: 1) - 100 / depth / depth) < 0.001)
  }

  @Test func `numbers that are none change nothing`() throws {
    let nothing = CGAffineTransform(a: .nan, b: .nan, c: .nan, d: .nan, tx: .nan, ty: .nan)
    #expect(try frame(bar.transformEffect(nothing)) == frame(bar))
  }

  @Test func `a projection goes together with another, and back`() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    var tilt = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
    tilt.m23 = 1
    #expect(move.isAffine && !tilt.isAffine && ProjectionTransform().isIdentity)
    let both = move.concatenating(tilt)
    #expect((both.m31, both.m32, both.m33) == (6, 16, 5))
    #expect(tilt.concatenating(tilt.inverted()).isIdentity)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInverted = flat.invert()
    #expect(!isInverted)
    #expect(flat.inverted() == flat)
  }
}
