// Every shape that an action may have.

import VSM

struct Failure: Error {}

// snippet.shapes
struct Catalog {
  /// One state, at once.
  func clear() -> String { "nothing" }

  /// One state, later.
  func load() async -> String { "loaded" }

  /// States as a publisher sends them.
  func search() -> AnyPublisher<String, Never> {
    Just("found").prepend("searching").eraseToAnyPublisher()
  }

  /// Some states at once, and others later.
  @StateSequenceBuilder
  func reload() -> StateSequence<String> {
    First { "reloading" }
    Next { await load() }
  }

  /// States without end.
  func updates() -> AsyncStream<String> {
    AsyncStream { continuation in
      continuation.yield("updated")
    }
  }

  /// States, or a failure.
  func download() -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { throw Failure() }
  }
}
// snippet.end

let catalog = Catalog()
let container = StateContainer(state: "nothing")

// snippet.observing
container.observe("a state")
container.observe(catalog.clear())
container.observe(catalog.load)
container.observe(catalog.search())
container.observe(catalog.reload())
container.observe(catalog.updates())
container.observe(catalog.download(), catch: { error in "failed: \(error)" })
// snippet.end

for await state in container.didSetPublisher.values {
  if state == "failed: Failure()" { break }
}

// snippet.sequences
let variadic = StateSequence({ "one" }, { await catalog.load() })
let literal: StateSequence<String> = [{ "one" }, { await catalog.load() }]
// snippet.end

container.observe(variadic)
for await state in container.didSetPublisher.values where state == "loaded" {
  break
}
container.observe(literal)
precondition(container.state == "one")

// snippet.cancel
container.cancel()
// snippet.end

// snippet.refresh
struct CatalogView: View {
  @ViewState var state = "nothing"
  let catalog: Catalog

  var body: some View {
    Text(state)
      .task { await $state.refresh(state: catalog.load) }
  }
}
// snippet.end
