import Foundation
import PortableUI

/// A tree in a list, with more about what is selected beside it.
struct OutlinePage: View {
  @State private var selection: String?
  @State private var isInspected = false

  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  private let tree = [
    Folder(
      id: "Home",
      children: [
        Folder(id: "Music", children: [Folder(id: "Jazz"), Folder(id: "Rock")]),
        Folder(id: "Notes"),
      ]), Folder(id: "Bin"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: "selected: \(selection ?? "nothing")")
        Button("Details") { isInspected.toggle() }
      }
      .padding()
      List(tree, children: \.children, selection: $selection) { folder in
        Label(folder.id, systemImage: folder.children == nil ? "doc" : "folder")
      }
      .listStyle(.sidebar)
      .listItemTint(.orange)
    }
    .inspector(isPresented: $isInspected) {
      Text(verbatim: "about \(selection ?? "nothing")").padding()
    }
  }
}

/// Tabs that are places to go to, at the side where there is room.
struct PlacesPage: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("at home") }
      Tab("Search", systemImage: "magnifyingglass") { Text("searching") }.badge(3)
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
