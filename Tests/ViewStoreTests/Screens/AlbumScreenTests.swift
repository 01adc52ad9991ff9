import Testing
import ViewStore
import ViewTesting

/// Stores as a person meets them.
@MainActor
struct AlbumScreenTests {
  private struct AlbumView<S: ViewStore<AlbumStore.ViewState, AlbumStore.Action>>: View {
    @ObservedObject var store: S

    var body: some View {
      VStack {
        Text(store.viewState.showsCount ? "\(store.viewState.photos.count) photos" : "Photos")
        TextField(
          "Search",
          text: store.makeBinding(
            viewStateKeyPath: \.text, actionCasePath: /AlbumStore.Action.search))
        Toggle(
          "Show count",
          isOn: store.makeBinding(
            viewStateKeyPath: \.showsCount, actionCasePath: /AlbumStore.Action.toggleShowsCount))
        Text("Found by: \(store.viewState.text)")
        ForEach(store.viewState.photos, id: \.self) { photo in
          Button(photo) { store.send(.select(photo)) }
        }
      }
    }
  }

  private struct OwningView: View {
    @StateObject private var store: AlbumStore

    init(_ store: AlbumStore) { _store = StateObject(wrappedValue: store) }

    var body: some View { AlbumView(store: store) }
  }

  @Test func `a person searches, toggles and taps, and the view follows the state`() async throws {
    let store = AlbumStore()
    let screen = Screen(OwningView(store))
    #expect(screen.texts.contains("Photos"))
    store.photos.send(["A lake", "A hill"])
    await screen.settle()
    try screen.toggle("Show count")
    try screen.type("lake", into: "Search")
    await screen.settle()
    #expect(screen.texts.contains("2 photos"))
    #expect(screen.texts.contains("Found by: lake"))
    try screen.tap("A hill")
    #expect(store.viewState.selected == "A hill")
  }

  @Test func `a switch does not flicker while the pipeline is at work`() async throws {
    let scheduler = MainQueueScheduler(type: .test)
    let store = AlbumStore(scheduler: scheduler)
    scheduler.advance(by: .zero)
    let screen = Screen(OwningView(store))
    try screen.toggle("Show count")
    await screen.settle()
    #expect(try screen.value(of: "Show count") == "on")
    #expect(screen.texts.contains("Photos"))
    scheduler.advance(by: .zero)
    await screen.settle()
    #expect(try screen.value(of: "Show count") == "on")
    #expect(screen.texts.contains("0 photos"))
  }

  @Test func `text stays as typed while the pipeline is debounced and other news come in`()
    async throws
  {
    let scheduler = MainQueueScheduler(type: .test)
    let store = AlbumStore(scheduler: scheduler, debouncing: true)
    let screen = Screen(OwningView(store))
    try screen.type("la", into: "Search")
    await screen.settle()
    store.photos.send(["A lake"])
    await screen.settle()
    #expect(try screen.value(of: "Search") == "la")
    try screen.type("ke", into: "Search")
    await screen.settle()
    #expect(try screen.value(of: "Search") == "lake")
    #expect(screen.texts.contains("Found by: "))
    scheduler.advance(by: .milliseconds(300))
    await screen.settle()
    #expect(screen.texts.contains("Found by: lake"))
  }

  @Test func `a refused switch goes back`() async throws {
    let mock = MockStore<AlbumStore.ViewState, AlbumStore.Action>(state: .initial) { _, _ in }
    let screen = Screen(AlbumView(store: mock))
    try screen.toggle("Show count")
    await screen.settle()
    #expect(mock.actions == [.toggleShowsCount(true)])
    #expect(try screen.value(of: "Show count") == "off")
  }

  @Test func `a scoped store drives a view of its own, and only that`() async throws {
    struct PartView: View {
      @ObservedObject var store: ScopedStore<CountingStore.Part, CountingStore.PartAction>

      var body: some View {
        Button("Part: \(store.state.count)") { store.send(.add(1)) }
      }
    }
    struct WholeView: View {
      let store: CountingStore

      var body: some View {
        PartView(
          store: store.scoped(
            stateKeyPath: \.part, actionCasePath: /CountingStore.Action.part))
      }
    }
    let store = CountingStore()
    let screen = Screen(WholeView(store: store))
    try screen.tap("Part: 0")
    await screen.settle()
    #expect(screen.exists("Part: 1"))
    let before = screen.bodyCount(of: PartView.self)
    store.send(.add)
    await screen.settle()
    #expect(screen.bodyCount(of: PartView.self) == before)
  }
}
