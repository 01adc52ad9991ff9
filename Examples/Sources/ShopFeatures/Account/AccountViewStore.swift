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

  private let actions = PassthroughSubject<AccountAction, Never>()

  /// An account that begins as `viewState`.
  init(service: any ShopService, viewState: AccountViewState = AccountViewState()) {
    self.viewState = viewState
    // The newest question ends the one before. Neither stream ends a question of the other.
    let session = actions.compactMap { Self.session(after: $0, service) }.switchToLatest()
    let conditions = actions.compactMap { Self.conditions(after: $0, service) }.switchToLatest()
    actions.map { action in { (state: AccountViewState) in state.after(action) } }
      .merge(
        with: session.merge(with: conditions).map { answer in { state in state.after(answer) } }
      )
      .scan(viewState) { state, change in change(state) }
      .assign(to: &$viewState)
  }

  func send(_ action: AccountAction) { actions.send(action) }
}

// MARK: What the shop is asked for

extension AccountViewStore {
  private typealias Answers = AnyPublisher<AccountAnswer, Never>

  /// What the shop answers about who is signed in; nothing where an action is not about that.
  private static func session(
    after action: AccountAction, _ service: any ShopService
  ) -> Answers? {
    switch action {
    case .signIn(let credentials): answer { .greeted(try await service.signIn(credentials)) }
    case .save(let draft): answer { .saved(try await service.save(draft)) }
    // Asks for nothing, and so ends what was asked: a late greeting would sign in again.
    case .signOut: Empty().eraseToAnyPublisher()
    case .load, .credentials, .draft, .conditions: nil
    }
  }

  /// What the shop answers about how well it works; nothing where an action is not about that.
  private static func conditions(
    after action: AccountAction, _ service: any ShopService
  ) -> Answers? {
    switch action {
    case .load: answer { .conditions(try await service.conditions()) }
    case .conditions(let conditions):
      answer {
        try await service.setConditions(conditions)
        return .conditions(conditions)
      }
    case .credentials, .signIn, .signOut, .draft, .save: nil
    }
  }

  /// Asks when somebody subscribes, and no longer when the subscription is cancelled.
  private static func answer(
    _ question: @escaping () async throws -> AccountAnswer
  ) -> Answers {
    Deferred {
      let answers = PassthroughSubject<AccountAnswer, Never>()
      let task = Task {
        do {
          answers.send(try await question())
        } catch {
          answers.send(.failed("\(error)"))
        }
      }
      return answers.handleEvents(receiveCancel: { task.cancel() })
    }
    .eraseToAnyPublisher()
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
