import StreamTesting
import SystemTesting
import Testing
import VSM

/// What the page of guarantees says of several things at once, one by one.
@MainActor
struct LaneGuaranteeTests {
  let container = StateContainer(state: NotesState())
  let gate = Gate()

  @Test func `a change acts on the state there is when its turn comes, on main (L1)`() async {
    var isOnMain = true
    container.observe(
      StateChanges {
        Change { $0.words.append("first") }
        Work {
          await gate.pass()
        } then: { state in
          MainActor.assertIsolated()
          state.words.append("after \(state.words.count)")
        }
      }, in: .each("a"))
    #expect(container.words == ["first"])
    container.observe(.word("meanwhile"), in: .each("a"))
    let shared = Carried(container)
    onWorker {
      shared.value.observe(
        StateChanges {
          Change {
            isOnMain = isOnMain && $0.words.count == 2
            $0.words.append("from a worker")
          }
        }, in: .each("b"))
    }
    #expect(container.words == ["first", "meanwhile"])
    await settle()
    #expect(container.words == ["first", "meanwhile", "from a worker"])
    gate.open()
    #expect(await settles { container.words.count == 4 })
    #expect(container.words.last == "after 3")
    #expect(isOnMain)
  }

  @Test func `each change is told once, before and after it is there (L1)`() async {
    let before = container.willSetPublisher.record()
    let after = container.didSetPublisher.record()
    container.observe(
      StateChanges {
        Change { $0.words.append("a") }
        Change { _ in }
        Work {
          await gate.pass()
        } then: {
          $0.words.append("b")
        }
      }, in: .each("a"))
    gate.open()
    #expect(await settles { container.words.count == 2 })
    for told in [before, after] { #expect(told.values.map(\.words.count) == [0, 1, 1, 2]) }
  }

  @Test func `lanes do not cut each other off (L2)`() async {
    for lane in [Lane.newest("a"), .first("b"), .inOrder("c"), .each("d")] {
      container.observe(.words("x", behind: gate), in: lane)
    }
    container.observe(.words("alone", behind: gate))
    container.observe(Empty(completeImmediately: false))
    gate.open()
    #expect(await settles { container.words.filter { $0 == "x" }.count == 4 })
    #expect(container.words.filter { $0.hasSuffix("!") } == ["alone!"])
  }

  @Test func `newest cuts off, first ignores, in order waits, each runs beside (L2)`() async {
    for (lane, begun, ended) in [
      (Lane.newest(1), ["a…", "a!", "b…"], ["b"]), (.first(1), ["a…"], ["a"]),
      (.inOrder(1), ["a…"], ["a", "b…", "b"]), (.each(1), ["a…", "b…"], ["a", "b"]),
    ] {
      let (container, gate) = (StateContainer(state: NotesState()), Gate())
      container.observe(.words("a", behind: gate), in: lane)
      container.observe(.words("b", behind: gate), in: lane)
      #expect(container.words == begun)
      gate.open()
      #expect(await settles { !container.isBusy(lane) })
      #expect(container.words.dropFirst(begun.count).sorted() == ended.sorted())
    }
  }

  @Test func `one id is one lane, whatever the rule (L2)`() {
    container.observe(.words("a", behind: gate), in: .each("id"))
    container.observe(.words("b", behind: gate), in: .first("id"))
    container.observe(.words("c", behind: gate), in: .inOrder("id"))
    #expect(container.words == ["a…"])
    container.observe(.words("d", behind: gate), in: .newest("id"))
    #expect(container.words == ["a…", "a!", "d…"])
    container.observe(.words("e", behind: gate), in: .newest(1))
    #expect(container.words.last == "e…")
  }

  @Test func `what is observed in a sink is told right after that (L2)`() {
    let words = { container.words }
    var seen: [[String]] = []
    let token = container.didSetPublisher.dropFirst().sink { state in
      seen.append(state.words)
      guard state.words == ["a…"] else { return }
      container.observe(.words("b", behind: gate), in: .first("lane"))
      container.observe(.words("c", behind: gate), in: .newest("lane"))
      container.observe(.word("d"), in: .each("other"))
      #expect(words() == ["a…"])
    }
    container.observe(.words("a", behind: gate), in: .first("lane"))
    #expect(seen == [["a…"], ["a…", "a!"], ["a…", "a!", "c…"], ["a…", "a!", "c…", "d"]])
    withExtendedLifetime(token) {}
  }

  @Test func `calls from a worker come in their order, between whole states too (L2)`() async {
    let shared = Carried(container)
    onWorker {
      shared.value.observe(.word("lost"), in: .each("a"))
      shared.value.observe(NotesState("whole"))
      shared.value.observe(.word("a"), in: .each("a"))
      shared.value.observe(.word("b"), in: .newest("b"))
    }
    #expect(container.words == [])
    await settle()
    #expect(container.words == ["whole", "a", "b"])
  }

  @Test func `what waits in a lane begins in its order (L2)`() async {
    container.observe(.words("a", behind: gate), in: .inOrder("x"))
    for word in ["b", "c", "d"] { container.observe(.word(word), in: .inOrder("x")) }
    gate.open()
    #expect(await settles { container.words == ["a…", "a", "b", "c", "d"] })
  }

  @Test func `a whole state that is dropped on its way ends nothing (L5)`() async {
    container.observe(.words("a", behind: gate), in: .each("x"))
    let shared = Carried(container)
    onWorker { shared.value.observe(NotesState("lost")) }
    container.observe(Empty(completeImmediately: false))
    onWorker { shared.value.observe(.word("b"), in: .each("y")) }
    await settle()
    #expect(container.words == ["a…", "b"])
    #expect(container.isBusy(.each("x")))
  }

  @Test func `a whole state from a worker ends what was observed before it (L5)`() async {
    container.observe(.words("a", behind: gate), in: .each("x"))
    let shared = Carried(container)
    onWorker { shared.value.observe(NotesState("whole")) }
    await settle()
    #expect(container.words == ["whole"])
    #expect(!container.isBusy(.each("x")))
  }

  @Test(arguments: ["newest", "cancel", "whole", "everything"])
  func `what is cut off never lands, however late (L3)`(reason: String) async {
    let landed = Gate()
    container.observe(
      StateChanges {
        Work {
          await gate.pass()
          landed.open()
        } then: {
          $0.words.append("stale")
        }
        Change { $0.words.append("stale") }
      }, in: .newest("a"))
    switch reason {
    case "newest": container.observe(.word("new"), in: .newest("a"))
    case "cancel": container.cancel(.newest("a"))
    case "whole": container.observe(NotesState("new"))
    default: container.cancel()
    }
    let words = container.words
    gate.open()
    await landed.pass()
    await settle()
    #expect(container.words == words)
  }

  @Test func `a value that waits for main is refused when its action was cut off (L3)`() async {
    let values = PassthroughSubject<String, Never>()
    let shared = Carried((container, values))
    container.observe(
      StateChanges { Values(of: values) { $0.words.append($1) } }, in: .newest("a"))
    onWorker { shared.value.1.send("stale") }
    container.observe(.word("new"), in: .newest("a"))
    await settle()
    #expect(container.words == ["new"])
  }

  @Test func `work that cuts off its own action is cancelled, and no step follows (L3)`() async {
    container.observe(
      StateChanges {
        Work {
          container.cancel(.each("x"))
          await gate.pass()
        }
        Change { $0.words.append("stale") }
      }, in: .each("x"))
    #expect(await settles { gate.cancelCount == 1 })
    container.observe(
      StateChanges {
        Values(of: ["a", "b"].publisher) { [container] state, word in
          state.words.append(word)
          container.cancel(.each("y"))
        }
        Change { $0.words.append("stale") }
      }, in: .each("y"))
    #expect(container.words == ["a"])
  }

  @Test func `what a sink cuts off takes no further step (L3)`() {
    var begun = 0
    let token = container.didSetPublisher.dropFirst().sink { [container] _ in
      container.cancel(.each("x"))
    }
    container.observe(
      StateChanges {
        Change { $0.words.append("a") }
        Work {
          begun += 1
          await gate.pass()
        }
      }, in: .each("x"))
    container.observe(
      StateChanges {
        Change { $0.words.append("b") }
        Change { $0.words.append("stale") }
      }, in: .each("x"))
    #expect(container.words == ["a", "b"])
    #expect(begun == 0)
    withExtendedLifetime(token) {}
  }

  @Test func `actions in each other put right what each left behind, the outer one last (L4)`() {
    container.observe(
      StateChanges {
        StateChanges.words("inner", behind: gate)
      }
      .whenSuperseded { $0.words.append("outer!") }, in: .each("x"))
    container.observe(
      StateChanges {
        StateChanges.word("c").whenSuperseded { $0.words.append("c!") }
        StateChanges.words("d", behind: gate)
      }, in: .each("y"))
    container.cancel()
    #expect(container.words == ["inner…", "c", "d…", "inner!", "outer!", "c!", "d!"])
  }

  @Test func `what was superseded is put right once, in order, before what comes then (L4)`() {
    container.observe(.words("a", behind: gate), in: .each("x"))
    container.observe(.words("z", behind: gate), in: .each("other"))
    container.observe(.words("b", behind: gate), in: .each("x"))
    container.observe(.word("c"), in: .newest("x"))
    #expect(container.words == ["a…", "z…", "b…", "a!", "b!", "c"])
    container.cancel(.newest("x"))
    container.cancel()
    container.cancel()
    #expect(container.words == ["a…", "z…", "b…", "a!", "b!", "c", "z!"])
  }

  @Test func `nothing is put right at the own end, nor for what never began (L4)`() async {
    container.observe(.words("a", behind: gate), in: .inOrder("x"))
    container.observe(.words("b", behind: gate), in: .inOrder("x"))
    container.cancel(.inOrder("x"))
    #expect(container.words == ["a…", "a!"])
    container.observe(.words("c", behind: gate), in: .newest("x"))
    gate.open()
    #expect(await settles { !container.isBusy(.newest("x")) })
    container.observe(.word("d"), in: .newest("x"))
    #expect(container.words == ["a…", "a!", "c…", "c", "d"])
  }

  @Test func `a whole state ends every lane, and says what holds (L5)`() async {
    let states = PassthroughSubject<NotesState, Never>()
    container.observe(states)
    container.observe(.words("a", behind: gate), in: .each("x"))
    container.observe(.words("b", behind: gate), in: .inOrder("y"))
    container.observe(.words("c", behind: gate), in: .inOrder("y"))
    #expect(container.words == ["a…", "b…"])
    states.send(NotesState("whole"))
    #expect(container.words == ["whole"])
    #expect(!container.isBusy(.each("x")) && !container.isBusy(.inOrder("y")))
    gate.open()
    await settle()
    #expect(container.words == ["whole"])
  }

  @Test func `a whole state ends what was observed before it, and nothing after (L5)`() {
    let token = container.didSetPublisher.sink { [container, gate] state in
      guard state.words == ["a…"] else { return }
      container.observe(.words("b", behind: gate), in: .each("x"))
      container.observe(NotesState("whole"))
      container.observe(.words("c", behind: gate), in: .each("x"))
    }
    container.observe(.words("a", behind: gate), in: .each("x"))
    #expect(container.words == ["whole", "c…"])
    #expect(container.isBusy(.each("x")))
    token.cancel()
  }

  @Test func `what a whole state outruns on main repairs nothing in it (L5)`() async {
    container.observe(.words("a", behind: gate), in: .newest("x"))
    let shared = Carried((container, gate))
    onWorker { shared.value.0.observe(.words("b", behind: shared.value.1), in: .newest("x")) }
    container.observe(NotesState("whole"))
    await settle()
    #expect(container.words == ["whole"])
  }

  @Test func `nothing is kept when the container goes (L5, G6)`() async {
    let lives = Lives()
    var container: StateContainer<NotesState>? = StateContainer(state: NotesState())
    weak let gone = container
    let never = PassthroughSubject<Int, Never>()
    for lane in [Lane.each(1), .inOrder(1), .inOrder(1), .newest(2)] {
      let life = lives.one()
      container?.observe(
        StateChanges {
          Change { _ in life.use() }
          Work {
            await gate.pass(heedsCancelling: true)
          } then: { _ in
            life.use()
          }
          Values(of: never) { _, _ in life.use() }
        }
        .whenSuperseded { _ in life.use() }, in: lane)
    }
    container?.observe(.word("later"), in: .newest(3), debounced: 60)
    container = nil
    #expect(gone == nil)
    #expect(await settles { gate.cancelCount == 2 && lives.count == 0 })
  }

  private struct Kept {
    let life: Lives.Life

    static func changes(_ lives: Lives, behind gate: Gate) -> StateChanges<Kept> {
      let life = lives.one()
      return StateChanges {
        Work { await gate.pass() }
        Change { _ in life.use() }
      }
    }
  }

  @Test func `work that goes on keeps neither the state nor the steps after it (L5, G6)`() async {
    let lives = Lives()
    var container: StateContainer<Kept>? = StateContainer(state: Kept(life: lives.one()))
    container?.observe(Kept.changes(lives, behind: gate), in: .each(1))
    container?.observe(Kept.changes(lives, behind: gate), in: .each(2))
    #expect(await settles { gate.waitingCount == 2 })
    #expect(lives.count == 3)
    container?.cancel(.each(1))
    #expect(lives.count == 2)
    container = nil
    #expect(lives.count == 0)
    #expect(gate.waitingCount == 2)
    gate.open()
  }

  @Test func `nothing is put right, nor told, when the container goes (L5)`() async {
    var (repairs, told) = (0, 0)
    var container: StateContainer<NotesState>? = StateContainer(state: NotesState())
    let token = container?.didSetPublisher.dropFirst().sink { _ in told += 1 }
    container?.observe(
      StateChanges {
        Change { $0.words.append("a") }
        Work { await gate.pass() }
      }
      .whenSuperseded { _ in repairs += 1 }, in: .each(1))
    #expect(told == 1)
    container = nil
    await settle()
    #expect((repairs, told) == (0, 1))
    token?.cancel()
  }

  @Test func `views are told when a lane gets busy, and when it is not any more (L9)`() async {
    var told: [Bool] = []
    let states = container.didSetPublisher.record()
    let token = container.objectWillChange.sink { [container] in
      told.append(container.isBusy(.first("x")))
    }
    container.observe(
      StateChanges { Work { await gate.pass() } }, in: .first("x"))
    #expect(told == [true])
    gate.open()
    #expect(await settles { !container.isBusy(.first("x")) })
    #expect(told == [true, false])
    #expect(states.values.count == 1)
    withExtendedLifetime(token) {}
  }

  @Test(arguments: ["cancel", "everything", "its part"])
  func `views are told when a lane is cut off or ended (L9)`(reason: String) {
    container.observe(StateChanges { Change { $0.sheet = .init() } })
    container.observe(
      StateChanges {
        Change(in: \.sheet) { $0.title = "open" }
        Work { await gate.pass() }
      }, in: .first("x"))
    var told: [Bool] = []
    let token = container.objectWillChange.sink { [container] in
      told.append(container.isBusy(.first("x")))
    }
    switch reason {
    case "cancel": container.cancel(.first("x"))
    case "everything": container.cancel()
    default: container.observe(StateChanges { Change { $0.sheet = nil } }, in: .each("y"))
    }
    #expect(told.last == false)
    withExtendedLifetime(token) {}
  }

  @Test func `views are told of a lane that a worker makes busy, and of one that it cuts off (L9)`()
    async
  {
    var told: [Bool] = []
    let token = container.objectWillChange.sink { [container] in
      MainActor.assertIsolated()
      told.append(container.isBusy(.first("x")))
    }
    let shared = Carried((container, gate))
    onWorker {
      let (container, gate) = shared.value
      container.observe(StateChanges { Work { await gate.pass() } }, in: .first("x"))
    }
    #expect(await settles { told == [true] })
    onWorker { shared.value.0.cancel(.first("x")) }
    #expect(await settles { told == [true, false] })
    withExtendedLifetime(token) {}
  }

  @Test func `a lane is busy until its last change has been told (L9)`() {
    var told: [Bool] = []
    let token = container.didSetPublisher.dropFirst().sink { [container] _ in
      told.append(container.isBusy(.first("x")))
    }
    container.observe(.word("a"), in: .first("x"))
    #expect(told == [true])
    #expect(!container.isBusy(.first("x")))
    withExtendedLifetime(token) {}
  }
}
