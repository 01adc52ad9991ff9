import Foundation
import PortableUI

/// Three columns: shelves, the books on one, and one of these.
struct ColumnsPage: View {
  private struct Shelf: Identifiable {
    let id: String
    let books: [String]
  }

  @State private var shelf: String?
  @State private var book: String?
  @State private var visibility = NavigationSplitViewVisibility.automatic

  private let shelves = [
    Shelf(id: "Fiction", books: ["Emma", "Ulysses"]),
    Shelf(id: "Science", books: ["Cosmos", "Origins"]),
  ]

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(shelves, selection: $shelf) { shelf in
        Label(shelf.id, systemImage: "folder")
      }
      .navigationTitle("Shelves")
    } content: {
      List(shelves.first { $0.id == shelf }?.books ?? [], id: \.self, selection: $book) { book in
        NavigationLink(book, value: book)
      }
      .navigationTitle(shelf ?? "Books")
    } detail: {
      BookPage(title: book ?? "No book").navigationTitle(book ?? "Library")
    }
  }
}

/// A book, with a note on it.
private struct BookPage: View {
  let title: String
  @State private var note = ""

  var body: some View {
    VStack {
      Text(verbatim: "Read \(title)").font(.title)
      TextField("Note", text: $note)
      Text(verbatim: "Noted: \(note)")
    }
    .padding()
  }
}

/// Two columns, of which the first has links.
struct SidebarPage: View {
  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("One", value: 1)
        NavigationLink("Two", value: 2)
        NavigationLink("About") { Text("About it").navigationTitle("About") }
      }
      .navigationTitle("Places")
      .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text(verbatim: "Place \(number)")
          NavigationLink("Further", value: number * 10)
        }
        .navigationTitle("Number \(number)")
      }
    } detail: {
      Text("Nowhere")
    }
  }
}
