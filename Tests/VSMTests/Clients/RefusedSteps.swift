import VSM

typealias Steps = StateChanges<Model>

struct Model {
  var text = ""
  func value() async throws -> String { "" }
  func quietValue() async -> String { "" }
  func deed() async throws {}
  func values() -> AsyncThrowingStream<String, any Error> { AsyncThrowingStream { nil } }
  func next() -> StateSequence<Self> { StateSequence({ self }) }

  func steps() {
    _ = Steps {  // refused: add 'then:
      Work {
        try await value()
      } catch: { _, _ in
      }
    }
    _ = Steps { Work { await quietValue() } }  // refused: add 'then:
    _ = Steps {
      Work {  // refused: invalid conversion
        try await value()
      } then: {
        $0.text = $1
      }
    }
    _ = Steps { Work { try await deed() } }  // refused: invalid conversion
    _ = Steps { Values(of: values()) { $0.text = $1 } }  // refused: no exact matches
  }
}

@MainActor
func observe(_ model: Model, in container: StateContainer<Model>) {
  container.observe(model, in: .newest("lane"))  // refused: no exact matches
  container.observe(Just(model), in: .newest("lane"))  // refused: no exact matches
  container.observe(model.next(), in: .newest("lane"))  // refused: no exact matches
  container.observe(model.next, in: .newest("lane"))  // refused: no exact matches
}
