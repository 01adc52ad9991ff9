// What a controller knows of the states that it was given.

import Foundation
import ViewStateController
import ViewTesting

struct Offline: Error {}

// snippet.answers
var controller = ViewStateController<[String]>()
precondition(!controller.isLoading && controller.latestInfo == nil)

controller.setState(.loading)
precondition(controller.isLoading && controller.isInitialLoading)

controller.setState(.loaded(["Coast"]))
precondition(controller.latestValidInfo == ["Coast"])

controller.setState(.error(Offline()))
precondition(controller.latestValidInfo == nil)
precondition(controller.latestInfo == ["Coast"])
precondition(controller.latestValidError is Offline)

controller.setState(.loading)
precondition(controller.isLoading && !controller.isInitialLoading)
// snippet.end

// snippet.reset
controller.setState(.initial)
precondition(!controller.isLoading && controller.latestInfo == ["Coast"])

controller.reset()
precondition(controller.latestInfo == nil && controller.latestError == nil)
// snippet.end

// snippet.history
var kept = ViewStateController<Int>(historyLimit: 3)
for number in 1...5 { kept.setState(.loaded(number)) }
precondition(kept.states == [.loaded(3), .loaded(4), .loaded(5)])
// snippet.end

// snippet.model
@MainActor
final class StationsModel: ObservableObject {
  @Published private(set) var stations = ViewStateController<[String]>()
  private let fetch: () async throws -> [String]
  private var loading: Task<Void, Never>?

  init(fetch: @escaping () async throws -> [String]) { self.fetch = fetch }

  func load() {
    loading?.cancel()
    stations.setState(.loading)
    loading = Task {
      let answer: Result<[String], any Error>
      do {
        answer = .success(try await fetch())
      } catch {
        answer = .failure(error)
      }
      if Task.isCancelled { return }
      switch answer {
      case .success(let found): stations.setState(.loaded(found))
      case .failure(let error): stations.setState(.error(error))
      }
    }
  }

  func stop() {
    loading?.cancel()
    stations.setState(.initial)
  }
}
// snippet.end

// snippet.shared
struct StationsPage: View {
  @ObservedObject var model: StationsModel

  var body: some View {
    VStack {
      StationCount(stations: model.stations)
      EmptyView()
        .withViewStateModifier(controller: model.stations) { found in
          ForEach(found, id: \.self) { Text($0) }
        } errorView: { _ in
          .init { model.load() }
        }
      Button("Reload") { model.load() }
    }
  }
}

struct StationCount: View {
  let stations: ViewStateController<[String]>

  var body: some View {
    if stations.isInitialLoading {
      Text("Looking for stations")
    } else {
      Text("Stations: \(stations.latestInfo?.count ?? 0)")
    }
  }
}
// snippet.end

// snippet.modeltest
var answers: [Result<[String], any Error>] = [
  .success(["Coast"]), .failure(Offline()),
]
let model = StationsModel { try answers.removeFirst().get() }
let screen = Screen(StationsPage(model: model))
try screen.tap("Reload")
precondition(screen.exists("Looking for stations"))
await screen.settle()
precondition(screen.exists("Coast") && screen.exists("Stations: 1"))

try screen.tap("Reload")
await screen.settle()
precondition(!screen.exists("Coast") && screen.exists("Stations: 1"))
precondition(model.stations.latestValidError is Offline)
// snippet.end

// snippet.debug
struct TriedStations: View {
  @State private var controller = ViewStateController<[String]>()

  var body: some View {
    Text("No stations")
      .withViewStateModifier(controller: controller) { found in
        ForEach(found, id: \.self) { Text($0) }
      } errorView: { _ in
        .init()
      }
      .debugState(controller: $controller, mockInfo: ["Coast", "Valley"])
  }
}
// snippet.end

let tried = Screen(TriedStations())
try tried.tap("No stations", count: 3)
try tried.tap("Loaded")
await tried.settle()
precondition(tried.exists("Valley"))
model.stop()
precondition(!model.stations.isLoading)
