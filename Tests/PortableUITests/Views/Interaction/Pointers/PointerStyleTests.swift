import PortableUI
import Testing
import ViewTesting

@MainActor struct PointerStyleTests {
  private func pointer(_ view: some View) -> PointerLook? {
    Inspector(view).elements.lazy.compactMap { element in
      if case .layer(let layer) = element.content { layer.looks.pointer } else { nil }
    }.first
  }

  @Test func `a pointer looks as the view says`() {
    #expect(pointer(Text("A").pointerStyle(.link)) == .link)
    #expect(pointer(Text("A").pointerStyle(.grabIdle)) == .openHand)
    #expect(pointer(Text("A").pointerStyle(nil)) == nil)
    #expect(pointer(Text("A").pointerVisibility(.hidden)) == .unseen)
    #expect(pointer(Text("A").pointerVisibility(.visible)) == .standard)
    #expect(pointer(Text("A").pointerVisibility(.automatic)) == nil)
    #expect(PointerLook.topLeftToBottomRight.mirrored == .topRightToBottomLeft)
    #expect(PointerLook.left.mirrored == .right && PointerLook.up.mirrored == .up)
  }

  @Test func `it shows the ways in which something can be moved`() {
    #expect(pointer(Text("A").pointerStyle(.columnResize)) == .column)
    #expect(pointer(Text("A").pointerStyle(.columnResize(directions: .leading))) == .left)
    #expect(pointer(Text("A").pointerStyle(.rowResize(directions: .down))) == .down)
    #expect(pointer(Text("A").pointerStyle(.rowResize(directions: .all))) == .row)
  }

  @Test func `each side and corner of a frame has its own`() {
    let both = FrameResizePosition.allCases.map { PointerStyle.frameResize(position: $0) }
    #expect(Set(both).count == 4)
    let outward = FrameResizePosition.allCases.map {
      PointerStyle.frameResize(position: $0, directions: .outward)
    }
    #expect(Set(outward).count == 8)
    #expect(
      PointerStyle.frameResize(position: .topLeading, directions: .inward)
        == .frameResize(position: .bottomTrailing, directions: .outward))
  }
}
