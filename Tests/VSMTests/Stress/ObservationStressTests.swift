import Foundation
import Observation
import Synchronization
import SystemTesting
import Testing
import VSM

/// Containers that many threads read and track while they change.
@MainActor
struct ObservationStressTests {
  private struct Counts {
    var one = 0
    var other = 0
  }

  private nonisolated func track(
    _ container: StateContainer<Counts>, _ call: Int, _ thread: Int,
    _ heard: @escaping @Sendable () -> Void
  ) {
    withObservationTracking {
      _ = call % 2 == 0 ? container.one : container.state.other
      _ = container.isBusy(.newest(thread))
    } onChange: {
      heard()
    }
  }

  private nonisolated func follow(_ container: StateContainer<[Lives.Life]>) {
    withObservationTracking {
      _ = container.count
    } onChange: {
    }
  }

  @Test func `eight threads track what main changes`() async {
    let container = StateContainer(state: Counts())
    let heard = Atomic<Int>(0)
    onWorkers(
      (0..<8).map { thread in
        {
          for call in 0..<500 {
            track(container, call, thread) { heard.add(1, ordering: .relaxed) }
            container.observe(
              StateChanges {
                Change { $0.one += 1 }
                Change { $0.other += 1 }
              }, in: .each(thread))
          }
        }
      })
    #expect(await settles { container.state.one == 4_000 && container.state.other == 4_000 })
    #expect(heard.load(ordering: .relaxed) > 0)
    // Whoever tracks once all is at rest, hears of the next change.
    let before = heard.load(ordering: .relaxed)
    withObservationTracking {
      _ = container.one
    } onChange: {
      heard.add(1, ordering: .relaxed)
    }
    container.observe(Counts())
    #expect(heard.load(ordering: .relaxed) > before)
  }

  @Test func `containers that are released while they are tracked`() async {
    let lives = Lives()
    onWorkers(
      (0..<8).map { _ in
        {
          for _ in 0..<200 {
            let life = lives.one()
            let container = StateContainer(state: [life])
            follow(container)
            container.observe([])
          }
        }
      })
    #expect(await settles { lives.count == 0 })
  }
}
