import Foundation
import LayoutEngine
import Observation
import PortableUI
import SystemTesting
import Testing

/// What a random screen shows.
@Observable
private final class Scene {
  var rows = [1, 2, 3]
  var isShown = true
  var isFirst = true
  var amount = 0.3
}

/// A screen of everything that moves, comes and goes.
private struct SceneView: View {
  let scene: Scene

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(scene.rows, id: \.self) { row in
        HStack {
          Text(verbatim: "row \(row)").opacity(scene.amount)
          if row.isMultiple(of: 2), scene.isShown { Color.red.frame(width: 10, height: 10) }
        }
        .transition(row.isMultiple(of: 3) ? .scale : .slide)
      }
      if scene.isShown {
        Group {
          Text("one")
          Text("other").padding(scene.amount * 10).clipShape(.rect(cornerRadius: scene.amount))
        }
        .transition(.move(edge: .bottom).combined(with: .opacity))
      }
      if scene.isFirst {
        Button("first") {}.offset(x: scene.amount * 20)
      } else {
        VStack {
          Text("second").scaleEffect(scene.amount)
          if scene.isShown { Circle().fill(.red).frame(width: scene.amount * 50) }
        }
        .transition(.opacity.animation(.bouncy))
      }
    }
    .animation(.bouncy, value: scene.amount)
  }
}

@MainActor struct MotionFuzzTests {
  private let animations: [Animation?] = [
    nil, .default, .linear(duration: 0.4), .bouncy, .easeIn.delay(0.1), .linear.repeatCount(3),
  ]

  @Test(arguments: 1...6)
  func `whatever moves meanwhile, in the end all is as if nothing had`(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let scene = Scene()
    let rig = Rig(SceneView(scene: scene), showsMotion: true)
    for step in 0..<300 {
      change(scene, with: &numbers)
      rig.frame()
      for _ in 0..<numbers.below(4) { rig.wait(Double(numbers.below(20)) / 100) }
      guard step.isMultiple(of: 50) else { continue }
      rig.wait(60)
      #expect(!rig.backend.isTicking)
      let fresh = Rig(SceneView(scene: scene))
      #expect(lines(rig) == lines(fresh))
    }
  }

  private func change(_ scene: Scene, with numbers: inout RandomNumbers) {
    withAnimation(animations[numbers.below(animations.count)]) {
      switch numbers.below(6) {
      case 0: scene.rows.shuffle(using: &numbers)
      case 1: scene.rows.append((scene.rows.max() ?? 0) + 1)
      case 2: if !scene.rows.isEmpty { scene.rows.remove(at: numbers.below(scene.rows.count)) }
      case 3: scene.isShown.toggle()
      case 4: scene.isFirst.toggle()
      default: scene.amount = Double(numbers.below(11)) / 10
      }
    }
  }

  private func lines(_ rig: Rig) -> [String] {
    rig.elements.map { "\($0.content) \($0.transition) \($0.frame)" }
  }

  @Test func `nothing that came and went is kept`() {
    final class Mark {}
    weak var mark: Mark?
    struct Marked: View {
      let mark: Mark
      var body: some View { Text("marked").onTapGesture { _ = mark } }
    }
    struct Showing: View {
      let scene: Scene
      let make: () -> Mark
      var body: some View {
        if scene.isShown { Marked(mark: make()) }
      }
    }
    let scene = Scene()
    scene.isShown = false
    let rig = Rig(
      Showing(scene: scene) {
        let new = Mark()
        mark = new
        return new
      }, showsMotion: true)
    for _ in 0..<20 {
      withAnimation { scene.isShown = true }
      rig.frame()
      rig.wait(0.1)
      withAnimation { scene.isShown = false }
      rig.frame()
      rig.wait(0.1)
    }
    rig.wait(10)
    rig.wait(10)
    #expect(mark == nil)
    #expect(rig.elements.count == 1)
  }
}
