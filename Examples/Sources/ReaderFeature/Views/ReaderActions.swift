import SwiftUI

/// What can be done in a window of the reader, by its menu and by keys.
struct ReaderActions {
  let library: ReaderLibrary

  /// The one that is open.
  let article: Article?

  /// Those in the list.
  let shown: [Article]
  let follow: () -> Void
  let refresh: () -> Void
  let select: (Article.ID) -> Void

  /// The next one that nobody read, from the open one on, or else from the first.
  var nextUnread: Article? {
    let place = article.flatMap { open in shown.firstIndex { $0.id == open.id } } ?? -1
    let after = shown[(place + 1)...]
    return (Array(after) + shown.prefix(max(place, 0))).first { !library.isRead($0.id) }
  }

  func markAllAsRead() { library.setRead(true, shown.map(\.id)) }
}

extension FocusedValues {
  /// What can be done in the window in front.
  @Entry var readerActions: ReaderActions?
}
