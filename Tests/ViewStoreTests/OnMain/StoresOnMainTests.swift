import Testing
import ViewStore
import ViewTesting

// Everything in this target belongs to the main actor unless it says otherwise, as in new projects.

struct Shelf: Equatable {
  var title = ""
  var isOpen = false
  var lamp = Lamp()
}

struct Lamp: Equatable {
  var isOn = false
}

enum ShelfAction {
  case rename(String)
  case open(Bool)
  case lamp(LampAction)
}

enum LampAction {
  case setOn(Bool)
}

final class ShelfStore: ViewStore {
  @Published private(set) var viewState = Shelf()
  private let titles = PassthroughSubject<String, Never>()
  private let openings = PassthroughSubject<Bool, Never>()
  private let lamps = PassthroughSubject<Bool, Never>()

  init(scheduler: MainQueueScheduler = MainQueueScheduler(type: .synchronous)) {
    titles.prepend("Books").combineLatest(openings.prepend(false), lamps.prepend(false))
      .receive(on: scheduler)
      .map { Shelf(title: $0, isOpen: $1, lamp: Lamp(isOn: $2)) }
      .assign(to: &$viewState)
  }

  func send(_ action: ShelfAction) {
    switch action {
    case .rename(let title): titles.send(title)
    case .open(let isOpen): openings.send(isOpen)
    case .lamp(.setOn(let isOn)): lamps.send(isOn)
    }
  }
}

struct ShelfView: View {
  @StateObject private var store = ShelfStore()

  var body: some View {
    VStack {
      Text(store.viewState.title)
      TextField(
        "Title",
        text: store.makeBinding(viewStateKeyPath: \.title, actionCasePath: /ShelfAction.rename))
      Toggle(
        "Open",
        isOn: store.makeBinding(viewStateKeyPath: \.isOpen, actionCasePath: /ShelfAction.open))
      Toggle("Lamp", isOn: lamp)
    }
  }

  private var lamp: Binding<Bool> {
    store.scoped(viewStateKeyPath: \.lamp, actionCasePath: /ShelfAction.lamp)
      .makeBinding(viewStateKeyPath: \.isOn, actionCasePath: /LampAction.setOn)
  }
}

/// Stores whose code belongs to the main actor.
struct StoresOnMainTests {
  @Test func `a person acts on a store`() async throws {
    let screen = Screen(ShelfView())
    #expect(screen.texts.contains("Books"))
    try screen.clear("Title")
    try screen.type("Maps", into: "Title")
    try screen.toggle("Open")
    try screen.toggle("Lamp")
    await screen.settle()
    #expect(screen.texts.contains("Maps"))
    #expect(try screen.value(of: "Open") == "on")
    #expect(try screen.value(of: "Lamp") == "on")
    await screen.close()
  }

  @Test func `a binding answers at once, and a test says when the pipeline does`() {
    let scheduler = MainQueueScheduler(type: .test)
    let store = ShelfStore(scheduler: scheduler)
    scheduler.advance(by: .zero)
    let isOpen = store.makeBinding(viewStateKeyPath: \.isOpen, actionCasePath: /ShelfAction.open)
    isOpen.wrappedValue = true
    #expect(isOpen.wrappedValue)
    #expect(!store.viewState.isOpen)
    scheduler.advance(by: .zero)
    #expect(store.viewState.isOpen)
  }

  @Test func `actions are piped in, and a mock keeps its own`() {
    let (store, actions) = (ShelfStore(), PassthroughSubject<ShelfAction, Never>())
    var tokens: Set<AnyCancellable> = []
    store.pipeActions(publisher: actions, storeIn: &tokens)
    actions.send(.rename("Maps"))
    #expect(store.viewState.title == "Maps")

    let mock = MockStore<Shelf, ShelfAction>(state: Shelf())
    mock.send(.open(true))
    #expect(mock.actions.count == 1)
  }
}
