// A row that loads: placeholder, loading, information, error, and loading once more.

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
