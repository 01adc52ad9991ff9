import Foundation
import ViewPlatform

/// The parts that differ, each with what it was and is.
struct DifferenceView: View {
  let changes: [Change]

  var body: some View {
    if changes.isEmpty {
      Text("Nothing differs.").foregroundStyle(.secondary)
    } else {
      ScrollView {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(Array(changes.prefix(100).enumerated()), id: \.offset) { _, change in
            Text(change.short)
          }
          if changes.count > 100 { Text("And \(changes.count - 100) more.") }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(maxHeight: 160)
    }
  }
}

extension Change {
  /// On a few lines at most: states can be as long as books.
  fileprivate var short: String {
    Change(path: path, old: old.short, new: new.short).description
  }
}

extension String? {
  /// The beginning, where it is long.
  fileprivate var short: String? { map { $0.count > 300 ? $0.prefix(300) + "…" : $0 } }
}

/// What differs between two entries: in two columns where there is room for them, else line by line.
struct ComparisonView: View {
  let one: StateEntry
  let other: StateEntry
  let changes: [Change]

  /// How wide two columns and what is between them are at least.
  private static let least = 2 * 280.0 + 12

  var body: some View {
    ViewThatFits(in: .horizontal) {
      columns.frame(minWidth: Self.least, idealWidth: Self.least)
      VStack(alignment: .leading, spacing: 6) {
        Text("Compared with \(one.title)")
        DifferenceView(changes: changes)
      }
    }
  }

  private var columns: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 6) {
        line(Text("#\(one.id) \(one.title)"), Text("#\(other.id) \(other.title)")).bold()
        if changes.isEmpty { Text("Nothing differs.").foregroundStyle(.secondary) }
        ForEach(Array(changes.prefix(100).enumerated()), id: \.offset) { _, change in
          if !change.path.isEmpty { Text(change.path).foregroundStyle(.secondary) }
          line(Text(change.old.short ?? "(nothing)"), Text(change.new.short ?? "(nothing)"))
        }
        if changes.count > 100 { Text("And \(changes.count - 100) more.") }
      }
    }
    .frame(maxHeight: 200)
  }

  private func line(_ one: Text, _ other: Text) -> some View {
    HStack(alignment: .top, spacing: 12) {
      one.frame(maxWidth: .infinity, alignment: .leading)
      other.frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
