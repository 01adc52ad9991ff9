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
  func `a node with its box and record takes 400 bytes at most, and what it was asked 176 more`() {
    let node = bytes { EmptyView() }
    // A spacer has no answer for all rooms, so it remembers the four last questions: 32 bytes each, and
    // what an array and the C library add.
    let asked = 176
    let nodeThatWasAsked = bytes { Spacer() }
    #expect(node <= 200 && nodeThatWasAsked - asked <= 400, "\(node) and \(nodeThatWasAsked) bytes")
  }
}
