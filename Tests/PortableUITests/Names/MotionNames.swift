import Foundation
import PortableUI
import ViewTesting

extension NameProof {
  private static let half: @MainActor @Sendable (Screen) throws -> Void = { screen in
    try screen.tap("Go")
    screen.clock.advance(by: .seconds(0.1))
  }

  private static let waiting: @MainActor @Sendable (Screen) throws -> Void = {
    $0.clock.advance(by: .seconds(0.3))
  }

  static let motion: [NameProof] = animations + changes + moving

  private static let animations: [NameProof] = [
    moving("withAnimation", .linear(duration: 1)),
    moving("easeIn", .easeIn(duration: 1)),
    moving("easeOut", .easeOut(duration: 1)),
    moving("easeInOut", .easeInOut(duration: 1)),
    moving("timingCurve", .timingCurve(0.9, 0, 1, 1, duration: 1)),
    moving("spring", .spring),
    moving("interactiveSpring", .interactiveSpring),
    moving("interpolatingSpring", .interpolatingSpring(stiffness: 9, damping: 3)),
    moving("smooth", .smooth),
    moving("snappy", .snappy),
    moving("bouncy", .bouncy),
    moving("delay", .linear(duration: 1).delay(0.1)),
    moving("speed", .linear(duration: 1).speed(0.5)),
    moving("repeatCount", .linear(duration: 0.2).repeatCount(4)),
    moving("repeatForever", .linear(duration: 0.2).repeatForever()),
  ]

  private static let changes: [NameProof] = [
    NameProof("withAnimation(completion:)", Moving(), doing: half) { _ in
      Moving { action, ended in
        withAnimation(.linear(duration: 0.05), action, completion: ended)
      }
    },
    NameProof("animation(_:value:)", Moving(), doing: half) { _ in
      Moving(around: .linear(duration: 1))
    },
    NameProof("transaction", Moving(around: .linear(duration: 1)), doing: half) {
      $0.transaction { $0.disablesAnimations = true }
    },
    NameProof("withTransaction", Moving(), doing: half) { _ in
      Moving { action, _ in withTransaction(Transaction(animation: .linear(duration: 1)), action) }
    },
    coming("opacity", .opacity),
    coming("scale", .scale),
    coming("slide", .slide),
    coming("move", .move(edge: .top)),
    coming("push", .push(from: .top)),
    coming("offset", .offset(x: 30, y: 3)),
    coming("asymmetric", .asymmetric(insertion: .scale, removal: .opacity)),
    coming("combined", .opacity.combined(with: .scale)),
    NameProof("contentTransition", Counting(), doing: half) { $0.contentTransition(.opacity) },
    NameProof("PhaseAnimator", Color.red, doing: waiting) { _ in
      PhaseAnimator([1.0, 0.2]) { Color.red.opacity($0) }
    },
    NameProof("phaseAnimator", Color.red, doing: waiting) {
      $0.phaseAnimator([1.0, 0.2]) { $0.opacity($1) }
    },
    NameProof("Animatable", Growing(isAnimated: false), doing: half) { _ in
      Growing(isAnimated: true)
    },
  ]

  private static func moving(_ name: String, _ animation: Animation) -> NameProof {
    NameProof("Animation.\(name)", Moving(), doing: half) { _ in
      Moving { action, _ in withAnimation(animation, action) }
    }
  }

  private static func coming(_ name: String, _ transition: AnyTransition) -> NameProof {
    NameProof("transition(\(name))", Coming(transition: .identity), doing: half) { _ in
      Coming(transition: transition)
    }
  }
}

private struct Moving: View {
  var around: Animation?
  let change: (() -> Void, @escaping () -> Void) -> Void
  @State private var isAway = false
  @State private var hasEnded = false

  init(
    around: Animation? = nil,
    change: @escaping (() -> Void, @escaping () -> Void) -> Void = { action, _ in action() }
  ) {
    self.around = around
    self.change = change
  }

  private var bar: some View { Color.red.frame(width: isAway ? 100 : 20, height: 20) }

  var body: some View {
    VStack {
      if let around { bar.animation(around, value: isAway) } else { bar }
      Text(hasEnded ? "there" : "away")
      Button("Go") { change({ isAway.toggle() }, { hasEnded = true }) }
    }
  }
}

private struct Coming: View {
  let transition: AnyTransition
  @State private var isThere = false

  var body: some View {
    VStack {
      if isThere { Color.red.frame(width: 40, height: 20).transition(transition) }
      Button("Go") { withAnimation(.linear(duration: 1)) { isThere = true } }
    }
  }
}

private struct Counting: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Text("\(number)")
      Button("Go") { withAnimation(.linear(duration: 1)) { number += 1 } }
    }
  }
}

private struct Growing: View {
  let isAnimated: Bool
  @State private var part = 0.2

  var body: some View {
    VStack {
      if isAnimated { Bar(part: part) } else { StillBar(part: part) }
      Button("Go") { withAnimation(.linear(duration: 1)) { part = 1 } }
    }
  }

  private struct Bar: Shape {
    var part: Double
    var animatableData: Double {
      get { part }
      set { part = newValue }
    }

    func path(in rect: CGRect) -> Path { StillBar(part: part).path(in: rect) }
  }

  private struct StillBar: Shape {
    let part: Double

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
    }
  }
}
