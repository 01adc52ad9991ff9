// A part of a store, as a store of its own.

import ViewStore

// snippet.parent
struct Banner: Equatable {
  var title: String
}

enum BannerAction {
  case rename(String)
}

final class ScreenStore: Store {
  struct State: Equatable {
    var banner = Banner(title: "Summer")
    var likes = 0
  }

  enum Action {
    case like
    case banner(BannerAction)
  }

  @Published private(set) var state = State()
  var publishedState: AnyPublisher<State, Never> {
    $state.eraseToAnyPublisher()
  }

  func send(_ action: Action) {
    switch action {
    case .like: state.likes += 1
    case .banner(.rename(let title)): state.banner.title = title
    }
  }
}
// snippet.end

// snippet.child
struct BannerEditor<S: Store<Banner, BannerAction>>: View {
  @ObservedObject var store: S

  var body: some View {
    TextField(
      "Title",
      text: store.makeBinding(
        stateKeyPath: \.title, actionCasePath: /BannerAction.rename))
  }
}

struct ScreenView: View {
  @StateObject private var store = ScreenStore()

  var body: some View {
    VStack {
      Text(store.state.banner.title)
      BannerEditor(
        store: store.scoped(
          stateKeyPath: \.banner, actionCasePath: /ScreenStore.Action.banner))
    }
  }
}
// snippet.end

// snippet.over
final class ShareStore: Store {
  struct State: Equatable {
    var title = ""
    var isShared = false
  }

  enum Action {
    case share
  }

  @Published private(set) var state = State()
  var publishedState: AnyPublisher<State, Never> {
    $state.eraseToAnyPublisher()
  }

  private let shares = PassthroughSubject<Void, Never>()
  private var tokens: Set<AnyCancellable> = []

  init(over screen: ScreenStore) {
    screen.publishedState.map(\.banner.title)
      .combineLatest(shares.map { true }.prepend(false))
      .map { State(title: $0, isShared: $1) }
      .assign(to: &$state)
    screen.pipeActions(publisher: shares.map { .like }, storeIn: &tokens)
  }

  func send(_ action: Action) { shares.send() }
}
// snippet.end

// snippet.hide
let whole = ScreenStore()
let part = whole.scoped(
  stateKeyPath: \.banner, actionCasePath: /ScreenStore.Action.banner)
part.send(.rename("Winter"))
precondition(
  whole.state.banner.title == "Winter" && part.state.title == "Winter")
let share = ShareStore(over: whole)
share.send(.share)
precondition(share.state == ShareStore.State(title: "Winter", isShared: true))
precondition(whole.state.likes == 1)
