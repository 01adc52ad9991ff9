import Foundation
import PortableUI

/// Rows that are pushed aside, a page to go back from, and pages that are moved from one to the next.
struct SwipesPage: View {
  @State private var log = "Nothing done"
  @State private var page = 0

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Text(verbatim: log).padding()
        List {
          NavigationLink("Pages") { pages }
          Section("This week") { letters(1..<10) }
          Section("Last week") { letters(10..<30) }
        }
        .listStyle(.plain)
        .refreshable { await MainActor.run { log = "Asked anew" } }
      }
      .navigationTitle("Letters")
    }
  }

  private func letters(_ numbers: Range<Int>) -> some View {
    ForEach(numbers, id: \.self) { number in
      Text(verbatim: "Letter \(number)")
        .swipeActions {
          Button("Archive", systemImage: "archivebox") { log = "Archived \(number)" }.tint(.blue)
          Button("Delete", systemImage: "trash", role: .destructive) { log = "Deleted \(number)" }
        }
        .swipeActions(edge: .leading) {
          Button("Flag", systemImage: "flag") { log = "Flagged \(number)" }.tint(.orange)
        }
    }
  }

  private var pages: some View {
    VStack(spacing: 0) {
      Text(verbatim: "Page \(page)").padding()
      TabView(selection: $page) {
        ForEach(0..<3, id: \.self) { number in
          Text(verbatim: "Content \(number)")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.accentColor.opacity(0.2 + 0.2 * Double(number)))
        }
      }
      .tabViewStyle(.page)
    }
    .navigationTitle("Pages")
  }
}
