import SwiftUI

/// Keeps an article among the favourites, or takes it out.
struct FavouriteButton: View {
  let article: Article
  @ObservedObject var library: ReaderLibrary

  var body: some View {
    let isFavourite = library.isFavourite(article.id)
    Button(
      isFavourite ? "Remove from Favourites" : "Add to Favourites",
      systemImage: isFavourite ? "star.fill" : "star"
    ) {
      library.setFavourite(!isFavourite, [article.id])
    }
  }
}

/// Marks an article as read, or as not read.
struct ReadButton: View {
  let article: Article
  @ObservedObject var library: ReaderLibrary

  var body: some View {
    let isRead = library.isRead(article.id)
    Button(
      isRead ? "Mark as Unread" : "Mark as Read",
      systemImage: isRead ? "envelope.badge" : "envelope.open"
    ) {
      library.setRead(!isRead, [article.id])
    }
  }
}
