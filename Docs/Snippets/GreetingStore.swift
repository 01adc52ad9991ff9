// A store with side effects: one action asks a server, another one ends that, and a search waits for a pause.

import Foundation
import PortableCombine
// snippet.store
import ViewStore
// snippet.end
import ViewTesting

// snippet.store

final class GreetingStore: ViewStore {
  struct ViewState: Equatable {
    var greeting: String?
    var isSigningIn = false
    var problem: String?
  }

  enum Action {
    case signIn(name: String)
    case signOut
  }

  private typealias Change = (inout ViewState) -> Void

  @Published private(set) var viewState = ViewState()
  private let actions = PassthroughSubject<Action, Never>()

  init(greet: @escaping (String) -> AnyPublisher<String, any Error>) {
    let answers = actions.map { Self.effect(of: $0, greet) }.switchToLatest()
    actions.map(Self.change(of:))
      .merge(with: answers)
      .scan(viewState) { state, change in
        var state = state
        change(&state)
        return state
      }
      .assign(to: &$viewState)
  }

  func send(_ action: Action) { actions.send(action) }
}
// snippet.end

// snippet.changes
extension GreetingStore {
  private static func change(of action: Action) -> Change {
    switch action {
    case .signIn: { $0 = ViewState(isSigningIn: true) }
    case .signOut: { $0 = ViewState() }
    }
  }
}
// snippet.end

// snippet.effects
extension GreetingStore {
  private static func effect(
    of action: Action, _ greet: (String) -> AnyPublisher<String, any Error>
  ) -> AnyPublisher<Change, Never> {
    switch action {
    case .signIn(let name):
      greet(name)
        .map { greeting -> Change in { $0 = ViewState(greeting: greeting) } }
        .catch { error in Just<Change> { $0 = ViewState(problem: "\(error)") } }
        .eraseToAnyPublisher()
    case .signOut:
      Empty().eraseToAnyPublisher()
    }
  }
}
// snippet.end

// snippet.view
struct GreetingView: View {
  @StateObject var store: GreetingStore

  var body: some View {
    VStack {
      if store.viewState.isSigningIn { ProgressView("Signing in") }
      if let greeting = store.viewState.greeting { Text(greeting) }
      if let problem = store.viewState.problem { Text(problem) }
      Button("Sign In") { store.send(.signIn(name: "Ada")) }
      Button("Sign Out") { store.send(.signOut) }
    }
  }
}
// snippet.end

// snippet.test
let answers = PassthroughSubject<String, any Error>()
var cancelled = 0
let store = GreetingStore { _ in
  answers.handleEvents(receiveCancel: { cancelled += 1 }).eraseToAnyPublisher()
}
store.send(.signIn(name: "Ada"))
precondition(store.viewState.isSigningIn)

store.send(.signOut)
precondition(cancelled == 1)
answers.send("Hello, Ada")
precondition(store.viewState == GreetingStore.ViewState())
// snippet.end

// snippet.async
func publisher<Value: Sendable>(
  _ work: @escaping @Sendable () async throws -> Value
) -> AnyPublisher<Value, any Error> {
  Deferred {
    let answer = PassthroughSubject<Value, any Error>()
    let task = Task { @MainActor in
      do {
        answer.send(try await work())
        answer.send(completion: .finished)
      } catch {
        answer.send(completion: .failure(error))
      }
    }
    return answer.handleEvents(receiveCancel: { task.cancel() })
  }
  .eraseToAnyPublisher()
}
// snippet.end

// snippet.search
final class WordsStore: ViewStore {
  struct ViewState: Equatable {
    var text = ""
    var words: [String] = []
  }

  enum Action { case type(String) }

  @Published private(set) var viewState = ViewState()
  private let typed = PassthroughSubject<String, Never>()
  private(set) var searches = 0

  init(
    scheduler: MainQueueScheduler = MainQueueScheduler(type: .default),
    find: @escaping (String) -> AnyPublisher<[String], Never>
  ) {
    let words =
      typed
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .removeDuplicates()
      .handleEvents(receiveOutput: { [weak self] _ in self?.searches += 1 })
      .map(find)
      .switchToLatest()
    typed.prepend("")
      .combineLatest(words.prepend([]))
      .map { ViewState(text: $0, words: $1) }
      .assign(to: &$viewState)
  }

  func send(_ action: Action) {
    switch action {
    case .type(let text): typed.send(text)
    }
  }
}
// snippet.end

// snippet.searchtest
let scheduler = MainQueueScheduler(type: .test)
let words = WordsStore(scheduler: scheduler) {
  Just(["\($0)!"]).eraseToAnyPublisher()
}
for text in ["s", "sw", "swift"] { words.send(.type(text)) }
precondition(words.viewState.text == "swift" && words.searches == 0)
scheduler.advance(by: .milliseconds(300))
precondition(words.searches == 1 && words.viewState.words == ["swift!"])
// snippet.end

let screen = Screen(
  GreetingView(store: GreetingStore { name in publisher { "Hello, \(name)" } }),
  size: CGSize(width: 300, height: 140))
try screen.tap("Sign In")
precondition(screen.exists(.progress("Signing in")))
await screen.settle()
precondition(screen.exists("Hello, Ada"), "\(screen.texts)")
if let folder = CommandLine.arguments.dropFirst().first {
  for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    screen.colorScheme = scheme
    try screen.svg().write(
      toFile: "\(folder)/store-greeting\(ending).svg", atomically: true,
      encoding: String.Encoding.utf8)
  }
}
