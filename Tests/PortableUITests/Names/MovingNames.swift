import Foundation
import PortableUI
import ViewTesting

extension NameProof {
  private static let waiting: @MainActor @Sendable (Screen) throws -> Void = {
    $0.clock.advance(by: .seconds(0.3))
  }

  private static let going: @MainActor @Sendable (Screen) throws -> Void = { screen in
    try screen.tap("Go")
    screen.clock.advance(by: .seconds(1.0 / 60))
    screen.clock.advance(by: .seconds(0.2))
  }

  /// What moves by keyframes, effects and ways of a program's own.
  static let moving: [NameProof] = [
    NameProof("Transition", Coming(Still()), doing: going) { _ in Coming(Spin()) },
    NameProof("blurReplace", Coming(Still()), doing: going) { _ in Coming(.blurReplace) },
    NameProof("AsymmetricTransition", Coming(Still()), doing: going) { _ in
      Coming(
        AsymmetricTransition(
          insertion: OffsetTransition(CGSize(width: 9, height: 0)), removal: Still()))
    },
    NameProof("KeyframeAnimator", Color.red, doing: waiting) { _ in
      KeyframeAnimator(initialValue: 1.0) {
        Color.red.opacity($0)
      } keyframes: { _ in
        LinearKeyframe(0, duration: 1)
      }
    },
    NameProof("keyframeAnimator", Color.red, doing: waiting) {
      $0.keyframeAnimator(initialValue: 1.0) {
        $0.opacity($1)
      } keyframes: { _ in
        CubicKeyframe(0, duration: 1)
      }
    },
    NameProof("visualEffect", Color.red) {
      $0.visualEffect { $0.offset(x: $1.size.width / 4) }
    },
    NameProof("scrollTransition", ScrollView { Color.red.frame(height: 150) }) { _ in
      ScrollView {
        Color.red.frame(height: 150)
          .scrollTransition(.interactive.threshold(.centered)) {
            $0.opacity($1.isIdentity ? 1 : 0)
          }
      }
    },
    NameProof("symbolEffect(_:options:isActive:)", Image(systemName: "bell"), doing: waiting) {
      $0.symbolEffect(.pulse)
    },
    NameProof("symbolEffect(_:options:value:)", Ringing(isMoving: false), doing: going) { _ in
      Ringing(isMoving: true)
    },
    NameProof(
      "symbolEffectsRemoved", Image(systemName: "bell").symbolEffect(.scale), doing: waiting
    ) { _ in
      Image(systemName: "bell").symbolEffectsRemoved().symbolEffect(.scale)
    },
  ]
}

private struct Still: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

private struct Spin: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 90))
  }
}

private struct Coming<Way: Transition>: View {
  let way: Way
  @State private var isThere = false

  init(_ way: Way) { self.way = way }

  var body: some View {
    VStack {
      if isThere { Color.red.frame(width: 40, height: 20).transition(way) }
      Button("Go") { withAnimation(.linear(duration: 1)) { isThere = true } }
    }
  }
}

private struct Ringing: View {
  let isMoving: Bool
  @State private var count = 0

  var body: some View {
    VStack {
      Image(systemName: "bell").symbolEffect(.pulse, value: isMoving ? count : 0)
      Button("Go") { count += 1 }
    }
  }
}
