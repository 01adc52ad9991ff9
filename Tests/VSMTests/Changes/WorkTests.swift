import Dispatch
import StreamTesting
import SystemTesting
import Testing
import VSM
import ViewTesting

/// Asynchronous steps: what comes of them, and when they are tried again.
@MainActor
struct WorkTests {
  /// A service that answers as often as it is told to fail first.
  @MainActor
  private final class Service {
    var tries = 0
    let failures: Int

    init(failures: Int) { self.failures = failures }

    func answer() async throws -> String {
      tries += 1
      if tries <= failures { throw Broken() }
      return "answer \(tries)"
    }
  }

  private let gate = Gate()

  private func changes(_ service: Service, _ retry: WorkRetry) -> StateChanges<NotesState> {
    StateChanges {
      Work(retry: retry) {
        try await service.answer()
      } then: {
        $0.words.append($1)
      } catch: { state, error in
        state.words.append("\(error)")
      }
      Change { $0.words.append("end") }
    }
  }

  @Test func `what work returns is taken, and what it throws is said`() async {
    for (failures, word) in [(0, "answer 1"), (1, "Broken()")] {
      let container = StateContainer(state: NotesState())
      container.observe(changes(Service(failures: failures), .never), in: .each(1))
      #expect(await settles { container.words == [word, "end"] })
    }
  }

  @Test func `work knows the state of the call, and what comes of it the one of then`() async {
    struct Counter {
      var count = 0

      func add(behind gate: Gate) -> StateChanges<Self> {
        StateChanges {
          Work {
            await gate.pass()
            return count
          } then: {
            $0.count = $0.count * 10 + $1
          }
        }
      }
    }
    let container = StateContainer(state: Counter(count: 1))
    container.observe(container.state.add(behind: gate), in: .each(1))
    container.observe(StateChanges { Change { $0.count = 5 } }, in: .each(1))
    gate.open()
    #expect(await settles { container.state.count == 51 })
  }

  @Test func `three tries more are four, and one that succeeds ends them (L8)`() async {
    for (failures, tries) in [(2, 3), (9, 4)] {
      let (container, service) = (StateContainer(state: NotesState()), Service(failures: failures))
      container.observe(changes(service, .times(3)), in: .each(1))
      #expect(await settles { container.words.count == 2 })
      #expect(service.tries == tries)
    }
  }

  @Test func `pauses between tries go by the clock of the container (L8)`() async {
    let (container, clock) = onVirtualTime(NotesState())
    let service = Service(failures: 9)
    container.observe(
      changes(service, .times(4, backoff: .exponential(from: .seconds(1), limit: .seconds(3)))),
      in: .each(1))
    for (number, pause) in [1, 2, 3, 3].enumerated() {
      #expect(await settles { service.tries == number + 1 && clock.pendingCount == 1 })
      clock.advance(by: .seconds(pause) - .milliseconds(1))
      await settle()
      #expect(service.tries == number + 1)
      clock.advance(by: .milliseconds(1))
    }
    #expect(await settles { container.words == ["Broken()", "end"] })
    #expect(service.tries == 5)
  }

  @Test func `a pause ends when its action is cut off (L8)`() async {
    let (container, clock) = onVirtualTime(NotesState())
    let service = Service(failures: 9)
    container.observe(changes(service, .times(3, backoff: .constant(.seconds(1)))), in: .each(1))
    #expect(await settles { clock.pendingCount == 1 })
    container.cancel(.each(1))
    #expect(await settles { clock.pendingCount == 0 })
    clock.advance(by: .seconds(9))
    await settle()
    #expect(service.tries == 1)
    #expect(container.words == [])
  }

  @Test func `each try has the time that was given to it, and fails after that (L8)`() async {
    let (container, clock) = onVirtualTime(NotesState())
    var tries = 0
    container.observe(
      StateChanges {
        Work(retry: .times(1), timeout: .seconds(10)) {
          tries += 1
          await gate.pass()
        } catch: { state, error in
          state.words.append(error is TimedOut ? "too late" : "other")
        }
      }, in: .each(1))
    for number in 1...2 {
      #expect(await settles { tries == number && clock.pendingCount == 1 })
      clock.advance(by: .seconds(9))
      await settle()
      #expect(container.words == [])
      clock.advance(by: .seconds(1))
    }
    #expect(await settles { container.words == ["too late"] })
    #expect(await settles { gate.cancelCount == 2 })
    gate.open()
    await settle()
    #expect(container.words == ["too late"])
  }

  @Test func `work that is in time leaves no alarm behind (L8)`() async {
    let (container, clock) = onVirtualTime(NotesState())
    container.observe(
      StateChanges {
        Work(timeout: .seconds(10)) {
          await gate.pass()
          return "in time"
        } then: {
          $0.words.append($1)
        } catch: { state, error in
          state.words.append("\(error)")
        }
      }, in: .each(1))
    gate.open()
    #expect(await settles { container.words == ["in time"] })
    #expect(clock.pendingCount == 0)
  }

  @Test func `a time that no number of nanoseconds is enough for is half the longest one`() {
    #expect(Duration.seconds(Int64.max).inNanoseconds == .max / 2)
    #expect(Duration.seconds(Int64.min).inNanoseconds == -(.max / 2))
    #expect(Duration.seconds(Int64.max / 1_000_000_000).inNanoseconds == .max / 2)
    #expect(Duration.milliseconds(-1_500).inNanoseconds == -1_500_000_000)
  }

  @Test func `a try with a time stops when its action is cut off (L8)`() async {
    let (container, clock) = onVirtualTime(NotesState())
    container.observe(
      StateChanges {
        Work(timeout: .seconds(10)) {
          await gate.pass()
        } catch: { state, _ in
          state.words.append("late")
        }
      }, in: .each(1))
    #expect(await settles { gate.waitingCount == 1 })
    container.cancel(.each(1))
    #expect(await settles { gate.cancelCount == 1 && clock.pendingCount == 0 })
    #expect(container.words == [])
  }

  @Test func `a cancellation of its own is a failure, and one from outside says nothing`() async {
    let container = StateContainer(state: NotesState())
    container.observe(
      StateChanges {
        Work {
          throw CancellationError()
        } catch: { state, error in
          state.words.append(error is CancellationError ? "own" : "other")
        }
      }, in: .each(1))
    #expect(await settles { container.words == ["own"] })
    container.observe(
      StateChanges {
        Work {
          await gate.pass(heedsCancelling: true)
          try Task.checkCancellation()
        } catch: { state, _ in
          state.words.append("other")
        }
      }, in: .each(1))
    container.cancel(.each(1))
    await settle()
    #expect(container.words == ["own"])
  }
}
