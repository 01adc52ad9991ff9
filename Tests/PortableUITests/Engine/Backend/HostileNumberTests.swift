import Foundation
import LayoutEngine
import PortableUI
import Testing
import Threads
import ViewTesting

/// Numbers that no screen can show, wherever a view takes one.
@MainActor struct HostileNumberTests {
  private static let numbers: [Double] = [
    0, -1, 1e-300, 3e9, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  /// Shows `view` for each of the numbers, and lets somebody look at it.
  private func show(
    _ view: (Double) -> some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ignore: @Sendable (String) -> Void = { _ in }
    Warnings.$listener.withValue(ignore) {
      for number in Self.numbers {
        let screen = Screen(
          VStack {
            view(number)
            Text("after")
          }, animations: .on)
        _ = screen.svg()
        _ = screen.tree
        expectShowable(screen.graph.rootElement, sourceLocation)
      }
    }
  }

  private func expectShowable(_ element: Element, _ sourceLocation: SourceLocation) {
    let content = element.content
    #expect(content.hasSameNumbers(as: content.showable), sourceLocation: sourceLocation)
    let frame = element.frame
    for number in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
      #expect(abs(number) <= 1e9, sourceLocation: sourceLocation)
    }
    for child in element.children { expectShowable(child, sourceLocation) }
  }

  @Test func `letters`() {
    show { Text("letters").font(.system(size: $0)) }
    show { TextField("letters", text: .constant("x")).font(.system(size: $0)) }
    show { Image(systemName: "star").font(.system(size: $0)) }
  }

  @Test func `lines`() {
    for limit in [Int.max, .min, 0, -1] {
      let screen = Screen(Text("one\ntwo").lineLimit(limit))
      #expect(!screen.texts.isEmpty)
    }
  }

  @Test func `frames and what is around them`() {
    show { Color.red.frame(width: $0, height: $0) }
    show { Color.red.frame(minWidth: $0, idealWidth: $0, maxWidth: $0) }
    show { Color.red.frame(maxWidth: $0, minHeight: $0) }
    show { Color.red.padding($0) }
    show { Color.red.offset(x: $0, y: $0) }
    show { Color.red.aspectRatio($0, contentMode: .fit) }
    show { Spacer(minLength: $0) }
  }

  @Test func `what stands between views`() {
    show { spacing in
      VStack(spacing: spacing) {
        Text("a")
        Text("b")
      }
    }
    show { spacing in
      HStack(spacing: spacing) {
        Text("a")
        Text("b")
      }
    }
    show { spacing in
      ScrollView { LazyVStack(spacing: spacing) { ForEach(0..<9) { Text("\($0)") } } }
    }
    show { Text("a").layoutPriority($0).zIndex($0) }
  }

  @Test func `frames in frames that are too large together`() {
    show { number in
      Color.red.offset(x: number).offset(x: number).padding(number).offset(x: number)
        .padding(number).padding(number)
    }
  }

  @Test func `shapes`() {
    show { Circle().stroke(lineWidth: $0) }
    show { Circle().stroke(style: StrokeStyle(lineWidth: 2, miterLimit: $0, dash: [$0, 1])) }
    show { Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [$0], dashPhase: $0)) }
    show { RoundedRectangle(cornerRadius: $0) }
    show { Circle().inset(by: $0) }
    show { number in
      Path { path in
        path.move(to: CGPoint(x: number, y: 0))
        path.addLine(to: CGPoint(x: 5, y: number))
        path.addQuadCurve(to: CGPoint(x: number, y: number), control: CGPoint(x: number, y: 0))
        path.closeSubpath()
      }
      .stroke(style: StrokeStyle(lineWidth: 1, dash: [0.001]))
    }
  }

  @Test func `colours and looks`() {
    show { Color(red: $0, green: 0, blue: 0, opacity: $0) }
    show { Color(hue: $0, saturation: $0, brightness: $0) }
    show { Color(.sRGBLinear, white: $0) }
    show { Color.red.opacity($0) }
    show { Text("x").foregroundStyle(Color.red.opacity($0)).opacity($0) }
    show { Text("x").scaleEffect($0) }
    show { Text("x").cornerRadius($0) }
  }

  @Test func `controls`() {
    show { ProgressView(value: $0) }
    show { ProgressView(value: 1, total: $0) }
    show { Slider(value: .constant($0), in: 0...1) }
    show { number in
      Slider(value: .constant(1), in: 0...(number.isNaN || number < 0 ? 1 : number))
    }
  }

  @Test func `a colour without an end is black or white, and one that is no number black`() {
    #expect(Color(red: -.infinity, green: .infinity, blue: .nan).description == "#00FF00FF")
    #expect(Color.red.opacity(.nan) == Color.red)
  }

  @Test func `what moves`() {
    struct Moving: View {
      let animation: Animation
      @State private var isFar = false
      var body: some View {
        Text("x").offset(x: isFar ? 50 : 0).onAppear { withAnimation(animation) { isFar = true } }
      }
    }
    show { Moving(animation: .linear(duration: $0)) }
    show { Moving(animation: .spring(response: $0, dampingFraction: $0)) }
    show { Moving(animation: .spring(duration: $0, bounce: $0)) }
    show { Moving(animation: .interpolatingSpring(mass: $0, stiffness: $0, damping: $0)) }
    show { number in
      Moving(
        animation: .interpolatingSpring(stiffness: 9, damping: 1, initialVelocity: number))
    }
    show { Moving(animation: .linear(duration: 1).delay($0).speed($0)) }
    show { Moving(animation: .linear(duration: $0).repeatCount(.max)) }
    show { Moving(animation: .linear.speed($0).repeatForever()) }
  }

  @Test func `detents`() {
    #expect(PresentationDetent.fraction(.nan) == .large)
    #expect(PresentationDetent.height(-5) == .height(0))
    #expect(PresentationDetent.height(.nan) == .height(0))
  }
}
