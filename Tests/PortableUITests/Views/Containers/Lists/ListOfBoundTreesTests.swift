import Foundation
import PortableUI
import Testing
import ViewTesting

/// Trees behind a binding.
@MainActor
struct ListOfBoundTreesTests {
  private static let size = CGSize(width: 300, height: 500)

  private struct Folders: View {
    @State private var folders = OutlineGroupTests.Folder.tree
    @State private var selection: String?
    var body: some View {
      VStack {
        Text(verbatim: names(in: folders))
        List($folders, children: \.children, selection: $selection) { $folder in
          Button(folder.name) { folder.tags += 1 }
        }
      }
    }

    /// Each folder with its tags, in one line.
    private func names(in folders: [OutlineGroupTests.Folder]) -> String {
      folders.map { folder in
        let inner = folder.children.map { $0.isEmpty ? "" : " (\(names(in: $0)))" } ?? ""
        return "\(folder.name) \(folder.tags)\(inner)"
      }
      .joined(separator: " ")
    }
  }

  @Test func `rows write what is inside of others`() throws {
    let screen = Screen(Folders(), size: Self.size)
    try screen.tap("Expand")
    try screen.tap(.button("Note"))
    try screen.tap(.button("Bin"))
    try screen.tap(.button("Bin"))
    #expect(screen.texts[0] == "Home 0 (Music 0 (Jazz 0 Rock 0) Empty 0 Note 1) Bin 2")
    try screen.tap(.button("Expand").at(0))
    try screen.tap(.button("Rock"))
    #expect(screen.texts[0].contains("Rock 1"))
  }

  @Test func `a group and a list without a selection are trees of bindings, too`() throws {
    struct Both: View {
      @State private var folders = OutlineGroupTests.Folder.tree
      var body: some View {
        VStack {
          Text(verbatim: "\(folders.map(\.tags))")
          List($folders, id: \.name, children: \.children) { $folder in
            Button(folder.name) { folder.tags += 1 }
          }
          OutlineGroup($folders, children: \.children) { $folder in
            Button("+ \(folder.name)") { folder.tags += 10 }
          }
        }
      }
    }
    let screen = Screen(Both(), size: Self.size)
    try screen.tap(.button("Home"))
    try screen.tap(.button("+ Bin"))
    #expect(screen.texts[0] == "[1, 10]")
  }
}
