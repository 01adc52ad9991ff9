import Foundation
import StreamTesting
import Synchronization
import SystemTesting
import Testing
import VSM

/// A container used by many threads at once: nothing is torn, lost or left alive.
@MainActor
struct ContainerStressTests {
  /// A state of two parts that belong together; not sendable, not plain data.
  final class Pair {
    let number: Int
    let text: String
    let life: Lives.Life

    init(_ number: Int, in lives: Lives) {
      self.number = number
      text = "\(number)"
      life = lives.one()
    }

    var isWhole: Bool { text == "\(number)" }
  }

  nonisolated static let threads = 8
  nonisolated static let calls = 1_250

  @Test func `ten thousand calls of every kind from eight threads (G7, V6, V7)`() async {
    let lives = Lives()
    let torn = Atomic<Int>(0)
    let subjects = Carried((0..<Self.threads).map { _ in PassthroughSubject<Pair, Never>() })
    var container: StateContainer<Pair>? = StateContainer(state: Pair(0, in: lives))
    let token = container?.didSetPublisher.sink { pair in
      MainActor.preconditionIsolated()
      if !pair.isWhole { torn.add(1, ordering: .relaxed) }
    }
    if let shared = container {
      await hammer { thread in
        for call in 0..<Self.calls {
          let number = thread * Self.calls + call
          switch call % 8 {
          case 0: shared.observe(Pair(number, in: lives))
          case 1: shared.observe(subjects.value[thread])
          case 2: subjects.value[thread].send(Pair(number, in: lives))
          case 3:
            shared.observe {
              await Task.detached {}.value
              return Pair(number, in: lives)
            }
          case 4: shared.observe({ Pair(number, in: lives) }, debounced: 60, identifier: thread)
          case 5: shared.observe(StateSequence({ Pair(number, in: lives) }))
          case 6: if !shared.state.isWhole { torn.add(1, ordering: .relaxed) }
          default: if call % 64 == 7 { shared.cancel() }
          }
        }
      }
      let last = Pair(-1, in: lives)
      shared.observe(last)
      await settle()
      #expect(shared.state === last)
    }
    #expect(torn.load(ordering: .relaxed) == 0)
    token?.cancel()
    container = nil
    #expect(await settles { lives.count == 0 })
  }

  @Test func `observers come and go while states change`() async {
    let container = StateContainer(state: 0)
    let always = container.didSetPublisher.record()
    await hammer { thread in
      for call in 0..<Self.calls {
        if thread < 4 {
          container.observe(call)
        } else {
          let told = Atomic<Int>(0)
          let token = container.didSetPublisher.sink { _ in told.add(1, ordering: .relaxed) }
          token.cancel()
          if told.load(ordering: .relaxed) == 0 { Issue.record("not told of the current state") }
        }
      }
    }
    container.observe(-1)
    await settle()
    #expect(always.values.first == 0)
    #expect(always.values.last == -1)
  }

  @Test func `containers that are released while their actions send`() async {
    let lives = Lives()
    let subject = Carried(PassthroughSubject<Pair, Never>())
    await hammer { thread in
      for call in 0..<Self.calls {
        if thread < 2 {
          subject.value.send(Pair(call, in: lives))
        } else {
          let container = StateContainer(state: Pair(call, in: lives))
          container.observe(subject.value)
        }
      }
    }
    #expect(await settles { lives.count == 0 })
  }

  /// Runs `body` on all threads, and returns when they are done; main is free meanwhile.
  private func hammer(_ body: @escaping @Sendable (Int) -> Void) async {
    let running = Running(Self.threads)
    for thread in 0..<Self.threads {
      Thread.detachNewThread {
        body(thread)
        running.finish()
      }
    }
    while !running.isDone { await Task.detached {}.value }
  }

  private final class Running: Sendable {
    private let count: Atomic<Int>

    init(_ number: Int) { count = Atomic(number) }

    var isDone: Bool { count.load(ordering: .acquiring) == 0 }

    func finish() { count.subtract(1, ordering: .acquiringAndReleasing) }
  }
}
