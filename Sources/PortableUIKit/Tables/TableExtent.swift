import Foundation

extension TableModel {
  /// How much there is where somebody looked for `path`, for a message.
  nonisolated func extent(of path: IndexPath) -> String {
    guard sections.indices.contains(path.section) else {
      return "and there are \(sections.count) sections"
    }
    return "which has \(sections[path.section].rows.count)"
  }
}
