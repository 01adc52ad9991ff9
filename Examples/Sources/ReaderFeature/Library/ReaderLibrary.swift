public import Combine
public import Foundation
import StoredFiles

/// What a person reads: feeds, their articles, and what was done with them. It is in files as soon as it
/// is in memory.
public final class ReaderLibrary: ObservableObject {
  @Published private var feedsFile: Stored<[Feed]>
  @Published private var articlesFile: Stored<[Article]>
  @Published private var marksFile: Stored<Marks>

  /// The library in the files of `folder`.
  public init(in folder: URL) {
    feedsFile = Stored("feeds", in: folder, otherwise: [])
    articlesFile = Stored("articles", in: folder, otherwise: [])
    marksFile = Stored("marks", in: folder, otherwise: Marks())
  }

  /// By name.
  var feeds: [Feed] { feedsFile.content }

  /// The newest first.
  var articles: [Article] { articlesFile.content }

  /// What is wrong with a file.
  var notice: String? { feedsFile.notice ?? articlesFile.notice ?? marksFile.notice }

  /// A person has read the notice.
  func dismissNotice() {
    feedsFile.dismissNotice()
    articlesFile.dismissNotice()
    marksFile.dismissNotice()
  }

  func feed(_ id: Feed.ID) -> Feed? { feeds.first { $0.id == id } }

  func article(_ id: Article.ID) -> Article? { articles.first { $0.id == id } }

  func isRead(_ id: Article.ID) -> Bool { marksFile.content.read.contains(id) }

  func isFavourite(_ id: Article.ID) -> Bool { marksFile.content.favourites.contains(id) }

  func holds(_ article: Article, on shelf: Shelf) -> Bool {
    switch shelf {
    case .all: true
    case .unread: !isRead(article.id)
    case .favourites: isFavourite(article.id)
    case .feed(let id): article.feed == id
    }
  }

  func unreadCount(on shelf: Shelf) -> Int {
    articles.count { !isRead($0.id) && holds($0, on: shelf) }
  }

  /// How much of each feed nobody has read.
  var unreadCounts: [Feed.ID: Int] {
    articles.reduce(into: [:]) { counts, article in
      if !isRead(article.id) { counts[article.feed, default: 0] += 1 }
    }
  }
}

// MARK: What a person does

extension ReaderLibrary {
  /// Reads `fetched` from now on.
  func follow(_ fetched: FetchedFeed) {
    guard feed(fetched.feed.id) == nil else { return }
    feedsFile.change {
      $0.append(fetched.feed)
      $0.sort { $0.title.localizedStandardCompare($1.title) == .orderedAscending }
    }
    articlesFile.change { $0 = Self.sorted($0 + fetched.articles) }
  }

  /// Forgets a feed, and all that came from there.
  func unfollow(_ id: Feed.ID) {
    feedsFile.change { $0.removeAll { $0.id == id } }
    keep(articles.filter { $0.feed != id })
  }

  func setRead(_ isRead: Bool, _ ids: some Sequence<Article.ID>) {
    mark(\.read, isRead, ids)
  }

  func setFavourite(_ isFavourite: Bool, _ ids: some Sequence<Article.ID>) {
    mark(\.favourites, isFavourite, ids)
  }

  private func mark(
    _ set: WritableKeyPath<Marks, Set<Article.ID>>, _ isOn: Bool, _ ids: some Sequence<Article.ID>
  ) {
    var marks = marksFile.content
    if isOn { marks[keyPath: set].formUnion(ids) } else { marks[keyPath: set].subtract(ids) }
    if marks != marksFile.content { marksFile.change { $0 = marks } }
  }
}

// MARK: What feeds bring

extension ReaderLibrary {
  /// Takes what has come of feeds that are followed. Articles that are older than `days` and in no feed
  /// any more are forgotten, unless they are favourites.
  func take(_ news: [FetchedFeed], keeping days: Int, on today: Date) {
    let news = news.filter { feed($0.feed.id) != nil }
    let coming = news.flatMap(\.articles)
    let known = Set(coming.map(\.id))
    let feeds = Set(news.map(\.feed.id))
    let oldest = today.addingTimeInterval(-Double(days) * 86_400)
    let kept = articles.filter { article in
      if known.contains(article.id) { return false }
      return !feeds.contains(article.feed) || article.date >= oldest || isFavourite(article.id)
    }
    keep(Self.sorted(kept + coming))
  }

  /// Once each, though a feed may say the same twice.
  private static func sorted(_ articles: [Article]) -> [Article] {
    var seen: Set<Article.ID> = []
    return articles.filter { seen.insert($0.id).inserted }
      .sorted { ($0.date, $1.id) > ($1.date, $0.id) }
  }

  /// Keeps these articles alone, and forgets what was done with those that go.
  private func keep(_ articles: [Article]) {
    guard articles != self.articles else { return }
    let gone = Set(self.articles.map(\.id)).subtracting(articles.map(\.id))
    articlesFile.change { $0 = articles }
    mark(\.read, false, gone)
    mark(\.favourites, false, gone)
  }
}
