import StreamTesting
import SystemTesting
import Testing
import VSM

/// Actions that live only as long as a part of the state.
@MainActor
struct PresenceTests {
  private let container = StateContainer(state: NotesState())
  private let gate = Gate()
  private let open = StateChanges<NotesState> { Change { $0.sheet = .init() } }
  private let close = StateChanges<NotesState> { Change { $0.sheet = nil } }

  private var save: StateChanges<NotesState> {
    StateChanges {
      Change(in: \.sheet) { $0.title = "saving" }
      Work(in: \.sheet) { [gate] sheet in
        await gate.pass()
        return sheet.title + ", saved"
      } then: {
        $0.title = $1
      }
      Change { $0.words.append("end") }
    }
    .whenSuperseded { $0.words.append("cut off") }
  }

  @Test func `a step gets the part that it is about`() async {
    container.observe(open, in: .each(1))
    container.observe(save, in: .each(1))
    #expect(container.state.sheet?.title == "saving")
    gate.open()
    #expect(await settles { container.state.sheet?.title == "saving, saved" })
    #expect(container.words == ["end"])
  }

  @Test func `without the part the action is over before it begins (L6)`() {
    container.observe(save, in: .each(1))
    #expect(container.words == [])
    #expect(!container.isBusy(.each(1)))
  }

  @Test func `work about a part that is not there is no work, and nothing is told (L6)`() {
    let states = container.didSetPublisher.record()
    container.observe(
      StateChanges {
        Work(in: \.sheet) { [gate] _ in await gate.pass() }
        Change { $0.words.append("end") }
      }, in: .each(1))
    container.observe(save, in: .each(2))
    #expect(states.values.count == 1)
    #expect(!container.isBusy(.each(1)) && !container.isBusy(.each(2)))
  }

  @Test func `when the part has gone the action is over, also when that comes back (L6)`() async {
    container.observe(open, in: .each(1))
    container.observe(save, in: .each("save"))
    #expect(await settles { gate.waitingCount == 1 })
    container.observe(close, in: .each(1))
    #expect(!container.isBusy(.each("save")))
    #expect(gate.cancelCount == 1)
    container.observe(open, in: .each(1))
    gate.open()
    await settle()
    #expect(container.state.sheet?.title == "")
    #expect(container.words == [])
  }

  @Test(arguments: ["a write", "a whole state"])
  func `whoever takes the part away, the action is over (L6)`(reason: String) async {
    container.observe(open, in: .each(1))
    container.observe(save, in: .each("save"))
    switch reason {
    case "a write":
      container.bind(\.sheet).wrappedValue = nil
      container.bind(\.sheet).wrappedValue = .init()
    default:
      container.observe(NotesState())
      container.observe(open, in: .each(1))
    }
    #expect(!container.isBusy(.each("save")))
    gate.open()
    await settle()
    #expect(container.state.sheet?.title == "")
    #expect(container.words == [])
  }

  @Test func `an action about two parts is over when either has gone (L6)`() {
    struct Two {
      var one: Int? = 1
      var other: Int? = 1
    }
    for part in [\Two.one, \.other] {
      let container = StateContainer(state: Two())
      container.observe(
        StateChanges {
          Change(in: \.one) { $0 += 1 }
          Change(in: \.other) { $0 += 1 }
          Work { await gate.pass() }
        }, in: .each(1))
      #expect(container.isBusy(.each(1)))
      container.bind(part).wrappedValue = nil
      #expect(!container.isBusy(.each(1)))
    }
  }

  @Test func `work that fails says so in the part`() async {
    container.observe(open, in: .each(1))
    container.observe(
      StateChanges {
        Work(in: \.sheet) { _ in
          throw Broken()
        } catch: { sheet, error in
          sheet.title = "\(error)"
        }
      }, in: .each(1))
    #expect(await settles { container.state.sheet?.title == "Broken()" })
  }

  @Test func `before the first such step it does not matter whether there is one (L6)`() {
    container.observe(
      StateChanges {
        Change { $0.words.append("opening") }
        Change { $0.sheet = .init(title: "new") }
        Change(in: \.sheet) { $0.title += "er" }
        Change { $0.sheet = nil }
        Change { $0.words.append("not any more") }
      }, in: .each(1))
    #expect(container.words == ["opening"])
    #expect(container.state.sheet?.title == nil)
  }
}
