import VSM

// Models that nobody may share between threads, with methods that leave the main actor.

enum FeedViewState: Sendable {
  case initialized, loading, loaded
}

/// Neither Sendable nor of the main actor.
nonisolated final class Source {
  var count = 0
}

nonisolated struct FeedLoader {
  let source = Source()

  @StateSequenceBuilder
  func built() -> StateSequence<FeedViewState> {
    First { FeedViewState.loading }
    Next { await fetch() }
    Next { await wait() }
  }

  func listed() -> StateSequence<FeedViewState> {
    StateSequence {
      First { .loading }
      Next { await fetch() }
    }
  }

  func closures() -> StateSequence<FeedViewState> {
    StateSequence({ .loading }, { await fetch() })
  }

  func moreClosures() -> StateSequence<FeedViewState> {
    StateSequence({ .initialized }, { .loading }, { await fetch() }, { await wait() })
  }

  func functions() -> StateSequence<FeedViewState> { StateSequence(loading, fetch, wait) }

  func observed(in container: StateContainer<FeedViewState>) async {
    container.observe { await fetch() }
    container.observe(fetch)
    await container.refresh { await fetch() }
    await container.refresh(state: fetch)
  }

  private func loading() -> FeedViewState { .loading }

  @concurrent
  func fetch() async -> FeedViewState { .loaded }

  func wait() async -> FeedViewState { .loaded }
}

nonisolated final class FeedCache {
  var states: [FeedViewState] = []

  @StateSequenceBuilder
  func load() -> StateSequence<FeedViewState> {
    First { FeedViewState.loading }
    Next { await self.fetch() }
  }

  @concurrent
  func fetch() async -> FeedViewState { states.last ?? .loaded }
}

nonisolated struct SharedLoader: Sendable {
  @concurrent
  func fetch() async -> FeedViewState { .loaded }
}

struct Feed: View {
  @ViewState var state = FeedViewState.initialized
  let loader: FeedLoader
  let cache: FeedCache
  let shared: SharedLoader

  var body: some View {
    VStack {
      Button("Built") { $state.observe(loader.built()) }
      Button("Built, uncalled") { $state.observe(loader.built) }
      Button("Cached") { $state.observe(cache.load()) }
      Button("Closures") { $state.observe(loader.closures()) }
      Button("Shared") { $state.observe { await shared.fetch() } }
      Button("Shared, uncalled") { $state.observe(shared.fetch) }
      Button("Own") { $state.observe { await fetch() } }
      Button("Own, uncalled") { $state.observe(fetch) }
    }
    .task { await $state.refresh { await shared.fetch() } }
    .task { await $state.refresh(state: shared.fetch) }
    .task { await $state.refresh(state: { await fetch() }) }
  }

  @concurrent
  func fetch() async -> FeedViewState { .loaded }
}

/// What belongs to no actor reads a view's state as well.
nonisolated func title(of feed: ViewState<FeedViewState>) -> String {
  "\(feed.wrappedValue) \(feed.projectedValue.state) \(feed.container.state)"
}
