// The same screen without a store: every source of data has its own property, and the view joins
// them.

import ViewStore

struct Picture: Identifiable, Equatable {
  let id: Int
  let title: String
}

// snippet.view
struct PhotosWithoutStore: View {
  let photos: AnyPublisher<[Picture], Never>
  @State private var all: [Picture] = []
  @State private var searchText = ""
  @State private var showsCount = false

  private var found: [Picture] {
    all.filter { searchText.isEmpty || $0.title.contains(searchText) }
  }

  var body: some View {
    VStack {
      Text(showsCount ? "Photos: \(found.count)" : "Photos")
      TextField("Search", text: $searchText)
      Toggle("Show count", isOn: $showsCount)
      ForEach(found) { photo in
        Text(photo.title)
      }
    }
    .onReceive(photos) { all = $0 }
  }
}
// snippet.end
