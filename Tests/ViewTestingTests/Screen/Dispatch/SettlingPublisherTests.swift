import Dispatch
import PortableCombine
import PortableUI
import Testing
import ViewTesting

/// What publishers have in hand on real queues is waited for as tasks are.
@MainActor
struct SettlingPublisherTests {
  @Test func `a value on its way through queues arrives`() async throws {
    let screen = Screen(Looking(queue: DispatchQueue(label: "looking")))
    for round in 1...20 {
      try screen.tap("Look")
      await screen.settle()
      #expect(screen.texts == ["Found \(round)", "Look"])
    }
    await screen.close()
  }

  @Test func `a value held back for a while arrives`() async throws {
    let screen = Screen(
      Looking(queue: DispatchQueue(label: "looking"), delay: .milliseconds(30)))
    try screen.tap("Look")
    #expect(screen.texts == ["Found 0", "Look"])
    await screen.settle()
    #expect(screen.texts == ["Found 1", "Look"])
    await screen.close()
  }
}

private final class Finder: ObservableObject {
  @Published private(set) var found = 0
  private let looks = PassthroughSubject<Int, Never>()

  init(queue: DispatchQueue, delay: DispatchQueue.SchedulerTimeType.Stride) {
    looks
      .delay(for: delay, scheduler: queue)
      .map { $0 + 1 }
      .receive(on: DispatchQueue.main)
      .assign(to: &$found)
  }

  func look() { looks.send(found) }
}

private struct Looking: View {
  @StateObject private var finder: Finder

  init(queue: DispatchQueue, delay: DispatchQueue.SchedulerTimeType.Stride = .zero) {
    _finder = StateObject(wrappedValue: Finder(queue: queue, delay: delay))
  }

  var body: some View {
    VStack {
      Text("Found \(finder.found)")
      Button("Look") { finder.look() }
    }
  }
}
