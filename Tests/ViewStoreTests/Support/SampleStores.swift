import ViewStore

/// A store in the style of pipelines: subjects prepended with their first values, combined, mapped
/// to the state.
final class AlbumStore: ViewStore {
  struct ViewState: Equatable {
    static let initial = ViewState(photos: [], text: "", showsCount: false, selected: nil)

    let photos: [String]
    let text: String
    let showsCount: Bool
    let selected: String?
  }

  enum Action: Equatable {
    case search(String)
    case toggleShowsCount(Bool)
    case flipShowsCount
    case select(String?)
    case deselect
  }

  @Published private(set) var viewState = ViewState.initial
  private(set) var actions: [Action] = []

  let photos = PassthroughSubject<[String], Never>()
  let text = PassthroughSubject<String, Never>()
  let showsCount = CurrentValueSubject<Bool, Never>(ViewState.initial.showsCount)
  private let selected = CurrentValueSubject<String?, Never>(nil)

  /// A store whose texts go through `edit` on their way into the state.
  init(
    scheduler: MainQueueScheduler? = nil, debouncing: Bool = false,
    edit: @escaping (String) -> String = { $0 }
  ) {
    let typed = text.prepend(ViewState.initial.text).eraseToAnyPublisher()
    let texts =
      debouncing
      ? typed.debounce(for: .milliseconds(300), scheduler: scheduler!)
        .prepend(ViewState.initial.text).eraseToAnyPublisher()
      : typed
    let states = photos.prepend([]).combineLatest(texts, showsCount, selected)
      .map { photos, text, showsCount, selected in
        ViewState(
          photos: photos, text: edit(text), showsCount: showsCount, selected: selected)
      }
    if let scheduler, !debouncing {
      states.receive(on: scheduler).assign(to: &$viewState)
    } else {
      states.assign(to: &$viewState)
    }
  }

  func send(_ action: Action) {
    actions.append(action)
    switch action {
    case .search(let text): self.text.send(text)
    case .toggleShowsCount(let isOn): showsCount.send(isOn)
    case .flipShowsCount: showsCount.send(!showsCount.value)
    case .select(let photo): selected.send(photo)
    case .deselect: selected.send(nil)
    }
  }
}

/// A store with the other names, whose state is set by hand.
final class CountingStore: Store {
  struct State: Equatable {
    var part = Part()
    var other = 0
  }

  struct Part: Equatable {
    var count = 0
    var name = ""
  }

  enum Action {
    case add
    case part(PartAction)
  }

  enum PartAction: Equatable {
    case add(Int)
    case rename(String)
  }

  @Published private(set) var state = State()
  var publishedState: AnyPublisher<State, Never> { $state.eraseToAnyPublisher() }

  func send(_ action: Action) {
    switch action {
    case .add: state.other += 1
    case .part(.add(let step)): state.part.count += step
    case .part(.rename(let name)): state.part.name = name
    }
  }
}

/// A store whose state is set by hand, and which does with an action what a test says.
final class HandStore: ViewStore {
  struct ViewState: Equatable {
    var text = ""
    var other = 0
  }

  @Published var viewState = ViewState()
  var act: (String, HandStore) -> Void = { _, _ in }

  func send(_ text: String) { act(text, self) }
}
