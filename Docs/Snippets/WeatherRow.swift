// A row that loads: placeholder, loading, information, error, and loading once more.

import Foundation
// snippet.view
import ViewStateController
// snippet.end
// snippet.test
import ViewTesting

// snippet.end

// snippet.view

struct Weather {
  let city: String
  let degrees: Int
}

struct WeatherRow: View {
  @State private var controller = ViewStateController<Weather>()
  let fetch: () async throws -> Weather

  var body: some View {
    row(Weather(city: "Somewhere", degrees: 20))
      .redacted(reason: .placeholder)
      .withViewStateModifier(controller: controller) { weather in
        row(weather)
      } errorView: { _ in
        .init { Task { await load() } }
      }
      .task { await load() }
  }

  private func row(_ weather: Weather) -> some View {
    HStack {
      Text(weather.city)
      Spacer()
      Text("\(weather.degrees)°")
    }
  }

  private func load() async {
    controller.setState(.loading)
    do {
      controller.setState(.loaded(try await fetch()))
    } catch {
      controller.setState(.error(error))
    }
  }
  // snippet.hide
  init(fetch: @escaping () async throws -> Weather) { self.fetch = fetch }
  // snippet.show
}
// snippet.end

// snippet.test

struct Offline: Error {}

let screen = Screen(WeatherRow { throw Offline() })
precondition(screen.exists("Somewhere"))

await screen.settle()
precondition(screen.texts == ["Something went wrong", "Retry"])
// snippet.end

// What the page shows of it, where a folder for pictures is named: an answer
// that is on its way, one that fails, and one that comes and is asked for again.
@MainActor
final class Station {
  private var waiting: CheckedContinuation<Weather, any Error>?

  func weather() async throws -> Weather {
    try await withCheckedThrowingContinuation { waiting = $0 }
  }

  func answer(_ answer: Result<Weather, any Error>) {
    waiting?.resume(with: answer)
    waiting = nil
  }
}

if let folder = CommandLine.arguments.dropFirst().first {
  let station = Station()
  let row = Screen(
    WeatherRow { try await station.weather() }.padding(),
    size: CGSize(width: 260, height: 160))
  func draw(_ name: String) throws {
    for (scheme, ending) in [(ColorScheme.dark, "~dark"), (.light, "")] {
      row.colorScheme = scheme
      try row.svg().write(
        toFile: "\(folder)/weather-\(name)\(ending).svg", atomically: true,
        encoding: String.Encoding.utf8)
    }
  }
  await row.settle(leavingTasks: true)
  try draw("first")
  station.answer(.failure(Offline()))
  await row.settle()
  try draw("failed")
  try row.tap("Retry")
  await row.settle(leavingTasks: true)
  try draw("retrying")
  station.answer(.success(Weather(city: "Oslo", degrees: 4)))
  await row.settle()
  precondition(row.exists("Oslo"))
  try draw("loaded")
}
