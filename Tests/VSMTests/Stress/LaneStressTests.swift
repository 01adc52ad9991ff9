import Foundation
import Synchronization
import SystemTesting
import Testing
import VSM

/// Lanes used by many threads at once: nothing is torn, lost or left alive.
@MainActor
struct LaneStressTests {
  private struct Tally {
    var counts: [Int: Int] = [:]
    var order: [Int] = []
    let life: Lives.Life
  }

  private nonisolated static let calls = 1_250

  private nonisolated func changes(_ thread: Int, _ lives: Lives) -> StateChanges<Tally> {
    let life = lives.one()
    return StateChanges {
      Change {
        life.use()
        $0.counts[thread, default: 0] += 1
      }
      Work {
        await Task.detached {}.value
      } then: { _ in
        life.use()
      }
    }
    .whenSuperseded { _ in life.use() }
  }

  @Test func `ten thousand calls in lanes from eight threads (L2, L5)`() async {
    let lives = Lives()
    var container: StateContainer<Tally>? = StateContainer(state: Tally(life: lives.one()))
    if let shared = container {
      onWorkers(
        (0..<8).map { thread in
          {
            for call in 0..<Self.calls {
              switch call % 8 {
              case 0: shared.observe(changes(thread, lives), in: .newest("a"))
              case 1: shared.observe(changes(thread, lives), in: .first("b"))
              case 2: shared.observe(changes(thread, lives), in: .inOrder(call % 3))
              case 3: shared.observe(changes(thread, lives), in: .each("d"))
              case 4: shared.observe(changes(thread, lives))
              case 5: shared.observe(changes(thread, lives), in: .newest(thread), debounced: 60)
              case 6: _ = shared.isBusy(.newest("a"))
              case _ where call % 64 == 7: shared.cancel(.each("d"))
              case _ where call % 64 == 15: shared.observe(Tally(life: lives.one()))
              default: if call % 64 == 23 { shared.cancel() }
              }
            }
          }
        })
      shared.cancel()
      await settle()
      for lane in [Lane.newest("a"), .first("b"), .inOrder(0), .inOrder(1), .each("d")] {
        #expect(!shared.isBusy(lane))
      }
    }
    container = nil
    #expect(await settles { lives.count == 0 })
  }

  @Test func `nothing of a lane is lost, and each thread's calls keep their order (L1, L2)`() async
  {
    let lives = Lives()
    let container = StateContainer(state: Tally(life: lives.one()))
    onWorkers(
      (0..<8).map { thread in
        {
          for call in 0..<Self.calls {
            let number = call * 8 + thread
            container.observe(
              StateChanges {
                Change {
                  $0.counts[thread, default: 0] += 1
                  $0.order.append(number)
                }
              }, in: thread < 4 ? .each("x") : .inOrder("y"))
          }
        }
      })
    #expect(await settles { container.state.order.count == 8 * Self.calls })
    #expect(container.state.counts.values.allSatisfy { $0 == Self.calls })
    for thread in 0..<8 {
      let calls = container.state.order.filter { $0 % 8 == thread }
      #expect(calls == calls.sorted())
    }
  }

  @Test func `containers that are released while their lanes work (L5)`() async {
    let lives = Lives()
    onWorkers(
      (0..<8).map { thread in
        {
          for _ in 0..<Self.calls / 4 {
            let container = StateContainer(state: Tally(life: lives.one()))
            container.observe(changes(thread, lives), in: .each(1))
            container.observe(changes(thread, lives), in: .inOrder(1))
          }
        }
      })
    #expect(await settles { lives.count == 0 })
  }
}
