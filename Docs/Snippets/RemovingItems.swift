// A list whose items are removed one by one, or several at a time.

import ViewStateController
// snippet.test
import ViewTesting

// snippet.end

struct Track: Identifiable, Sendable {
  let id: String
  let title: String
}

// snippet.view
struct TrackList: View {
  @State private var controller = ViewStateController<[Track]>()
  let remove: @Sendable (Track) async throws -> Void

  var body: some View {
    ForEach(controller.latestInfo ?? []) { track in
      HStack {
        Text(track.title)
        Spacer()
        if controller.isModifying(track.id) {
          ProgressView()
        } else {
          Button("Remove", role: .destructive) {
            Task { try await removeTrack(track) }
          }
        }
      }
    }
    // snippet.hide
    .onAppear {
      controller.setState(.loaded([Track(id: "1", title: "So What")]))
    }
    // snippet.show
  }

  private func removeTrack(_ track: Track) async throws {
    try await controller.modifying(track.id) {
      try await remove(track)
      let others = (controller.latestInfo ?? []).filter { $0.id != track.id }
      withAnimation { controller.setState(.loaded(others)) }
    }
  }
  // snippet.hide
  init(remove: @escaping @Sendable (Track) async throws -> Void) {
    self.remove = remove
  }
  // snippet.show
}
// snippet.end

// snippet.test

let screen = Screen(TrackList { _ in })
try screen.tap("Remove")
await screen.settle()
precondition(screen.texts == [])
// snippet.end
