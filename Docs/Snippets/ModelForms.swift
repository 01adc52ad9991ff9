// A journey by train, whose features have their models in different forms.

import Foundation
import VSM
import ViewTesting

protocol TicketDesk: Sendable {
  func book() async throws -> Int
}

struct SoldOut: Error, CustomStringConvertible {
  let description = "No seat is left."
}

// snippet.functions
enum SeatViewState {
  case free(FreeModel)
  case booking
  case booked(seat: Int)
  case failed(message: String, FreeModel)

  struct FreeModel {
    let desk: any TicketDesk

    func book() -> StateSequence<SeatViewState> {
      StateSequence {
        First { .booking }
        Next { await booked() }
      }
    }

    private func booked() async -> SeatViewState {
      do {
        return .booked(seat: try await desk.book())
      } catch {
        return .failed(message: "\(error)", self)
      }
    }
  }
}
// snippet.end

// snippet.closures
enum MealViewState {
  case choosing(ChoosingModel)
  case ordered(String)

  struct ChoosingModel {
    let dishes: [String]
    let order: (String) -> MealViewState
  }
}

extension MealViewState {
  init(dishes: [String], kitchen: @escaping (String) -> Void) {
    self = .choosing(
      ChoosingModel(dishes: dishes) { dish in
        kitchen(dish)
        return .ordered(dish)
      })
  }
}
// snippet.end

// snippet.protocols
enum LuggageViewState {
  case empty(any EmptyRackModeling)
  case loaded(bags: Int, any LoadedRackModeling)
}

protocol EmptyRackModeling {
  func put(bags: Int) -> LuggageViewState
}

protocol LoadedRackModeling {
  func takeAll() -> LuggageViewState
}

struct Rack: EmptyRackModeling, LoadedRackModeling {
  func put(bags: Int) -> LuggageViewState { .loaded(bags: bags, self) }
  func takeAll() -> LuggageViewState { .empty(self) }
}
// snippet.end

// snippet.actor
actor Conductor {
  private var checked: Set<Int> = []

  func check(_ ticket: Int) -> CheckViewState {
    checked.insert(ticket).inserted ? .valid(count: checked.count) : .usedTwice
  }
}

enum CheckViewState {
  case waiting(Conductor)
  case valid(count: Int)
  case usedTwice
}
// snippet.end

// snippet.copy
struct SeatMapState: MutatingCopyable {
  var carriage = 1
  var chosen: Set<Int> = []
  var showsWindowSeats = false

  func choosing(_ seat: Int) -> Self {
    copy { $0.chosen.insert(seat) }
  }

  func inCarriage(_ carriage: Int) -> Self {
    copy(mutatingPath: \.carriage, value: carriage)
  }
}
// snippet.end

// snippet.preview
struct MealView: View {
  @ViewState var state: MealViewState

  var body: some View {
    switch state {
    case .choosing(let model):
      ForEach(model.dishes, id: \.self) { dish in
        Button(dish) { $state.observe(model.order(dish)) }
      }
    case .ordered(let dish):
      Text("\(dish) is on its way")
    }
  }
}

#Preview("Nothing left") {
  MealView(state: .choosing(.init(dishes: []) { .ordered($0) }))
}
// snippet.end

// snippet.testfunctions
struct Desk: TicketDesk {
  var seat: Int?

  func book() async throws -> Int {
    if let seat { return seat }
    throw SoldOut()
  }
}

@MainActor
func aTrainThatIsFull() async {
  let model = SeatViewState.FreeModel(desk: Desk(seat: nil))
  var states: [SeatViewState] = []
  for await state in model.book() { states.append(state) }

  guard case .booking = states[0], case .failed(let message, _) = states[1]
  else {
    preconditionFailure("\(states)")
  }
  precondition(message == "No seat is left.")
}
// snippet.end
await aTrainThatIsFull()

// snippet.testclosures
var orders: [String] = []
let meal = MealViewState(dishes: ["Soup"]) { orders.append($0) }
guard case .choosing(let model) = meal else { preconditionFailure() }
guard case .ordered("Soup") = model.order("Soup") else { preconditionFailure() }
precondition(orders == ["Soup"])
// snippet.end

// snippet.testprotocols
struct FullRack: EmptyRackModeling {
  func put(bags: Int) -> LuggageViewState { .empty(self) }
}
let rack = StateContainer<LuggageViewState>(state: .empty(FullRack()))
if case .empty(let model) = rack.state { rack.observe(model.put(bags: 2)) }
guard case .empty = rack.state else { preconditionFailure() }
// snippet.end

// snippet.observeactor
let check = StateContainer<CheckViewState>(state: .waiting(Conductor()))
if case .waiting(let conductor) = check.state {
  check.observe { await conductor.check(7) }
}
// snippet.end
for await state in check.didSetPublisher.values {
  if case .valid(let count) = state {
    precondition(count == 1)
    break
  }
}

precondition(SeatMapState().choosing(3).inCarriage(2).chosen == [3])
let screen = Screen(
  MealView(state: meal), size: CGSize(width: 300, height: 120))
if let folder = CommandLine.arguments.dropFirst().first {
  for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    screen.colorScheme = scheme
    try screen.svg().write(
      toFile: "\(folder)/model-meal\(ending).svg", atomically: true,
      encoding: String.Encoding.utf8)
  }
}
try screen.tap("Soup")
precondition(screen.texts == ["Soup is on its way"])
