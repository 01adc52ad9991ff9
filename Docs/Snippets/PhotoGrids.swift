// A grid with a store, whose elements have none.

import Foundation
import ViewStore
import ViewTesting

struct Picture: Identifiable, Equatable {
  let id: Int
  let title: String
}

// snippet.grid
final class GridStore: ViewStore {
  struct ViewState: Equatable {
    var pictures: [Picture] = []
    var liked: Set<Int> = []

    var title: String { "Liked: \(liked.count)" }
  }

  enum Action { case tap(id: Int) }

  @Published private(set) var viewState: ViewState

  init(pictures: [Picture]) { viewState = ViewState(pictures: pictures) }

  func send(_ action: Action) {
    switch action {
    case .tap(let id): viewState.liked.formSymmetricDifference([id])
    }
  }
}

struct PictureGrid: View {
  @StateObject private var store: GridStore

  init(pictures: [Picture]) {
    _store = StateObject(wrappedValue: GridStore(pictures: pictures))
  }

  var body: some View {
    VStack {
      Text(store.viewState.title)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
        ForEach(store.viewState.pictures) { picture in
          PictureTile(
            picture: picture,
            isLiked: store.viewState.liked.contains(picture.id)
          ) { store.send(.tap(id: picture.id)) }
        }
      }
    }
  }
}

struct PictureTile: View {
  let picture: Picture
  let isLiked: Bool
  let onTap: () -> Void

  var body: some View {
    Button(isLiked ? "♥ \(picture.title)" : picture.title) { onTap() }
  }
}
// snippet.end

// snippet.test
let screen = Screen(
  PictureGrid(pictures: [
    Picture(id: 1, title: "A lake"), Picture(id: 2, title: "A hill"),
  ]))
try screen.tap("A hill")
await screen.settle()
precondition(screen.exists("Liked: 1") && screen.exists("♥ A hill"))
// snippet.end
