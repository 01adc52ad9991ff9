import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct AnimationTests {
  /// A square that is changed in every way that moves.
  private struct Square: View {
    var animation: Animation? = .linear(duration: 1)
    @State private var isOn = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Rectangle().fill(isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
          .frame(width: isOn ? 100 : 50, height: 20)
          .opacity(isOn ? 1 : 0.5)
          .scaleEffect(isOn ? 2 : 1)
        Text("words").foregroundColor(isOn ? .white : .black)
        Button("Change") { withAnimation(animation) { isOn.toggle() } }
      }
      .frame(width: 390, alignment: .leading)
    }
  }

  private func advance(_ inspector: Inspector, by seconds: Double) {
    inspector.screen.clock.advance(by: .seconds(seconds))
  }

  @Test func `frames, opacity, scale and colours move together`() throws {
    let inspector = Inspector(Square(), animations: .on)
    try inspector.screen.tap("Change")
    advance(inspector, by: 0.25)
    let shape = inspector.only(\.shape)
    #expect(shape?.element.frame.size == Size(width: 62.5, height: 20))
    #expect(shape?.content.fill == .color(Color(red: 0.25, green: 0, blue: 0.75)))
    let layers = inspector.contents.compactMap(\.layer)
    #expect(layers.map(\.opacity).contains(0.625))
    #expect(layers.compactMap(\.scale).map(\.x) == [1.25])
    #expect(inspector.text("words")?.content.text?.color.description == "#404040FF")
  }

  @Test func `in the end everything is what it was said to be`() throws {
    let inspector = Inspector(Square(), animations: .on)
    try inspector.screen.tap("Change")
    advance(inspector, by: 1)
    #expect(inspector.text("words")?.content.text?.color == .white)
    let still = Inspector(Square())
    try still.screen.tap("Change")
    #expect(inspector.screen.tree == still.screen.tree)
  }

  @Test func `without an animation, or where they are off, all is there at once`() throws {
    for (animation, animations) in [(nil, Screen.Animations.on), (Animation.linear, .off)] {
      let inspector = Inspector(Square(animation: animation), animations: animations)
      try inspector.screen.tap("Change")
      #expect(inspector.only(\.shape)?.element.frame.size.width == 100)
      #expect(inspector.text("words")?.content.text?.color == .white)
      let before = inspector.screen.counts
      advance(inspector, by: 1)
      #expect((inspector.screen.counts - before).mutations == 0)
    }
  }

  @Test func `a step makes no body, measures nothing and runs no frame`() throws {
    let inspector = Inspector(Square(), animations: .on)
    try inspector.screen.tap("Change")
    let before = inspector.screen.counts
    advance(inspector, by: 0.5)
    let news = inspector.screen.counts - before
    #expect(news.bodies == 0 && news.measures == 0 && news.frames == 0 && news.nodesMade == 0)
    #expect(news.mutations > 30)
  }

  @Test func `when all is there, nothing ticks`() throws {
    let inspector = Inspector(Square(), animations: .on)
    #expect(inspector.screen.clock.pendingCount == 0)
    try inspector.screen.tap("Change")
    #expect(inspector.screen.clock.pendingCount == 1)
    advance(inspector, by: 1)
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `the layout is the true one at once`() throws {
    struct Reader: View {
      @State private var isWide = false
      @State private var width = 0.0
      var body: some View {
        VStack {
          GeometryReader { proxy in
            Color.red.onChange(of: proxy.size.width, initial: true) { width = proxy.size.width }
          }
          .frame(width: isWide ? 200 : 100, height: 10)
          Text(verbatim: "\(Int(width))")
          Button("Widen") { withAnimation(.linear(duration: 1)) { isWide = true } }
        }
      }
    }
    let inspector = Inspector(Reader(), animations: .on)
    try inspector.screen.tap("Widen")
    #expect(inspector.texts[0] == "200")
    advance(inspector, by: 0.5)
    #expect(inspector.only(\.fill)?.element.frame.size.width == 150)
  }

  @Test func `a new end is gone to from where things are seen`() throws {
    let inspector = Inspector(Square(), animations: .on)
    try inspector.screen.tap("Change")
    advance(inspector, by: 0.5)
    try inspector.screen.tap("Change")
    #expect(inspector.only(\.shape)?.element.frame.size.width == 75)
    advance(inspector, by: 0.5)
    #expect(inspector.only(\.shape)?.element.frame.size.width == 62.5)
    #expect(
      inspector.only(\.shape)?.content.fill == .color(Color(red: 0.25, green: 0, blue: 0.75)))
    advance(inspector, by: 0.5)
    #expect(inspector.only(\.shape)?.element.frame.size.width == 50)
  }

  /// What can be seen moving: where an element is, and what it shows.
  enum Sight: CaseIterable {
    case width, redness

    @MainActor fileprivate func value(in inspector: Inspector) -> Double {
      let shape = inspector.only(\.shape)!
      guard self == .redness else { return shape.element.frame.size.width }
      guard case .color(let color)? = shape.content.fill,
        case .mixed(let red, _, _) = color.kind
      else { return .nan }
      return red
    }

    /// Its value at rest, where the square is not on.
    var rest: Double { self == .width ? 50 : 0 }
  }

  @Test(arguments: Sight.allCases)
  func `a spring that is turned round keeps its speed`(sight: Sight) throws {
    let inspector = Inspector(
      Square(animation: .spring(response: 1, dampingFraction: 1)), animations: .on)
    func value() -> Double { sight.value(in: inspector) }
    try inspector.screen.tap("Change")
    advance(inspector, by: 0.2)
    let (early, step) = (value(), 0.01)
    advance(inspector, by: step)
    let speed = (value() - early) / step
    try inspector.screen.tap("Change")
    let turning = value()
    advance(inspector, by: step)
    #expect(abs((value() - turning) / step - speed) < speed * 0.2)
    advance(inspector, by: 5)
    #expect(value() == sight.rest)
  }

  @Test func `a repeated spring keeps a speed in its first round only`() throws {
    let spring = Animation.spring(response: 1, dampingFraction: 1)
    let inspector = Inspector(
      Square(animation: spring.repeatCount(2, autoreverses: false)), animations: .on)
    try inspector.screen.tap("Change")
    advance(inspector, by: 0.2)
    try inspector.screen.tap("Change")
    let widths = (0..<500).map { _ in
      defer { advance(inspector, by: 0.01) }
      return inspector.only(\.shape)!.element.frame.size.width
    }
    // The second round begins with a leap from the end back to the start.
    let leap = try #require((1..<490).first { widths[$0] > widths[$0 - 1] + 1 && $0 > 100 })
    #expect(widths[5] > widths[0])
    #expect(widths[leap + 5] < widths[leap])
  }

  @Test func `a change without an animation ends one`() throws {
    struct Jump: View {
      @State private var x = 0.0
      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: 10).offset(x: x)
          Button("Move") { withAnimation(.linear(duration: 1)) { x = 100 } }
          Button("Jump") { x = 50 }
        }
      }
    }
    let inspector = Inspector(Jump(), animations: .on)
    let start = inspector.only(\.fill)!.element.frame.minX
    try inspector.screen.tap("Move")
    advance(inspector, by: 0.2)
    try inspector.screen.tap("Jump")
    #expect(inspector.only(\.fill)!.element.frame.minX == start + 50)
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `changes that carry different animations keep them`() throws {
    struct Two: View {
      @State private var one = 0.0
      @State private var other = 0.0
      @State private var third = 0.0
      var body: some View {
        VStack(alignment: .leading) {
          Part(name: "one", x: $one)
          Part(name: "other", x: $other)
          Part(name: "third", x: $third)
          Button("Move") {
            one = 100
            withAnimation(.linear(duration: 1)) { other = 100 }
            withAnimation(.linear(duration: 2)) { third = 100 }
          }
        }
      }
    }
    struct Part: View {
      let name: String
      @Binding var x: Double
      var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier(name)
      }
    }
    let inspector = Inspector(Two(), animations: .on)
    func places() -> [Double] {
      inspector.elements.filter { $0.content.fill != nil }.map { inspector.frame(of: $0)!.minX }
    }
    let start = places()[0]
    try inspector.screen.tap("Move")
    advance(inspector, by: 0.5)
    #expect(places().map { $0 - start } == [100, 50, 25])
  }

  @Test func `words have their new room at once`() throws {
    struct Growing: View {
      @State private var isLong = false
      var body: some View {
        HStack {
          Text(isLong ? "a longer text" : "short")
          Button("Change") { withAnimation(.linear(duration: 1)) { isLong = true } }
        }
      }
    }
    let inspector = Inspector(Growing(), animations: .on)
    let before = inspector.text("short")!.frame
    try inspector.screen.tap("Change")
    let text = try #require(inspector.text("a longer text"))
    #expect(text.frame.minX == before.minX)
    #expect(text.frame.size.width > before.size.width)
    advance(inspector, by: 1)
    #expect(text.frame.minX < before.minX)
  }

  @Test func `a spring that swings back squeezes nothing to less than it was`() throws {
    let inspector = Inspector(
      Square(animation: .bouncy(duration: 0.5, extraBounce: 0.5)), animations: .on)
    try inspector.screen.tap("Change")
    advance(inspector, by: 3)
    try inspector.screen.tap("Change")
    for _ in 0..<100 {
      advance(inspector, by: 0.02)
      #expect(inspector.only(\.shape)!.element.frame.size.width >= 50)
    }
  }

  @Test func `a colour that fades keeps its hue`() throws {
    struct Fading: View {
      @State private var isSeen = true
      var body: some View {
        VStack {
          isSeen ? Color(red: 1, green: 0, blue: 0) : .clear
          Button("Fade") { withAnimation(.linear(duration: 1)) { isSeen = false } }
        }
      }
    }
    let inspector = Inspector(Fading(), animations: .on)
    try inspector.screen.tap("Fade")
    advance(inspector, by: 0.75)
    #expect(inspector.only(\.fill)?.content == Color(red: 1, green: 0, blue: 0, opacity: 0.25))
    advance(inspector, by: 0.25)
    #expect(inspector.only(\.fill)?.content == .clear)
  }

  @Test func `shapes move by their numbers`() throws {
    struct Wedge: Shape {
      var part: Double
      var animatableData: Double {
        get { part }
        set { part = newValue }
      }
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
      }
    }
    struct Shapes: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Wedge(part: isOn ? 1 : 0.5).fill(.red)
          RoundedRectangle(cornerRadius: isOn ? 20 : 10).stroke(.red, lineWidth: isOn ? 3 : 1)
          Text("clipped").clipShape(Wedge(part: isOn ? 1 : 0))
          Button("Change") { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
      }
    }
    let inspector = Inspector(Shapes(), animations: .on)
    try inspector.screen.tap("Change")
    advance(inspector, by: 0.5)
    let shapes = inspector.contents.compactMap(\.shape)
    let size = Size(width: 100, height: 100)
    let corner = shapes[0].outline.path(in: size).elements[1]
    #expect(corner == .line(to: CGPoint(x: 75, y: 0)))
    #expect(shapes[1].outline.cornerRadius(in: size) == 15)
    #expect(shapes[1].stroke?.style.lineWidth == 2)
    let clip = inspector.contents.compactMap(\.layer?.clip).first
    #expect(clip?.path(in: size).elements[1] == .line(to: CGPoint(x: 50, y: 0)))
    advance(inspector, by: 0.5)
    #expect(inspector.contents.compactMap(\.shape)[1].outline.cornerRadius(in: size) == 20)
  }

  @Test func `progress moves`() throws {
    struct Loading: View {
      @State private var part = 0.2
      var body: some View {
        ProgressView(value: part)
        Button("Load") { withAnimation(.linear(duration: 1)) { part = 0.6 } }
      }
    }
    let inspector = Inspector(Loading(), animations: .on)
    try inspector.screen.tap("Load")
    advance(inspector, by: 0.5)
    #expect(abs(inspector.only(\.progress)!.content.fraction! - 0.4) < 1e-9)
  }

  @Test func `rows that change places glide past each other`() throws {
    struct Rows: View {
      @State private var rows = ["a", "b", "c"]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Color.red.frame(height: 10).accessibilityIdentifier(row)
          }
          Button("Reverse") { withAnimation(.linear(duration: 1)) { rows.reverse() } }
        }
      }
    }
    let screen = Screen(Rows(), animations: .on)
    let top = try screen.frame(of: "a").minY
    try screen.tap("Reverse")
    #expect(try screen.frame(of: "a").minY == top)
    screen.clock.advance(by: .milliseconds(250))
    #expect(try screen.frame(of: "a").minY == top + 5)
    #expect(try screen.frame(of: "b").minY == top + 10)
    #expect(try screen.frame(of: "c").minY == top + 15)
    screen.clock.advance(by: .milliseconds(750))
    #expect(try screen.frame(of: "a").minY == top + 20)
  }

  @Test func `an animation that begins with the view goes on`() throws {
    struct Pulse: View {
      @State private var isOn = false
      var body: some View {
        Text("pulse").opacity(isOn ? 1 : 0.5)
          .onAppear {
            withAnimation(.linear(duration: 1).repeatForever()) { isOn = true }
          }
      }
    }
    let inspector = Inspector(Pulse(), animations: .on)
    func opacity() -> Double? { inspector.only(\.layer)?.content.opacity }
    #expect(opacity() == 0.5)
    advance(inspector, by: 0.5)
    #expect(opacity() == 0.75)
    advance(inspector, by: 1)
    #expect(opacity() == 0.75)
    advance(inspector, by: 100.25)
    #expect(opacity() == 0.625)
    #expect(inspector.screen.bodyCount(of: Pulse.self) == 2)
    #expect(Inspector(Pulse()).only(\.layer)?.content.opacity == 1)
  }
}
