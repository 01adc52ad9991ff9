// A list that loads, may be empty, loads its next page, and has rows that are in work.

import Foundation
// snippet.list
import ViewStateController
// snippet.end
import ViewTesting

struct Station: Identifiable, Sendable {
  let id: String
  let name: String
}

protocol StationService: Sendable {
  func stations() async throws -> [Station]
  func more(after station: Station?) async throws -> [Station]
  func remove(_ station: Station) async throws
}

// snippet.list

struct StationList: View {
  @State private var controller = ViewStateController<[Station]>()
  let service: any StationService

  var body: some View {
    placeholder
      .withViewStateModifier(
        controller: controller,
        initialLoadingType: .material(),
        loadedView: { stations in loaded(stations) },
        loadingAfterInfoType: .vertical(option: .bottom),
        errorView: { _ in .init { Task { await load() } } }
      )
      .task { await load() }
  }

  private var placeholder: some View {
    List(0..<3, id: \.self) { _ in Text("The name of a station") }
      .redacted(reason: .placeholder)
  }

  @ViewBuilder private func loaded(_ stations: [Station]) -> some View {
    if stations.isEmpty {
      ContentUnavailableView("No stations", systemImage: "radio")
    } else {
      List {
        ForEach(stations) { station in row(station) }
        Button("More") { Task { await more() } }
          .disabled(controller.isLoading)
      }
      .refreshable { await load() }
    }
  }
}
// snippet.end

// snippet.loading
extension StationList {
  private func load() async { await load { try await service.stations() } }

  private func more() async {
    let stations = controller.latestInfo ?? []
    await load { stations + (try await service.more(after: stations.last)) }
  }

  private func load(_ stations: () async throws -> [Station]) async {
    controller.setState(.loading)
    do {
      controller.setState(.loaded(try await stations()))
    } catch {
      controller.setState(.error(error))
    }
  }
}
// snippet.end

// snippet.rows
extension StationList {
  private func row(_ station: Station) -> some View {
    HStack {
      Text(station.name)
      Spacer()
      if controller.isModifying(station.id) {
        ProgressView()
      } else {
        Button("Remove \(station.name)") { Task { await remove(station) } }
      }
    }
  }

  private func remove(_ station: Station) async {
    await controller.modifying(station.id) {
      guard (try? await service.remove(station)) != nil else { return }
      let others = (controller.latestInfo ?? []).filter { $0.id != station.id }
      withAnimation { controller.setState(.loaded(others)) }
    }
  }
}
// snippet.end

// snippet.byhand
@MainActor
func markEachById(_ controller: inout ViewStateController<[Station]>) {
  controller.modifyingIds = ["1", "2"]
  precondition(controller.isModifying("1"))
  controller.modifyingIds?.removeAll { $0 == "1" }
  precondition(controller.modifyingIds == ["2"])
}
// snippet.end

/// Answers a removal when the test says so.
@MainActor
final class Desk: StationService {
  var waiting: [CheckedContinuation<Void, Never>] = []
  nonisolated func stations() async throws -> [Station] {
    [Station(id: "1", name: "North"), Station(id: "2", name: "South")]
  }
  nonisolated func more(after station: Station?) async throws -> [Station] {
    [Station(id: "3", name: "East")]
  }
  func remove(_ station: Station) async throws {
    await withCheckedContinuation { waiting.append($0) }
  }
}

// snippet.test
let desk = Desk()
let screen = Screen(
  StationList(service: desk), size: CGSize(width: 320, height: 220))
await screen.settle()
try screen.tap("More")
await screen.settle()
precondition(screen.exists("East"))

try screen.tap("Remove North")
try screen.tap("Remove East")
await screen.settle(leavingTasks: true)
precondition(!screen.exists("Remove North") && screen.exists("Remove South"))
precondition(screen.exists(.progress) && screen.exists("North"))
// snippet.end
if let folder = CommandLine.arguments.dropFirst().first {
  for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    screen.colorScheme = scheme
    try screen.svg().write(
      toFile: "\(folder)/stations-removing\(ending).svg", atomically: true,
      encoding: String.Encoding.utf8)
  }
}
// snippet.testend
for answer in desk.waiting { answer.resume() }
await screen.settle()
precondition(
  !screen.exists("North") && screen.exists("South") && !screen.exists("East"))
// snippet.end
if let folder = CommandLine.arguments.dropFirst().first {
  for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    screen.colorScheme = scheme
    try screen.svg().write(
      toFile: "\(folder)/stations-removed\(ending).svg", atomically: true,
      encoding: String.Encoding.utf8)
  }
}
var marks = ViewStateController<[Station]>()
markEachById(&marks)
