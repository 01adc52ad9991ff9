import CAllocationCounter
import LayoutEngine
import PortableUI
import Testing

/// What stays in memory for each view.
@MainActor
struct WeightTests {
  /// The bytes that the C library keeps for each of a thousand such views in a column, beyond what it
  /// keeps for a column of none.
  private func bytes(_ view: @escaping @MainActor () -> some View) -> Int {
    func weigh(_ count: Int) -> Int {
      let before = thread_allocated_bytes()
      let rig = Graph(
        VStack { ForEach(0..<count) { _ in view() } }, on: MirrorBackend(),
        size: Size(width: 390, height: 844), environment: EnvironmentValues())
      rig.runFrame()
      defer { rig.close() }
      return Int(thread_allocated_bytes() - before)
    }
    _ = weigh(1)
    let empty = weigh(0)
    return (weigh(1_000) - empty) / 1_000
  }

  @Test(.enabled(if: allocations_are_counted() == 1))
  func `a node with its box and record takes 400 bytes at most`() {
    #expect(bytes { EmptyView() } <= 200)
    let spacer = bytes { Spacer() }
    #expect(spacer <= 400, "\(spacer) bytes")
  }
}
