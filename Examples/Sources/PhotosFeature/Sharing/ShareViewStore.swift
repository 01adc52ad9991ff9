import Combine
import Foundation
import ViewStore

/// What is shown while photos are sent to others: a store over the one of the album.
///
/// It shows what is picked there. When all is sent, it tells the album so, as a person would: by actions.
final class ShareViewStore: ViewStore {
  struct ViewState: Equatable {
    static let initial = ViewState(photos: [], upload: .none)

    let photos: [Photo]
    fileprivate let upload: Upload

    /// How much is sent, from 0 to 1, while something is.
    var progress: Double? { if case .sending(let part) = upload { part } else { nil } }

    /// Why it was not sent.
    var failure: String? { if case .failed(let reason) = upload { reason } else { nil } }

    var canShare: Bool { progress == nil && !photos.isEmpty }
  }

  enum Action {
    case share([Photo])
    case dismissFailure
  }

  fileprivate enum Upload: Equatable {
    case none
    case sending(Double)
    case sent
    case failed(String)
  }

  @Published private(set) var viewState = ViewState.initial

  private let actions = PassthroughSubject<Action, Never>()
  private var tokens: Set<AnyCancellable> = []

  init(
    over album: PhotoListViewStore, provider: some PhotoProvider,
    scheduler: MainQueueScheduler = MainQueueScheduler(type: .default)
  ) {
    let uploads = actions.map { provider.uploads(after: $0) }.switchToLatest().share()
    album.$viewState.map(\.selection.photos)
      .combineLatest(uploads.prepend(.none))
      .map { photos, upload in ViewState(photos: photos, upload: upload) }
      .receive(on: scheduler)
      .assign(to: &$viewState)
    album.pipeActions(
      publisher: uploads.filter { $0 == .sent }.flatMap { _ in
        [.selection(.clear), .share(false)].publisher
      },
      storeIn: &tokens)
  }

  func send(_ action: Action) { actions.send(action) }

  /// Whether the failure is told.
  var failureAlert: Binding<Bool> {
    makeBinding(viewStateKeyPath: \.failure, actionCasePath: /Action.dismissFailure)
  }
}

extension PhotoProvider {
  /// How far sending has come, from now on.
  fileprivate func uploads(
    after action: ShareViewStore.Action
  ) -> AnyPublisher<ShareViewStore.Upload, Never> {
    switch action {
    case .share(let photos):
      share(photos)
        .map { .sending($0) }
        .append(.sent)
        .catch { Just(.failed($0.localizedDescription)) }
        .prepend(.sending(0))
        .eraseToAnyPublisher()
    case .dismissFailure:
      Just(.none).eraseToAnyPublisher()
    }
  }
}
