// A store: all sources of data end in one pipeline, and the pipeline in one state.

// snippet.hide
import Foundation
import ViewStore

// snippet.show
// snippet.store
struct Photo: Identifiable, Equatable {
  let id: Int
  let title: String
}

final class PhotosStore: ViewStore {
  struct ViewState: Equatable {
    static let initial = ViewState(
      photos: [], searchText: "", showsCount: false)

    let photos: [Photo]
    let searchText: String
    let showsCount: Bool

    var title: String { showsCount ? "Photos: \(photos.count)" : "Photos" }
  }

  enum Action {
    case search(String)
    case toggleShowsCount(Bool)
  }

  @Published private(set) var viewState = ViewState.initial

  private let searchText = PassthroughSubject<String, Never>()
  private let showsCount = PassthroughSubject<Bool, Never>()

  init(
    photos: some Publisher<[Photo], Never>,
    scheduler: MainQueueScheduler = MainQueueScheduler(type: .default)
  ) {
    let searchText = searchText.prepend(ViewState.initial.searchText)
    let showsCount = showsCount.prepend(ViewState.initial.showsCount)
    photos
      .prepend([])
      .combineLatest(searchText, showsCount)
      .map { photos, searchText, showsCount in
        ViewState(
          photos: photos.filter {
            searchText.isEmpty || $0.title.contains(searchText)
          },
          searchText: searchText, showsCount: showsCount)
      }
      .receive(on: scheduler)
      .assign(to: &$viewState)
  }

  func send(_ action: Action) {
    switch action {
    case .search(let text): searchText.send(text)
    case .toggleShowsCount(let isOn): showsCount.send(isOn)
    }
  }
}
// snippet.end

// snippet.bindings
extension PhotosStore {
  var searchField: Binding<String> {
    makeBinding(viewStateKeyPath: \.searchText, actionCasePath: /Action.search)
  }

  var showsCountSwitch: Binding<Bool> {
    makeBinding(
      viewStateKeyPath: \.showsCount, actionCasePath: /Action.toggleShowsCount)
  }
}
// snippet.end

// snippet.view
struct PhotosView: View {
  @StateObject private var store: PhotosStore

  init(photos: some Publisher<[Photo], Never>) {
    _store = StateObject(wrappedValue: PhotosStore(photos: photos))
  }

  var body: some View {
    VStack {
      Text(store.viewState.title)
      TextField("Search", text: store.searchField)
      Toggle("Show count", isOn: store.showsCountSwitch)
      ForEach(store.viewState.photos) { photo in
        Text(photo.title)
      }
    }
  }
}
// snippet.end

// snippet.test
let photos = PassthroughSubject<[Photo], Never>()
let scheduler = MainQueueScheduler(type: .test)
let store = PhotosStore(photos: photos, scheduler: scheduler)

photos.send([Photo(id: 1, title: "A lake"), Photo(id: 2, title: "A hill")])
store.send(.search("lake"))
scheduler.advance(by: .zero)
precondition(store.viewState.photos.map(\.title) == ["A lake"])
// snippet.end

// snippet.timing
store.searchField.wrappedValue = "hill"
precondition(store.searchField.wrappedValue == "hill")  // what was written
precondition(store.viewState.searchText == "lake")  // not answered yet
scheduler.advance(by: .zero)
precondition(store.viewState.searchText == "hill")
// snippet.end
