// How a view gets its first state, and who keeps its container.

import VSM
import ViewTesting

// snippet.state
enum PlantViewState {
  case initialized(LoaderModel)
  case loading
  case loaded(Plant)

  struct LoaderModel {
    let load: () -> StateSequence<PlantViewState>
  }
}

struct Plant: Equatable, Sendable {
  var name: String
}

protocol PlantService: Sendable {
  func plant(_ id: Int) async -> Plant
}
// snippet.end

// snippet.model
extension PlantViewState.LoaderModel {
  init(id: Int, service: any PlantService) {
    load = {
      StateSequence(
        { .loading },
        { .loaded(await service.plant(id)) })
    }
  }
}
// snippet.end

// snippet.both
struct PlantView: View {
  @ViewState var state: PlantViewState

  /// For previews, tests, and a parent that has the state already.
  init(state: PlantViewState) {
    _state = ViewState(wrappedValue: state)
  }

  /// For everybody else: what the feature needs, and nothing of how it works.
  init(id: Int, service: any PlantService) {
    self.init(state: .initialized(.init(id: id, service: service)))
  }

  var body: some View {
    VStack {
      switch state {
      case .initialized, .loading: ProgressView()
      case .loaded(let plant): Text(plant.name)
      }
    }
    .onAppear {
      if case .initialized(let model) = state { $state.observe(model.load()) }
    }
  }
}
// snippet.end

// snippet.lent
struct PlantPage: View {
  @StateObject private var plant: StateContainer<PlantViewState>

  init(state: PlantViewState) {
    _plant = StateObject(wrappedValue: StateContainer(state: state))
  }

  var body: some View {
    VStack {
      PlantTitle(plant: plant)
      Button("Rename") { plant.observe(.loaded(Plant(name: "Basil"))) }
    }
  }
}

struct PlantTitle: View {
  @ObservedObject var plant: StateContainer<PlantViewState>

  var body: some View {
    if case .loaded(let plant) = plant.state { Text(plant.name) }
  }
}
// snippet.end

// snippet.draft
struct PlantName: View {
  @ObservedObject var plant: StateContainer<PlantViewState>
  @State private var draft = ""

  var body: some View {
    TextField("Name", text: $draft)
      .onReceive(plant.didSetPublisher) { state in
        if case .loaded(let plant) = state { draft = plant.name }
      }
  }
}
// snippet.end

struct Nursery: PlantService {
  func plant(_ id: Int) -> Plant { Plant(name: "Mint \(id)") }
}

// snippet.test
let loaded = Screen(PlantView(state: .loaded(Plant(name: "Thyme"))))
precondition(loaded.texts == ["Thyme"])

let screen = Screen(PlantView(id: 7, service: Nursery()))
await screen.settle()
precondition(screen.texts == ["Mint 7"])
// snippet.end

let page = Screen(PlantPage(state: .loaded(Plant(name: "Thyme"))))
try page.tap("Rename")
await page.settle()
precondition(page.exists("Basil"))

let container = StateContainer(
  state: PlantViewState.loaded(Plant(name: "Sage")))
let field = Screen(PlantName(plant: container))
await field.settle()
container.observe(.loaded(Plant(name: "Dill")))
await field.settle()
let name = try field.value(of: "Name")
precondition(name == "Dill")
