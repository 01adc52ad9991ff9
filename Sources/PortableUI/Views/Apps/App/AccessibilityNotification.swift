public import Foundation
import Threads

/// What an app tells assistive technologies without being asked.
public enum AccessibilityNotification {
  /// Words that are read aloud once: that something has been saved, say.
  ///
  ///     AccessibilityNotification.Announcement("Saved").post()
  ///
  /// Nobody hears them where nothing is read aloud, or where GTK is older than 4.14 and cannot say them.
  public struct Announcement: Sendable {
    private let words: String

    /// An announcement of these words.
    public init(_ announcement: String) { words = announcement }

    /// An announcement of these words, without their looks.
    public init(_ announcement: AttributedString) {
      words = String(announcement.characters)
    }

    /// Has the words read aloud, in the window that was used last. It may be called from any thread.
    public func post() {
      if let host = Host.current { return host.announce(words) }
      runOnMain { onMain { AppSession.running?.announce(words) } }
    }
  }
}

extension AppSession {
  /// Has `words` read aloud in the window that was used last.
  fileprivate func announce(_ words: String) {
    guard let window = lastUsedWindow else { return }
    desktop.announce(words, in: window)
  }
}
