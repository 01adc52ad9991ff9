package import Foundation

extension Graph {
  /// What the calendar shows: the real one in a window, that of the host elsewhere.
  package var date: Date { host?.date ?? Date() }
}
