public import SwiftUI
import VSM

/// A window of the reader: shelves, articles, and what is written in one of them.
public struct ReaderView: View {
  @ObservedObject var library: ReaderLibrary
  @ViewState private var refreshing: RefreshViewState = .resting
  @SceneStorage("shelf") private var shelf: Shelf?
  @State var selection: Article.ID?
  @State private var words = ""
  @State private var column = NavigationSplitViewColumn.content
  @State private var isFollowing = false
  @State private var leaving: Feed?
  private let settings = ReaderSettings()
  private let service: any FeedService
  private let suggestions: [URL]

  /// Shows `library`, with news that `service` brings. Who follows no feed yet is offered `suggestions`.
  public init(library: ReaderLibrary, service: any FeedService, suggestions: [URL] = []) {
    self.library = library
    self.service = service
    self.suggestions = suggestions
  }

  /// Three columns, or one after the other in a narrow window.
  public var body: some View {
    let shown = shown
    NavigationSplitView(preferredCompactColumn: $column) {
      ShelvesView(
        library: library, selection: $shelf, follow: follow, unfollow: { leaving = $0 }
      )
      .navigationSplitViewColumnWidth(min: 180, ideal: 220)
    } content: {
      list(of: shown)
        .safeAreaInset(edge: .bottom, spacing: 0) { notice }
        .navigationSplitViewColumnWidth(min: 260, ideal: 320)
    } detail: {
      if let article = selection.flatMap(library.article) {
        ArticleView(article: article, library: library)
      } else {
        ContentUnavailableView("No Article Selected", systemImage: "doc.text")
      }
    }
    .focusedSceneValue(\.readerActions, actions(among: shown))
    .preferredColorScheme(settings.appearance.colorScheme)
    .onAppear {
      if shelf == nil { shelf = .all }
      if settings.refreshesOnOpening { refresh() }
    }
    .onChange(of: shelf) { (words, selection) = ("", nil) }
    .onChange(of: selection) { _, opened in
      if settings.marksAsRead, let opened { library.setRead(true, [opened]) }
    }
    .sheet(isPresented: $isFollowing) {
      FollowView(library: library, service: service) { shelf = .feed($0) }
    }
    .alert("Unfollow “\(leaving?.title ?? "")”?", isPresented: isLeaving, presenting: leaving) {
      feed in
      Button("Unfollow", role: .destructive) { unfollow(feed) }
      Button("Cancel", role: .cancel) {}
    } message: { _ in
      Text("Its articles are deleted, favourites among them.")
    }
  }

  @ViewBuilder
  private func list(of shown: [Article]) -> some View {
    if library.feeds.isEmpty {
      NoFeedsView(library: library, service: service, suggestions: suggestions, follow: follow)
    } else if let shelf {
      ArticlesView(
        shelf: shelf, articles: shown, library: library, words: $words, selection: $selection
      )
      .refreshable {
        await $refreshing.refresh(state: { await refresher.fetch(keeping: settings.daysKept) })
      }
      .toolbar { refreshButton }
    } else {
      ContentUnavailableView("No Feed Selected", systemImage: "tray")
    }
  }

  @ViewBuilder
  private var refreshButton: some View {
    if case .refreshing = refreshing {
      ProgressView().controlSize(.small).accessibilityLabel("Refreshing")
    } else {
      Button("Refresh", systemImage: "arrow.clockwise", action: refresh)
    }
  }

  @ViewBuilder
  private var notice: some View {
    if case .incomplete(let incomplete) = refreshing {
      IncompleteNotice(incomplete: incomplete) { $refreshing.observe(incomplete.dismiss()) }
    } else if let notice = library.notice {
      NoticeBar(words: Text(verbatim: notice)) { library.dismissNotice() }
    }
  }

  /// What the list shows. What was just read stays in its place as long as it is open.
  private var shown: [Article] {
    library.articles.filter { article in
      library.holds(article, on: shelf ?? .all) || shelf == .unread && article.id == selection
    }.filter { article in
      words.isEmpty || article.title.localizedCaseInsensitiveContains(words)
        || article.words.localizedCaseInsensitiveContains(words)
    }
  }

  // MARK: What a person does

  private var refresher: RefreshViewState.Refresher { .init(library: library, service: service) }

  private func refresh() {
    if case .refreshing = refreshing { return }
    $refreshing.observe(refresher.refresh(keeping: settings.daysKept))
  }

  private func follow() { isFollowing = true }

  private var isLeaving: Binding<Bool> {
    Binding {
      leaving != nil
    } set: {
      if !$0 { leaving = nil }
    }
  }

  private func unfollow(_ feed: Feed) {
    if shelf == .feed(feed.id) { shelf = .all }
    library.unfollow(feed.id)
  }

  private func actions(among shown: [Article]) -> ReaderActions {
    ReaderActions(
      library: library, article: selection.flatMap(library.article), shown: shown, follow: follow,
      refresh: refresh,
      select: {
        selection = $0
        column = .detail
      })
  }
}
