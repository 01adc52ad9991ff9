import Foundation
import PortableUI
import Testing
import ViewTesting

/// The elements of a tree, in lists and elsewhere.
@MainActor
struct OutlineGroupTests {
  struct Folder: Identifiable, Hashable {
    let name: String
    var children: [Folder]?
    var tags = 0
    var id: String { name }

    static let tree = [
      Folder(
        name: "Home",
        children: [
          Folder(name: "Music", children: [Folder(name: "Jazz"), Folder(name: "Rock")]),
          Folder(name: "Empty", children: []), Folder(name: "Note"),
        ]), Folder(name: "Bin"),
    ]
  }

  struct Files: View {
    @State private var selection: String?

    var body: some View {
      VStack {
        Text(verbatim: selection ?? "nothing")
        List(Folder.tree, children: \.children, selection: $selection) { folder in
          Text(verbatim: folder.name)
        }
      }
    }
  }

  private let size = CGSize(width: 300, height: 500)

  @Test func `a tree shows what is inside others when a person asks for it`() throws {
    let screen = Screen(
      List(Folder.tree, children: \.children) { Text(verbatim: $0.name) }, size: size)
    #expect(screen.texts == ["Home", "Bin"])
    try screen.tap("Expand")
    #expect(screen.texts == ["Home", "Music", "Empty", "Note", "Bin"])
    try screen.tap(.button("Expand").at(1))
    #expect(screen.texts == ["Home", "Music", "Empty", "Note", "Bin"])
    try screen.tap(.button("Expand").at(0))
    #expect(screen.texts == ["Home", "Music", "Jazz", "Rock", "Empty", "Note", "Bin"])
    try screen.tap(.button("Collapse").at(0))
    #expect(screen.texts == ["Home", "Bin"])
    // What was open inside is open again.
    try screen.tap("Expand")
    #expect(screen.texts == ["Home", "Music", "Jazz", "Rock", "Empty", "Note", "Bin"])
  }

  @Test func `arrows to the sides show, hide, and go in and out`() throws {
    let screen = Screen(Files(), size: size)
    try screen.select(.row("Home"))
    try screen.press(.rightArrow)
    #expect(screen.texts == ["Home", "Home", "Music", "Empty", "Note", "Bin"])
    try screen.press(.rightArrow)
    #expect(screen.texts[0] == "Music")
    try screen.press(.rightArrow)
    try screen.press(.downArrow)
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "Rock")
    // There is nothing in it, and it is in something.
    try screen.press(.rightArrow)
    #expect(screen.texts[0] == "Rock")
    try screen.press(.leftArrow)
    #expect(screen.texts[0] == "Music")
    try screen.press(.leftArrow)
    #expect(!screen.texts.contains("Rock"))
    try screen.press(.leftArrow)
    #expect(screen.texts[0] == "Home")
    try screen.press(.leftArrow)
    #expect(screen.texts == ["Home", "Home", "Bin"])
  }

  @Test func `from right to left the arrows to the sides are the other way round`() throws {
    let screen = Screen(Files(), size: size, layoutDirection: .rightToLeft)
    try screen.select(.row("Home"))
    try screen.press(.leftArrow)
    #expect(screen.texts == ["Home", "Home", "Music", "Empty", "Note", "Bin"])
    try screen.press(.rightArrow)
    #expect(screen.texts == ["Home", "Home", "Bin"])
  }

  @Test func `out of it goes also who is far from where it begins`() throws {
    struct Long: View {
      @State private var selection: String?

      var body: some View {
        let all = (0..<200).map { Folder(name: "File \($0)") }
        VStack {
          Text(verbatim: selection ?? "nothing")
          List(
            [Folder(name: "Home", children: all)], children: \.children, selection: $selection
          ) { Text(verbatim: $0.name) }
        }
      }
    }
    let screen = Screen(Long(), size: size)
    try screen.select(.row("Home"))
    try screen.press(.rightArrow)
    try screen.press(.end)
    #expect(screen.texts[0] == "File 199" && !screen.exists(.row("Home")))
    try screen.press(.leftArrow)
    #expect(screen.texts[0] == "Home" && screen.exists(.row("Home")))
  }

  @Test func `what is inside stands further in`() throws {
    let screen = Screen(
      VStack(alignment: .leading) {
        OutlineGroup(Folder.tree[0], children: \.children) { Text(verbatim: $0.name) }
      }
      .frame(maxWidth: .infinity, alignment: .leading), size: size)
    let outer = try screen.frame(of: "Home").minX
    try screen.tap("Expand")
    #expect(screen.texts == ["Home", "Music", "Empty", "Note"])
    #expect(try screen.frame(of: "Note").minX == outer + 18)
    #expect(try screen.frame(of: "Music").minX == outer + 18)
  }

  @Test func `what is hidden of a large tree costs nothing`() throws {
    struct Line: View {
      let name: String
      var body: some View { Text(verbatim: name) }
    }
    let leaves = (0..<20_000).map { Folder(name: "Leaf \($0)") }
    let screen = Screen(
      List([Folder(name: "All", children: leaves)], children: \.children) { Line(name: $0.name) },
      size: size)
    #expect(screen.bodyCount(of: Line.self) == 1)
    try screen.tap("Expand")
    #expect(screen.exists("Leaf 3"))
    #expect(screen.bodyCount(of: Line.self) < 40)
  }
}
