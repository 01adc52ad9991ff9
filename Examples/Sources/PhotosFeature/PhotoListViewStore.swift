import Combine
import Foundation
public import ViewStore

/// Everything the list of photos shows, and all that can be done in it.
public final class PhotoListViewStore: ViewStore {
  /// What is shown.
  public struct ViewState: Equatable, Sendable {
    /// How far the photos have come.
    public enum Progress: Equatable, Sendable {
      case loading
      case failed(String)
      case loaded([Photo])
    }

    /// What is shown before anything was heard of.
    public static let initial = ViewState(
      progress: .loading, searchText: "", showsPhotoCount: false, banner: Banner(),
      isEditingBanner: false, selection: Selection(), isSharing: false)

    /// How far they have come; only those that are looked for.
    public let progress: Progress

    /// What is looked for.
    public let searchText: String

    /// Whether the title says how many there are.
    public let showsPhotoCount: Bool

    /// The strip above them.
    public let banner: Banner

    /// Whether a person is changing it.
    public let isEditingBanner: Bool

    /// The photos that are picked.
    public let selection: Selection

    /// Whether a person is sending them to others.
    public let isSharing: Bool

    /// What stands above the photos.
    public var title: String {
      guard showsPhotoCount, case .loaded(let photos) = progress else { return "Photos" }
      return "Photos: \(photos.count)"
    }
  }

  /// What can be done.
  public enum Action {
    case load
    case search(String)
    case toggleShowsPhotoCount(Bool)
    case editBanner(Bool)
    case banner(BannerAction)
    case selection(SelectionAction)
    case share(Bool)
  }

  /// What is shown now.
  @Published public private(set) var viewState = ViewState.initial

  private let loads = PassthroughSubject<Void, Never>()
  private let searchText = PassthroughSubject<String, Never>()
  private let showsPhotoCount = PassthroughSubject<Bool, Never>()
  private let isEditingBanner = PassthroughSubject<Bool, Never>()
  private let bannerActions = PassthroughSubject<BannerAction, Never>()
  private let selectionActions = PassthroughSubject<SelectionAction, Never>()
  private let isSharing = PassthroughSubject<Bool, Never>()

  /// The photos of `provider`, which are asked for at once.
  public init(
    provider: some PhotoProvider,
    scheduler: MainQueueScheduler = MainQueueScheduler(type: .default)
  ) {
    let initial = ViewState.initial
    let answers = loads.prepend(()).map { provider.answers() }.switchToLatest()
    // The field shows each letter at once; the photos follow a few times a second.
    let found = answers.combineLatest(
      searchText.throttle(for: .milliseconds(300), scheduler: scheduler, latest: true)
        .prepend(initial.searchText)
    ).map { progress, text in progress.matching(text) }
    found
      .combineLatest(
        searchText.prepend(initial.searchText), showsPhotoCount.prepend(initial.showsPhotoCount),
        bannerActions.scan(initial.banner) { $0.after($1) }.prepend(initial.banner),
        isEditingBanner.prepend(initial.isEditingBanner),
        selectionActions.scan(initial.selection) { $0.after($1) }.prepend(initial.selection),
        isSharing.prepend(initial.isSharing)
      )
      .map { progress, searchText, showsCount, banner, isEditingBanner, selection, isSharing in
        ViewState(
          progress: progress, searchText: searchText, showsPhotoCount: showsCount,
          banner: banner, isEditingBanner: isEditingBanner, selection: selection,
          isSharing: isSharing)
      }
      .receive(on: scheduler)
      .assign(to: &$viewState)
  }

  /// Does `action`.
  public func send(_ action: Action) {
    switch action {
    case .load: loads.send()
    case .search(let text): searchText.send(text)
    case .toggleShowsPhotoCount(let isOn): showsPhotoCount.send(isOn)
    case .editBanner(let isEditing): isEditingBanner.send(isEditing)
    case .banner(let action): bannerActions.send(action)
    case .selection(let action): selectionActions.send(action)
    case .share(let isSharing): self.isSharing.send(isSharing)
    }
  }
}

extension PhotoListViewStore {
  /// The text that is looked for.
  var searchField: Binding<String> {
    makeBinding(viewStateKeyPath: \.searchText, actionCasePath: /Action.search)
  }

  /// Whether the title counts the photos.
  var photoCountSwitch: Binding<Bool> {
    makeBinding(viewStateKeyPath: \.showsPhotoCount, actionCasePath: /Action.toggleShowsPhotoCount)
  }

  /// Whether the banner is being edited.
  var bannerSheet: Binding<Bool> {
    makeBinding(viewStateKeyPath: \.isEditingBanner, actionCasePath: /Action.editBanner)
  }

  /// Whether photos are being shared.
  var sharingSheet: Binding<Bool> {
    makeBinding(viewStateKeyPath: \.isSharing, actionCasePath: /Action.share)
  }

  /// The banner, as a store of its own.
  var bannerStore: ScopedStore<Banner, BannerAction> {
    scoped(viewStateKeyPath: \.banner, actionCasePath: /Action.banner)
  }
}

extension PhotoProvider {
  /// How far the photos have come, from now on.
  fileprivate func answers() -> AnyPublisher<PhotoListViewStore.ViewState.Progress, Never> {
    photos()
      .map { .loaded($0) }
      .catch { Just(.failed($0.localizedDescription)) }
      .prepend(.loading)
      .eraseToAnyPublisher()
  }
}

extension PhotoListViewStore.ViewState.Progress {
  /// The same, with only the photos whose title has `text` in it.
  func matching(_ text: String) -> Self {
    guard case .loaded(let photos) = self, !text.isEmpty else { return self }
    return .loaded(photos.filter { $0.title.localizedCaseInsensitiveContains(text) })
  }
}
