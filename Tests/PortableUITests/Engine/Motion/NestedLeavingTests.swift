import Foundation
import Observation
import Testing

@testable import PortableUI

@Observable
private final class Scene {
  var isOuterShown = false
  var isInnerShown = true
}

private struct SceneView: View {
  let scene: Scene

  var body: some View {
    if scene.isOuterShown {
      VStack {
        Text("outer")
        if scene.isInnerShown { Text("inner").transition(.opacity) }
      }
      .clipped()
      .transition(.slide)
    }
  }
}

@MainActor struct NestedLeavingTests {
  @Test func `what is gone at the same moment as what it is in is taken away once`() {
    let scene = Scene()
    let rig = Rig(SceneView(scene: scene), showsMotion: true)
    // It moves first, so it is also the first to be gone.
    withAnimation(.linear(duration: 1)) { scene.isOuterShown = true }
    rig.frame()
    withAnimation(.linear(duration: 1)) { scene.isInnerShown = false }
    rig.frame()
    withAnimation(.linear(duration: 1)) { scene.isOuterShown = false }
    rig.frame()
    #expect(rig.graph.motions.hasLeaving)
    rig.wait(5)
    #expect(!rig.graph.motions.hasLeaving)
    #expect(rig.backend.faults.isEmpty)
  }
}
