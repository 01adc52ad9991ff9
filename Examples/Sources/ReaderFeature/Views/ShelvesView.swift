import SwiftUI

/// All shelves, and how much on them nobody has read.
struct ShelvesView: View {
  @ObservedObject var library: ReaderLibrary
  @Binding var selection: Shelf?
  let follow: () -> Void
  let unfollow: (Feed) -> Void

  var body: some View {
    let unread = library.unreadCounts
    List(selection: $selection) {
      Section("Library") {
        row("All Articles", .all)
        row("Unread", .unread).badge(library.unreadCount(on: .unread))
        row("Favourites", .favourites)
      }
      Section("Feeds") {
        ForEach(library.feeds) { feed in
          Label(feed.title, systemImage: Shelf.feed(feed.id).symbol)
            .badge(unread[feed.id] ?? 0)
            .tag(Shelf.feed(feed.id))
            .contextMenu {
              Button("Mark All as Read", systemImage: "envelope.open") { markAllAsRead(in: feed) }
              Button("Unfollow…", systemImage: "trash", role: .destructive) { unfollow(feed) }
            }
        }
        .onDelete { if let first = $0.first { unfollow(library.feeds[first]) } }
      }
    }
    .navigationTitle("Reader")
    .toolbar { Button("Follow a Feed", systemImage: "plus") { follow() } }
  }

  private func row(_ name: LocalizedStringKey, _ shelf: Shelf) -> some View {
    Label(name, systemImage: shelf.symbol).tag(shelf)
  }

  private func markAllAsRead(in feed: Feed) {
    library.setRead(true, library.articles.filter { $0.feed == feed.id }.map(\.id))
  }
}
