import PortableUI
import Testing

/// Views pass on what they were given to call: as a plain function, which knows of no actor.
@MainActor
struct StoredActionTests {
  @Test func `actions that a view keeps are called where it passes them on`() {
    let log = Log()
    let inspector = Rig(
      Passing(
        come: { log.note("come") }, change: { log.note("\($0) \($1)") },
        tell: { log.note("told \($0)") }))
    #expect(log.take() == ["come", "told 0"])
    inspector.tap("add")
    #expect(log.take() == ["0 1", "told 1"])
  }
}

private struct Passing: View {
  let come: () -> Void
  let change: (Int, Int) -> Void
  let tell: (Int) -> Void
  @State private var count = 0

  var body: some View {
    Button("add") { count += 1 }
      .preference(key: Count.self, value: count)
      .onPreferenceChange(Count.self, perform: tell)
      .onChange(of: count, change)
      .onAppear(perform: come)
  }
}

private enum Count: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
