import Foundation
import PortableUI
import Testing
import ViewTesting

/// Widths of columns that outlive the views, and the windows, in which a person gave them.
@MainActor
struct KeptLengthsTests {
  private struct Shelves: View {
    var body: some View {
      NavigationSplitView {
        Text("Side").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 320)
      } detail: {
        Text("Main").inspector(isPresented: .constant(true)) { Text("More") }
      }
    }
  }

  private struct Library: App {
    var body: some Scene {
      WindowGroup("Books") { Shelves() }.defaultSize(width: 1000, height: 400)
    }
  }

  @Test func `a window begins with the widths that a person gave columns in one before`() {
    let desktop = TestDesktop(Library.self)
    let first = desktop.session.windows[0]
    desktop.session.openAnother(like: first)
    desktop.slide("Sidebar width", to: 300, in: 0)
    desktop.slide("Inspector width", to: 190, in: 0)
    // Those that are open are not touched.
    #expect(desktop.width("Sidebar width", in: 1) == 200)
    desktop.session.close(first)
    #expect(
      desktop.lengths == ["Shelves/Sidebar width": 300, "Shelves/Inspector width": 190])
    desktop.session.openAnother(like: desktop.session.windows[0])
    desktop.settle()
    #expect(desktop.width("Sidebar width", in: 1) == 300)
    #expect(desktop.width("Inspector width", in: 1) == 190)
    #expect(desktop.session.windows[1].keptLengths.given.isEmpty)
  }

  private struct Author: Identifiable {
    let id: Int
    let name: String
  }

  private struct Authors: View {
    var body: some View {
      Table([Author(id: 1, name: "Austen")]) {
        TableColumn("Name", value: \.name)
        TableColumn("Born") { _ in Text("1775") }.width(min: 100, ideal: 200, max: 400)
        TableColumn("Died") { _ in Text("1817") }
      }
    }
  }

  private struct Index: App {
    var body: some Scene {
      WindowGroup("Authors") { Authors() }.defaultSize(width: 1000, height: 400)
    }
  }

  @Test func `a table begins with the widths that a person gave its columns in a window before`() {
    let desktop = TestDesktop(Index.self)
    let first = desktop.session.windows[0]
    desktop.session.openAnother(like: first)
    desktop.settle()
    let usual = desktop.width("Name width", in: 1)
    desktop.slide("Name width", to: 250, in: 0)
    #expect(desktop.width("Name width", in: 1) == usual)
    desktop.session.close(first)
    #expect(desktop.lengths == ["Authors/Column 0 width": 250])
    desktop.session.openAnother(like: desktop.session.windows[0])
    desktop.settle()
    #expect(desktop.width("Name width", in: 1) == 250)
    desktop.slide("Born width", to: 300, in: 1)
    // Where a line is moved, the columns before it stay as they are.
    #expect(
      desktop.session.windows[1].keptLengths.given
        == ["Authors/Column 0 width": 250, "Authors/Column 1 width": 300])
  }

  @Test(arguments: [(1_000.0, 400.0), (20, 100), (280, 280)])
  func `a column of a table is no wider than it says now`(kept: Double, width: Double) throws {
    let screen = Screen(
      Authors().environment(\.keptLengths, KeptLengths(["Authors/Column 1 width": kept])),
      size: CGSize(width: 1000, height: 400))
    let (born, died) = (try screen.frame(of: .text("Born")), try screen.frame(of: .text("Died")))
    // Two columns are 16 points apart.
    #expect(Double(died.minX - born.minX) == width + 16)
  }

  private struct Coming: View {
    @State private var isShown = true

    var body: some View {
      VStack {
        Toggle("Shown", isOn: $isShown)
        if isShown { Shelves() }
      }
    }
  }

  /// How wide the sidebar is: the middle of what a person takes it by is half a point before its end.
  private func sidebar(of screen: Screen) throws -> Double {
    Double(try screen.frame(of: .slider("Sidebar width")).midX + 0.5)
  }

  @Test func `columns that come again are as wide as a person made them`() throws {
    let screen = Screen(Coming(), size: CGSize(width: 1000, height: 400))
    #expect(try sidebar(of: screen) == 200)
    try screen.drag("Sidebar width", by: CGSize(width: 60, height: 0))
    try screen.toggle("Shown")
    try screen.toggle("Shown")
    #expect(try sidebar(of: screen) == 260)
    let other = Screen(Coming(), size: CGSize(width: 1000, height: 400))
    #expect(try sidebar(of: other) == 200)
  }

  @Test(arguments: [(1_000.0, 320.0), (20, 150), (280, 280)])
  func `a column is no wider than it says now`(kept: Double, width: Double) throws {
    let screen = Screen(
      Shelves().environment(\.keptLengths, KeptLengths(["Shelves/Sidebar width": kept])),
      size: CGSize(width: 1000, height: 400))
    #expect(try sidebar(of: screen) == width)
  }
}
