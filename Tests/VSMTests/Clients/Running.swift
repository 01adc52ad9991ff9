import VSM

// A program of a user: it observes actions of every kind, and says what becomes of its state, which is
// neither Sendable nor Equatable.

/// What a state went through.
final class Story {
  var chapters: [String] = []
}

struct ReaderViewState {
  let story: Story
  var page = ""

  func turned(to page: String) -> ReaderViewState {
    var turned = self
    turned.page = page
    return turned
  }

  @MainActor
  func turnedLater(to page: String) async -> ReaderViewState { turned(to: page) }

  @MainActor
  func turnedBySequence() -> StateSequence<ReaderViewState> {
    StateSequence({ turned(to: "first of sequence") }, { await turnedLater(to: "sequence") })
  }

  func turnedByPublisher() -> AnyPublisher<ReaderViewState, Never> {
    [turned(to: "first of publisher"), turned(to: "publisher")].publisher.eraseToAnyPublisher()
  }

  func turnedByStream() -> Pages { Pages(states: [turned(to: "stream")]) }
}

/// States as a sequence of a user's own.
nonisolated struct Pages: AsyncSequence, AsyncIteratorProtocol {
  var states: [ReaderViewState]

  func makeAsyncIterator() -> Pages { self }

  mutating func next() async -> ReaderViewState? { states.popLast() }
}

/// A model that renders its state.
final class Reader {
  @RenderedViewState(render: Reader.render) var state = ReaderViewState(story: Story())
  var pages: [String] = []

  func render() { pages.append(state.page) }
}

@main
enum Running {
  @MainActor
  static func main() async {
    let story = Story()
    let container = StateContainer(state: ReaderViewState(story: story))
    let token = container.didSetPublisher.dropFirst().sink { story.chapters.append($0.page) }
    let state = container.state

    container.observe(state.turned(to: "state"))
    container.observe { state.turned(to: "function") }
    container.observe(state.turnedByPublisher())
    container.observe(state.turnedByPublisher)
    container.observe(state.turnedBySequence())
    await comes("sequence", to: container)
    container.observe(state.turnedByStream())
    await comes("stream", to: container)
    container.observe { await state.turnedLater(to: "asynchronous") }
    await comes("asynchronous", to: container)
    await container.refresh(state: { await state.turnedLater(to: "refresh") })
    container.bind(\.page, to: { $0.turned(to: $1) }).wrappedValue = "binding"
    container.observe(state.turned(to: "in time"), debounced: .milliseconds(1))
    await comes("in time", to: container)
    for chapter in story.chapters { print(chapter) }

    let reader = Reader()
    reader.$state.observe(reader.state.turned(to: "page"))
    print("rendered:", reader.pages)
    withExtendedLifetime(token) {}
  }

  @MainActor
  static func comes(_ page: String, to container: StateContainer<ReaderViewState>) async {
    for await state in container.didSetPublisher.values where state.page == page { return }
  }
}
