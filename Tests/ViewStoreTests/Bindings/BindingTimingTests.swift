import Testing
import ViewStore

/// A binding reads back what was written until the pipeline answers.
struct BindingTimingTests {
  private let scheduler = MainQueueScheduler(type: .test)

  private func text(of store: AlbumStore) -> Binding<String> {
    store.makeBinding(viewStateKeyPath: \.text, actionCasePath: /AlbumStore.Action.search)
  }

  private func isOn(_ store: AlbumStore) -> Binding<Bool> {
    store.makeBinding(
      viewStateKeyPath: \.showsCount, actionCasePath: /AlbumStore.Action.toggleShowsCount)
  }

  private func makeStore(edit: @escaping (String) -> String = { $0 }) -> AlbumStore {
    let store = AlbumStore(scheduler: scheduler, edit: edit)
    scheduler.advance(by: .zero)
    return store
  }

  @Test func `it reads what was written while the answer is under way`() {
    let store = makeStore()
    isOn(store).wrappedValue = true
    #expect(isOn(store).wrappedValue)
    #expect(!store.viewState.showsCount)
    scheduler.advance(by: .zero)
    #expect(isOn(store).wrappedValue)
    #expect(store.viewState.showsCount)
  }

  @Test func `after the answer it reads the store again`() {
    let store = makeStore()
    isOn(store).wrappedValue = true
    scheduler.advance(by: .zero)
    store.send(.toggleShowsCount(false))
    scheduler.advance(by: .zero)
    #expect(!isOn(store).wrappedValue)
  }

  @Test func `an answer that differs from what was written counts`() {
    let store = makeStore { $0.uppercased() }
    text(of: store).wrappedValue = "lake"
    #expect(text(of: store).wrappedValue == "lake")
    scheduler.advance(by: .zero)
    #expect(text(of: store).wrappedValue == "LAKE")
  }

  @Test func `a refusal counts, on the spot or later`() {
    let later = makeStore { _ in "" }
    text(of: later).wrappedValue = "lake"
    #expect(text(of: later).wrappedValue == "lake")
    scheduler.advance(by: .zero)
    #expect(text(of: later).wrappedValue == "")

    let atOnce = AlbumStore { _ in "" }
    text(of: atOnce).wrappedValue = "lake"
    #expect(text(of: atOnce).wrappedValue == "")
  }

  @Test func `somebody else's news is no answer`() {
    let store = AlbumStore(scheduler: scheduler, debouncing: true)
    text(of: store).wrappedValue = "lake"
    store.photos.send(["A lake"])
    #expect(
      store.viewState == .init(photos: ["A lake"], text: "", showsCount: false, selected: nil))
    #expect(text(of: store).wrappedValue == "lake")
    scheduler.advance(by: .milliseconds(300))
    #expect(store.viewState.text == "lake")
    #expect(text(of: store).wrappedValue == "lake")
  }

  @Test func `who types fast sees no letter go, while the store catches up`() {
    let store = makeStore()
    var seen: [String] = []
    for typed in ["l", "la", "lak"] {
      text(of: store).wrappedValue = typed
      seen.append(text(of: store).wrappedValue)
    }
    let token = store.objectWillChange.sink { _ in seen.append(text(of: store).wrappedValue) }
    scheduler.advance(by: .zero)
    seen.append(text(of: store).wrappedValue)
    #expect(seen == ["l", "la", "lak", "lak", "lak", "lak", "lak"])
    #expect(store.viewState.text == "lak")
    token.cancel()
  }

  @Test func `parts are told apart`() {
    let store = makeStore()
    text(of: store).wrappedValue = "lake"
    #expect(!isOn(store).wrappedValue)
    isOn(store).wrappedValue = true
    #expect(text(of: store).wrappedValue == "lake")
    scheduler.advance(by: .zero)
    #expect(store.viewState.text == "lake")
    #expect(store.viewState.showsCount)
  }

  @Test func `presence reads false while the answer is under way`() {
    let store = makeStore()
    store.send(.select("lake"))
    scheduler.advance(by: .zero)
    let isShown: Binding<Bool> = store.makeBinding(
      viewStateKeyPath: \.selected, actionCasePath: /AlbumStore.Action.deselect)
    isShown.wrappedValue = false
    #expect(!isShown.wrappedValue)
    #expect(store.viewState.selected == "lake")
    scheduler.advance(by: .zero)
    #expect(store.viewState.selected == nil)
  }

  @Test func `views are told of what was written, and of a refusal`() {
    let store = makeStore { _ in "" }
    var announced = 0
    let token = store.objectWillChange.sink { _ in announced += 1 }
    text(of: store).wrappedValue = "lake"
    #expect(announced == 1)
    scheduler.advance(by: .zero)
    #expect(announced >= 2)
    token.cancel()
  }

  @Test func `values that cannot be compared are answered by any publication`() {
    struct Blob { let number: Int }
    struct State { var blob = Blob(number: 0) }
    let subject = PassthroughSubject<Blob, Never>()
    final class BlobStore: ViewStore {
      @Published private(set) var viewState = State()
      init(_ blobs: some Publisher<Blob, Never>) {
        blobs.map { State(blob: Blob(number: 10 * $0.number)) }.assign(to: &$viewState)
      }
      func send(_ action: Never) {}
    }
    let store = BlobStore(subject.receive(on: scheduler))
    let blob = store.makeBinding(viewStateKeyPath: \.blob, publisher: subject)
    blob.wrappedValue = Blob(number: 1)
    #expect(blob.wrappedValue.number == 1)
    #expect(store.viewState.blob.number == 0)
    scheduler.advance(by: .zero)
    #expect(blob.wrappedValue.number == 10)
    #expect(store.viewState.blob.number == 10)
  }
}
