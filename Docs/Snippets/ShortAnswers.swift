// Answers to questions that need a few lines of code each.

import VSM
import ViewTesting

protocol TripService: Sendable {
  func weather() async throws -> String
  func trains() async throws -> [String]
}

// snippet.both
struct TripViewState {
  var weather = ""
  var trains: [String] = []
  var problem: String?
  let service: any TripService

  func load() -> StateChanges<Self> {
    StateChanges {
      Work {
        async let weather = service.weather()
        async let trains = service.trains()
        return try await (weather, trains)
      } then: { state, answers in
        (state.weather, state.trains) = answers
      } catch: { state, error in
        state.problem = "\(error)"
      }
    }
  }
}
// snippet.end

// snippet.undo
struct ShoppingViewState {
  var items: [String]
  var removed: (item: String, index: Int)?

  func remove(at index: Int) -> StateChanges<Self> {
    StateChanges {
      Change { state in
        state.removed = (state.items.remove(at: index), index)
      }
    }
  }

  func undo() -> StateChanges<Self> {
    StateChanges {
      Change { state in
        guard let removed = state.removed else { return }
        state.items.insert(
          removed.item, at: min(removed.index, state.items.count))
        state.removed = nil
      }
    }
  }
}
// snippet.end

struct ShoppingView: View {
  @ViewState var state: ShoppingViewState

  var body: some View {
    VStack {
      ForEach(Array(state.items.enumerated()), id: \.element) { index, item in
        Button("Remove \(item)") { $state.observe(state.remove(at: index)) }
      }
      if let removed = state.removed {
        Button("Undo \(removed.item)") { $state.observe(state.undo()) }
      }
    }
  }
}

struct FineTrip: TripService {
  func weather() async throws -> String { "sunny" }
  func trains() async throws -> [String] { ["8:15", "9:15"] }
}

struct TripView: View {
  @ViewState var state: TripViewState

  var body: some View {
    VStack {
      Text("\(state.weather), \(state.trains.count) trains")
      Button("Load") { $state.observe(state.load()) }
    }
  }
}

let trip = Screen(TripView(state: TripViewState(service: FineTrip())))
try trip.tap("Load")
await trip.settle()
precondition(trip.exists("sunny, 2 trains"))

let shopping = Screen(
  ShoppingView(state: ShoppingViewState(items: ["Tea", "Milk"])))
try shopping.tap("Remove Tea")
await shopping.settle()
precondition(!shopping.exists("Remove Tea"))
try shopping.tap("Undo Tea")
await shopping.settle()
precondition(shopping.exists("Remove Tea") && !shopping.exists("Undo Tea"))
