import ShopAPI
import ViewStore

/// The account of whoever buys, and how well the server is to work.
///
/// Whatever a person does and whatever the shop answers go down one pipeline, which makes each state of
/// the one before.
final class AccountViewStore: ViewStore {
  typealias ViewState = AccountViewState
  typealias Action = AccountAction

  @Published private(set) var viewState: AccountViewState

  private let service: any ShopService
  private let actions = PassthroughSubject<AccountAction, Never>()
  private let answers = PassthroughSubject<AccountAnswer, Never>()

  /// An account that begins as `viewState`.
  init(service: any ShopService, viewState: AccountViewState = AccountViewState()) {
    self.service = service
    self.viewState = viewState
    actions.map { action in { (state: AccountViewState) in state.after(action) } }
      .merge(with: answers.map { answer in { state in state.after(answer) } })
      .scan(viewState) { state, change in change(state) }
      .assign(to: &$viewState)
  }

  func send(_ action: AccountAction) {
    actions.send(action)
    switch action {
    case .credentials, .draft, .signOut: break
    case .load: ask { .conditions(try await $0.conditions()) }
    case .signIn: ask { [viewState] in .greeted(try await $0.signIn(viewState.credentials)) }
    case .save: ask { [viewState] in .saved(try await $0.save(viewState.draft)) }
    case .conditions(let conditions):
      ask {
        try await $0.setConditions(conditions)
        return .conditions(conditions)
      }
    }
  }

  private func ask(
    _ question: @escaping @MainActor (any ShopService) async throws -> AccountAnswer
  ) {
    Task { [service, answers] in
      do {
        answers.send(try await question(service))
      } catch {
        answers.send(.failed("\(error)"))
      }
    }
  }
}

// MARK: What controls are bound to

extension AccountViewStore {
  var credentials: Binding<Credentials> {
    makeBinding(viewStateKeyPath: \.credentials, actionCasePath: /AccountAction.credentials)
  }

  var draft: Binding<Customer> {
    makeBinding(viewStateKeyPath: \.draft, actionCasePath: /AccountAction.draft)
  }
}
