import Foundation

/// What stands for the desktop's programs in a test: it opens nothing and forgets nothing.
@MainActor
final class OpenedAddresses {
  private(set) var opened: [URL] = []

  nonisolated init() {}

  func open(_ url: URL) -> Bool {
    opened.append(url)
    return true
  }
}
