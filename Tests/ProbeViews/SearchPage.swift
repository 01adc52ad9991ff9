import Foundation
import PortableUI

/// A list that is searched, with suggestions and scopes.
struct SearchPage: View {
  private enum Kind: Hashable { case all, fruits, breads }

  @State private var text = ""
  @State private var kind = Kind.all
  @State private var submitted = ""
  @State private var isOpen = false

  private let fruits = ["Apple", "Banana", "Cherry"]
  private let breads = ["Rye bread", "Toast"]

  var body: some View {
    NavigationStack {
      List {
        Found(names: found, submitted: submitted)
        NavigationLink("Further") { Text("Another page").navigationTitle("Further") }
      }
      .navigationTitle("Groceries")
      .toolbar { Button("Open") { isOpen = true } }
      .searchable(text: $text, isPresented: $isOpen, prompt: "Find groceries")
      .searchSuggestions {
        ForEach(found.filter { !text.isEmpty && $0 != text }, id: \.self) { name in
          Text(verbatim: "Only \(name)").searchCompletion(name)
        }
      }
      .searchScopes($kind) {
        Text("All").tag(Kind.all)
        Text("Fruits").tag(Kind.fruits)
        Text("Breads").tag(Kind.breads)
      }
      .onSubmit(of: .search) { submitted = text }
    }
  }

  private var found: [String] {
    let names = kind == .all ? fruits + breads : kind == .fruits ? fruits : breads
    return names.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }
  }
}

private struct Found: View {
  let names: [String]
  let submitted: String
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Text(verbatim: isSearching ? "Searching" : "Not searching")
    Text(verbatim: "Submitted \(submitted)")
    ForEach(names, id: \.self) { Text(verbatim: $0) }
    Button("Enough") { dismissSearch() }
  }
}
