import Dispatch
import StreamTesting
import SystemTesting
import Testing
import VSM

/// Every kind of action, as a value and as a function, alone and debounced.
@MainActor
struct ObserveTests {
  private let clock = stillClock()
  private let model = PlainModel()

  @Test func `values of every kind`() async {
    let container = StateContainer(state: Plain("start"))
    container.observe(model.state("a"))
    #expect(container.state.name == "a")
    container.observe(model.publisher("b"))
    #expect(container.state.name == "b")
    container.observe(model.sequence("c"))
    #expect(await settles { container.state.name == "c" })
    container.observe(await model.later("d"))
    #expect(container.state.name == "d")
    container.observe(await model.sequenceLater("e"))
    #expect(await settles { container.state.name == "e" })
  }

  @Test func `functions of every kind`() async {
    let container = StateContainer(state: Plain("start"))
    container.observe(model.aState)
    #expect(container.state.name == "state")
    container.observe(model.aPublisher)
    #expect(container.state.name == "publisher")
    container.observe(model.aSequence)
    #expect(await settles { container.state.name == "sequence" })
    container.observe(model.laterState)
    #expect(await settles { container.state.name == "later" })
    container.observe(model.laterSequence)
    #expect(await settles { container.state.name == "later sequence" })
    container.observeAsync(model.laterState)
    #expect(await settles { container.state.name == "later" })
    container.observeAsync(model.laterSequence)
    #expect(await settles { container.state.name == "later sequence" })
  }

  @Test func `closures of every kind`() async {
    let (container, model) = (StateContainer(state: Plain("start")), model)
    container.observe { model.state("a") }
    #expect(container.state.name == "a")
    container.observe { model.publisher("b") }
    #expect(container.state.name == "b")
    container.observe { model.sequence("c") }
    #expect(await settles { container.state.name == "c" })
    container.observe { await model.later("d") }
    #expect(await settles { container.state.name == "d" })
    container.observe { await model.sequenceLater("e") }
    #expect(await settles { container.state.name == "e" })
    container.observe {
      let name = "f"
      return model.state(name)
    }
    #expect(container.state.name == "f")
  }

  @Test func `properties that are functions`() async {
    let container = StateContainer(state: Plain("start"))
    container.observe(model.stateProperty)
    #expect(container.state.name == "property")
    container.observe(model.stateProperty())
    container.observe(model.publisherProperty)
    #expect(container.state.name == "publisher property")
    container.observe(model.publisherProperty())
    container.observe(model.laterProperty)
    #expect(await settles { container.state.name == "later property" })
  }

  @Test func `debounced actions of every kind`() async {
    let (container, model) = (StateContainer(state: Plain("start"), scheduler: clock), model)
    let begin: [(String, () -> Void)] = [
      ("a", { container.observe(model.state("a"), debounced: 1) }),
      ("b", { container.observe(model.publisher("b"), debounced: 0.5) }),
      ("c", { container.observe(model.sequence("c"), debounced: .milliseconds(300)) }),
      ("d", { container.observe({ model.state("d") }, debounced: .seconds(1)) }),
      ("e", { container.observe({ model.publisher("e") }, debounced: 1, identifier: 7) }),
      ("f", { container.observe({ model.sequence("f") }, debounced: 1, identifier: "x") }),
      ("later", { container.observe(model.laterState, debounced: 1) }),
      ("later sequence", { container.observe(model.laterSequence, debounced: 1) }),
      ("later", { container.observeAsync(model.laterState, debounced: 1) }),
      ("later sequence", { container.observeAsync(model.laterSequence, debounced: 1) }),
    ]
    for (name, begin) in begin {
      container.observe(Plain("before"))
      begin()
      await settle()
      #expect(container.state.name == "before")
      clock.advance(by: 1)
      #expect(await settles { container.state.name == name })
    }
  }

  @Test func `an action of each kind follows one of each other kind`() async {
    let (container, model) = (StateContainer(state: Plain("start")), model)
    let kinds: [(String, () -> Void)] = [
      ("plain", { container.observe(Plain("plain")) }),
      ("publisher", { container.observe(model.aPublisher) }),
      ("sequence", { container.observe(model.aSequence) }),
      ("later", { container.observe(model.laterState) }),
      ("later sequence", { container.observe(model.laterSequence) }),
      ("steps", { container.observe(StateSequence({ Plain("steps") })) }),
    ]
    for (_, first) in kinds {
      for (name, second) in kinds {
        first()
        second()
        #expect(await settles { container.state.name == name })
        await settle()
        #expect(container.state.name == name)
      }
    }
  }

  @Test func `what an action makes is made before the live one is superseded`() {
    let container = StateContainer(state: "start")
    let live = PassthroughSubject<String, Never>()
    let seen = container.didSetPublisher.dropFirst().record()
    container.observe(live)
    container.observe {
      live.send("from the live one")
      return "new"
    }
    #expect(seen.values == ["from the live one", "new"])
  }

  @Test func `cancel stops the live action, drops what waits, and keeps the state`() async {
    let container = StateContainer(state: "start", scheduler: clock)
    let subject = PassthroughSubject<String, Never>()
    container.observe(subject)
    subject.send("a")
    container.observe("later", debounced: 1)
    container.cancel()
    subject.send("b")
    clock.advance(by: 1)
    #expect(container.state == "a")
    #expect(clock.pendingCount == 0)
  }
}

/// A state that is neither equatable nor sendable.
private struct Plain {
  final class Helper {}

  let name: String
  let helper = Helper()

  init(_ name: String) { self.name = name }
}

private struct PlainModel: Sendable {
  func state(_ name: String) -> Plain { Plain(name) }
  func publisher(_ name: String) -> Just<Plain> { Just(Plain(name)) }
  func sequence(_ name: String) -> AsyncStream<Plain> {
    let (states, feed) = AsyncStream<String>.makeStream()
    feed.yield(name)
    feed.finish()
    return AsyncStream(states)
  }
  func later(_ name: String) async -> Plain { Plain(name) }
  func sequenceLater(_ name: String) async -> AsyncStream<Plain> { sequence(name) }

  func aState() -> Plain { state("state") }
  func aPublisher() -> AnyPublisher<Plain, Never> {
    publisher("publisher").eraseToAnyPublisher()
  }
  func aSequence() -> AsyncStream<Plain> { sequence("sequence") }
  func laterState() async -> Plain { Plain("later") }
  func laterSequence() async -> AsyncStream<Plain> { sequence("later sequence") }

  var stateProperty: () -> Plain { { Plain("property") } }
  var publisherProperty: () -> AnyPublisher<Plain, Never> {
    { publisher("publisher property").eraseToAnyPublisher() }
  }
  var laterProperty: () async -> Plain { { Plain("later property") } }
}

extension AsyncStream where Element == Plain {
  /// The states with the names of `names`.
  fileprivate init(_ names: AsyncStream<String>) {
    self.init {
      for await name in names { return Plain(name) }
      return nil
    }
  }
}
