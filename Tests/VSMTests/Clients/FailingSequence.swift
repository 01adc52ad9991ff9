import VSM

struct Model {
  func values() -> AsyncThrowingStream<String, any Error> { AsyncThrowingStream { nil } }
  func lateValues() async -> AsyncThrowingStream<String, any Error> { AsyncThrowingStream { nil } }
  func value() async throws -> String { "" }
}

@MainActor
func observe(_ model: Model, in container: StateContainer<String>) {
  container.observe(model.values())  // refused: no exact matches
  container.observe(model.lateValues)  // refused: requires the types 'any Error' and 'Never'
  container.observe(model.value)  // refused: function produces expected type
  _ = StateSequence({ "loading" }, { try await model.value() })  // refused: invalid conversion
}
