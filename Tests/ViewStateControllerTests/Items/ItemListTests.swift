import StreamTesting
import Testing
import ViewStateController
import ViewTesting

/// A list whose items are removed one by one, each with a sign of progress of its own.
@MainActor
struct ItemListTests {
  struct ListView: View {
    let clock: Clock
    @State private var controller = ViewStateController<[String]>()

    init(clock: Clock) { self.clock = clock }

    var body: some View {
      VStack {
        ForEach(controller.latestInfo ?? [], id: \.self) { name in
          HStack {
            Text(verbatim: name)
            if controller.isModifying(name) {
              ProgressView()
            } else {
              Button("Remove \(name)") { Task { await remove(name) } }
            }
          }
        }
      }
      .onAppear { controller.setState(.loaded(["Ditto", "Mew", "Onix"])) }
    }

    private func remove(_ name: String) async {
      await controller.modifying(name) {
        try? await clock.pause(for: .seconds(1))
        controller.setState(.loaded((controller.latestInfo ?? []).filter { $0 != name }))
      }
    }
  }

  @Test func `two items that are removed at once are both gone, and nothing else`() async throws {
    let clock = Clock()
    let screen = Screen(ListView(clock: clock), clock: clock)
    await screen.settle()
    try screen.tap("Remove Ditto")
    await screen.settle()
    #expect(screen.texts == ["Ditto", "Mew", "Remove Mew", "Onix", "Remove Onix"])
    try screen.tap("Remove Onix")
    await screen.settle()
    #expect(screen.texts == ["Ditto", "Mew", "Remove Mew", "Onix"])
    clock.advance(by: .seconds(1))
    await screen.settle()
    #expect(screen.texts == ["Mew", "Remove Mew"])
    #expect(!screen.exists(.progress))
    await screen.close()
  }
}
