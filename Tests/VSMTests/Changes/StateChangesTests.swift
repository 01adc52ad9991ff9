import StreamTesting
import SystemTesting
import Testing
import VSM

/// How changes are put together, and what observes them.
@MainActor
struct StateChangesTests {
  private let container = StateContainer(state: NotesState())
  private let gate = Gate()

  private func list(_ isLong: Bool, _ words: [String], _ last: String?) -> StateChanges<NotesState>
  {
    StateChanges {
      Change { $0.words = [] }
      if isLong { Change { $0.words.append("long") } }
      for word in words { Change { $0.words.append(word) } }
      switch last {
      case .some(let word): Change { $0.words.append(word) }
      case nil: Change { $0.words.append("none") }
      }
      StateChanges.word("inner")
    }
  }

  @Test func `steps may stand in branches and loops, and in each other`() {
    container.observe(list(true, ["a", "b"], "c"), in: .each(1))
    #expect(container.words == ["long", "a", "b", "c", "inner"])
    container.observe(list(false, [], nil))
    #expect(container.words == ["none", "inner"])
  }

  @Test func `steps that need not wait are in place when observe returns`() async {
    container.observe(
      StateChanges {
        Change { $0.words.append("a") }
        Values(of: ["b", "c"].publisher) { $0.words.append($1) }
        Change { $0.words.append("d") }
        Work {
          await gate.pass()
        } then: {
          $0.words.append("e")
        }
        Change { $0.words.append("f") }
      })
    #expect(container.words == ["a", "b", "c", "d"])
    gate.open()
    #expect(await settles { container.words == ["a", "b", "c", "d", "e", "f"] })
  }

  @Test func `without a lane they are the live action`() async {
    let states = PassthroughSubject<NotesState, Never>()
    container.observe(states)
    container.observe(.words("a", behind: gate))
    states.send(NotesState("stale"))
    #expect(container.words == ["a…"])
    container.observe(.words("b", behind: gate))
    #expect(container.words == ["a…", "a!", "b…"])
    container.observe(Just(NotesState("whole")))
    #expect(container.words == ["whole"])
    container.observe(.words("c", behind: gate))
    container.observe(NotesState("plain"))
    #expect(container.words == ["plain"])
    gate.open()
    await settle()
    #expect(container.words == ["plain"])
  }

  @Test func `a function of changes is as good as what it returns`() {
    func changes() -> StateChanges<NotesState> { .word("a") }
    container.observe(changes)
    container.observe(changes, in: .each(1))
    container.observe({ StateChanges { Change { $0.words.append("b") } } }, in: .first(1))
    #expect(container.words == ["a", "a", "b"])
  }

  @Test func `values of sequences and publishers come in order, none is dropped`() async {
    let (stream, elements) = AsyncStream<String>.makeStream()
    elements.yield("a")
    container.observe(
      StateChanges {
        Values(of: stream) { $0.words.append($1) }
        Change { $0.words.append("end") }
      }, in: .each(1))
    for element in ["b", "c"] { elements.yield(element) }
    elements.finish()
    #expect(await settles { container.words == ["a", "b", "c", "end"] })
  }

  @Test func `a value from a worker is not overtaken by one from main (L2)`() async {
    let values = PassthroughSubject<String, Never>()
    container.observe(StateChanges { Values(of: values) { $0.words.append($1) } }, in: .each(1))
    let shared = Carried(values)
    onWorker { for number in 1...100 { shared.value.send("\(number)") } }
    values.send("101")
    #expect(container.words == (1...101).map(String.init))
  }

  @Test func `values that fail say so`() async {
    container.observe(
      StateChanges {
        Values(of: Fail<String, Broken>(error: Broken())) {
          $0.words.append($1)
        } catch: { state, error in
          state.words.append("publisher: \(error)")
        }
        Values(of: AsyncThrowingStream<String, any Error> { throw Broken() }) {
          $0.words.append($1)
        } catch: { state, error in
          state.words.append("sequence: \(error)")
        }
      }, in: .each(1))
    #expect(await settles { container.words == ["publisher: Broken()", "sequence: Broken()"] })
  }

  @Test func `work begins on main, at once`() {
    var hasBegun = false
    container.observe(
      StateChanges {
        Work { @MainActor in
          hasBegun = true
          await gate.pass()
        }
      }, in: .each(1))
    #expect(hasBegun)
  }
}
