// A list whose items are removed one by one, or several at a time.

import Foundation
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
  @State private var isRefused = false
  let tracks: [Track]
  let remove: (Track) async throws -> Void

  var body: some View {
    VStack {
      ForEach(controller.latestInfo ?? []) { track in row(track) }
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
    .onAppear { controller.setState(.loaded(tracks)) }
    .toast(
      isShowing: $isRefused,
      type: .toast(options: .init(message: "That track stays")),
      positionOptions: .init(position: .bottom))
  }

  private func row(_ track: Track) -> some View {
    HStack {
      Text(track.title)
      Spacer()
      if controller.isModifying(track.id) {
        ProgressView()
      } else {
        Button("Remove", role: .destructive) {
          Task { await removeTrack(track) }
        }
      }
    }
  }

  private func removeTrack(_ track: Track) async {
    do {
      try await controller.modifying(track.id) {
        try await remove(track)
        let others = (controller.latestInfo ?? []).filter { $0.id != track.id }
        withAnimation { controller.setState(.loaded(others)) }
      }
    } catch {
      isRefused = true
    }
  }
}
// snippet.end

// snippet.shop
@MainActor
final class Shop {
  private var waiting: [String: CheckedContinuation<Void, any Error>] = [:]

  func remove(_ track: Track) async throws {
    try await withCheckedThrowingContinuation { waiting[track.id] = $0 }
  }

  func answer(_ id: String, _ answer: Result<Void, any Error>) {
    waiting.removeValue(forKey: id)?.resume(with: answer)
  }
}
// snippet.end

// snippet.kinds
enum TrackWork: Hashable {
  case like(Track.ID)
  case remove(Track.ID)
}

struct TrackButtons: View {
  let controller: ViewStateController<[Track]>
  let track: Track
  let like: (Track) async throws -> Void

  var body: some View {
    Button("Like") {
      Task {
        try await controller.modifying(TrackWork.like(track.id)) {
          try await like(track)
        }
      }
    }
    .disabled(controller.isModifying(TrackWork.like(track.id)))
  }
}
// snippet.end

// snippet.adding
struct AddButton: View {
  let controller: ViewStateController<[Track]>
  let add: () async throws -> Void

  var body: some View {
    Button("Add") {
      Task { try await controller.modifying("new track") { try await add() } }
    }
    .disabled(controller.isModifying("new track"))
  }
}
// snippet.end

@MainActor
func draw(_ screen: Screen, _ name: String) throws {
  guard let folder = CommandLine.arguments.dropFirst().first else { return }
  for (scheme, ending) in [(ColorScheme.dark, "~dark"), (.light, "")] {
    screen.colorScheme = scheme
    try screen.svg().write(
      toFile: "\(folder)/\(name)\(ending).svg", atomically: true,
      encoding: String.Encoding.utf8)
  }
}

struct Refused: Error {}

// snippet.test
let shop = Shop()
let tracks = [
  Track(id: "1", title: "So What"), Track(id: "2", title: "Naima"),
  Track(id: "3", title: "Footprints"),
]
let screen = Screen(
  TrackList(tracks: tracks) { try await shop.remove($0) },
  size: CGSize(width: 300, height: 210))
// snippet.hide
try draw(screen, "tracks")
// snippet.show

try screen.tap(.button("Remove", in: .row("So What")))
try screen.tap(.button("Remove", in: .row("Footprints")))
await screen.settle(leavingTasks: true)
precondition(screen.exists(.progress.at(1)))
// snippet.hide
try draw(screen, "tracks-in-work")
// snippet.show

shop.answer("1", .success(()))
shop.answer("3", .failure(Refused()))
await screen.settle()
precondition(!screen.exists("So What") && screen.exists("Footprints"))
precondition(screen.exists("That track stays"))
precondition(!screen.exists(.progress))
// snippet.end
try draw(screen, "tracks-after")

let like = Screen(
  TrackButtons(controller: .init(), track: tracks[0]) {
    try await shop.remove($0)
  })
try like.tap("Like")
await like.settle(leavingTasks: true)
var isFree = try like.isEnabled("Like")
precondition(!isFree)
shop.answer("1", .success(()))
await like.settle()
isFree = try like.isEnabled("Like")
precondition(isFree)

let add = Screen(
  AddButton(controller: .init()) { try await shop.remove(tracks[1]) })
try add.tap("Add")
await add.settle(leavingTasks: true)
isFree = try add.isEnabled("Add")
precondition(!isFree)
shop.answer("2", .success(()))
await add.settle()
isFree = try add.isEnabled("Add")
precondition(isFree)
