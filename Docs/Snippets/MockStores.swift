// A view with a store that a test holds.

import ViewStore
import ViewTesting

// snippet.view
struct Gallery: Equatable {
  var likes = 0
  var isMuted = false
}

enum GalleryAction: Equatable {
  case like
  case mute(Bool)
}

struct GalleryView<S: ViewStore<Gallery, GalleryAction>>: View {
  @ObservedObject var store: S

  var body: some View {
    VStack {
      Text("Likes: \(store.viewState.likes)")
      Button("Like") { store.send(.like) }
      Toggle(
        "Mute",
        isOn: store.makeBinding(
          viewStateKeyPath: \.isMuted, actionCasePath: /GalleryAction.mute))
    }
  }
}
// snippet.end

// snippet.test
let mock = MockStore<Gallery, GalleryAction>(
  state: Gallery()
) { state, action in
  switch action {
  case .like: state.likes += 1
  case .mute(let isMuted): state.isMuted = isMuted
  }
}
let screen = Screen(GalleryView(store: mock))
try screen.tap("Like")
try screen.toggle("Mute")
await screen.settle()
precondition(screen.texts.contains("Likes: 1"))
precondition(mock.actions == [.like, .mute(true)])
// snippet.end
