// The forms of a binding of a store, each under a control.

import ViewStore
import ViewTesting

// snippet.store
final class AlbumStore: ViewStore {
  struct ViewState: Equatable {
    var name = "Summer"
    var isPrivate = false
    var picture: String?
  }

  enum Action {
    case rename(String)
    case flipPrivacy
    case open(String)
    case close
  }

  @Published private(set) var viewState = ViewState()

  func send(_ action: Action) {
    switch action {
    case .rename(let name): viewState.name = String(name.prefix(10))
    case .flipPrivacy: viewState.isPrivate.toggle()
    case .open(let picture): viewState.picture = picture
    case .close: viewState.picture = nil
    }
  }
}
// snippet.end

// snippet.view
struct AlbumView: View {
  @StateObject private var store = AlbumStore()

  var body: some View {
    VStack {
      TextField(
        "Name",
        text: store.makeBinding(
          viewStateKeyPath: \.name, actionCasePath: /AlbumStore.Action.rename))
      Toggle(
        "Private",
        isOn: store.makeBinding(
          viewStateKeyPath: \.isPrivate,
          actionCasePath: /AlbumStore.Action.flipPrivacy))
      Button("Show the Lake") { store.send(.open("A lake")) }
    }
    .sheet(isPresented: isOpen) {
      Text(store.viewState.picture ?? "")
    }
  }

  private var isOpen: Binding<Bool> {
    store.makeBinding(
      viewStateKeyPath: \.picture, actionCasePath: /AlbumStore.Action.close)
  }
}
// snippet.end

// snippet.test
let screen = Screen(AlbumView())
try screen.set("The whole summer", in: "Name")
await screen.settle()
let name = try screen.value(of: "Name")
precondition(name == "The whole ")

try screen.tap("Show the Lake")
await screen.settle()
precondition(screen.exists("A lake"))
try screen.dismiss()
await screen.settle()
precondition(!screen.exists("A lake"))
// snippet.end

// snippet.recorded
let store = AlbumStore()
var states: [AlbumStore.ViewState] = []
let token = store.$viewState.sink { states.append($0) }
store.send(.rename("Winter"))
store.send(.flipPrivacy)
precondition(states.map(\.name) == ["Summer", "Winter", "Winter"])
precondition(states.map(\.isPrivate) == [false, false, true])
token.cancel()
// snippet.end
