import SwiftUI

/// The articles on a shelf, the newest first.
struct ArticlesView: View {
  let shelf: Shelf
  let articles: [Article]
  @ObservedObject var library: ReaderLibrary
  @Binding var words: String
  @Binding var selection: Article.ID?

  var body: some View {
    List(articles, selection: $selection) { article in
      ArticleRow(
        article: article, source: library.feed(article.feed)?.title ?? "",
        isRead: library.isRead(article.id), isFavourite: library.isFavourite(article.id)
      )
      .swipeActions(edge: .leading) { ReadButton(article: article, library: library).tint(.blue) }
      .swipeActions(edge: .trailing) {
        FavouriteButton(article: article, library: library).tint(.orange)
      }
      .contextMenu {
        ReadButton(article: article, library: library)
        FavouriteButton(article: article, library: library)
        if let link = article.link { Link("Open in Browser", destination: link) }
      }
    }
    .overlay { if articles.isEmpty { nothing } }
    .searchable(text: $words, prompt: "Search Articles")
    .navigationTitle(title)
    .navigationSubtitle(Text("\(library.unreadCount(on: shelf)) unread"))
  }

  private var title: Text {
    switch shelf {
    case .all: Text("All Articles")
    case .unread: Text("Unread")
    case .favourites: Text("Favourites")
    case .feed(let id): Text(verbatim: library.feed(id)?.title ?? "")
    }
  }

  @ViewBuilder
  private var nothing: some View {
    if !words.isEmpty {
      ContentUnavailableView.search(text: words)
    } else if shelf == .unread {
      ContentUnavailableView("Everything Is Read", systemImage: "envelope.open")
    } else {
      ContentUnavailableView("No Articles", systemImage: shelf.symbol)
    }
  }
}

/// An article in a list: where it is from, its title, and how it begins.
private struct ArticleRow: View {
  let article: Article
  let source: String
  let isRead: Bool
  let isFavourite: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack(spacing: 6) {
        if !isRead {
          Image(systemName: "circle.fill")
            .font(.system(size: 8))
            .foregroundStyle(.tint)
            .accessibilityLabel("Unread")
        }
        Text(source).lineLimit(1)
        Spacer()
        if isFavourite {
          Image(systemName: "star.fill").foregroundStyle(.orange).accessibilityLabel("Favourite")
        }
        Text(article.date, format: .dateTime.day().month())
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      Text(article.title).fontWeight(isRead ? .regular : .semibold).lineLimit(2)
      Text(article.words).font(.callout).foregroundStyle(.secondary).lineLimit(2)
    }
    .padding(.vertical, 4)
  }
}
