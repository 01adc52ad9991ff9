public import SwiftUI

/// The menus of the reader.
public struct ReaderCommands: Commands {
  @FocusedValue(\.readerActions) private var actions
  @Environment(\.openURL) private var openURL

  /// All of its menus.
  public init() {}

  /// One for feeds, one for the article that is open.
  public var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("Follow a Feed…") { actions?.follow() }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .disabled(actions == nil)
      Button("Refresh") { actions?.refresh() }
        .keyboardShortcut("r")
        .disabled(actions == nil)
    }
    CommandMenu("Articles") {
      Button("Next Unread") { if let next = actions?.nextUnread { actions?.select(next.id) } }
        .keyboardShortcut("j")
        .disabled(actions?.nextUnread == nil)
      Button("Mark All as Read") { actions?.markAllAsRead() }
        .keyboardShortcut("k", modifiers: [.command, .shift])
        .disabled(actions?.nextUnread == nil)
      Divider()
      if let actions, let article = actions.article {
        FavouriteButton(article: article, library: actions.library).keyboardShortcut("d")
        ReadButton(article: article, library: actions.library)
          .keyboardShortcut("u", modifiers: [.command, .shift])
        if let link = article.link {
          Button("Open in Browser") { openURL(link) }.keyboardShortcut("b")
        }
      }
    }
  }
}
