import Foundation
import PortableUI
import Testing
import ViewTesting

/// Bars that a view hides while it is seen.
@MainActor struct BarVisibilityTests {
  private struct Pages: View {
    let placement: ToolbarPlacement
    @State private var isHidden = true

    var body: some View {
      NavigationStack {
        NavigationLink("Next") {
          Toggle("Hidden", isOn: $isHidden)
            .navigationTitle("Second")
            .toolbar { ToolbarItem(placement: .bottomBar) { Text("Foot") } }
            .toolbar(isHidden ? .hidden : .automatic, for: placement)
        }
        .navigationTitle("First")
      }
    }
  }

  @Test(arguments: [ToolbarPlacement.navigationBar, .windowToolbar, .automatic])
  func `a page without a bar shows no title and no way back`(placement: ToolbarPlacement) throws {
    let screen = Screen(Pages(placement: placement))
    #expect(screen.title == "First")
    try screen.tap("Next")
    #expect(screen.title == nil && !screen.exists("Back"))
    try screen.toggle("Hidden")
    #expect(screen.title == "Second")
    try screen.back()
    #expect(screen.title == "First")
  }

  @Test func `without a name, the bar around is meant`() throws {
    let screen = Screen(
      NavigationStack {
        NavigationLink("Next") { Text("Deep").navigationTitle("Second").toolbar(.hidden) }
          .navigationTitle("First")
      })
    try screen.tap("Next")
    #expect(screen.exists("Deep") && screen.title == nil)
  }

  @Test func `what is below the content goes and comes back`() throws {
    let screen = Screen(Pages(placement: .bottomBar))
    try screen.tap("Next")
    #expect(screen.title == "Second" && !screen.exists("Foot"))
    try screen.toggle("Hidden")
    #expect(screen.exists("Foot"))
    try screen.toggle("Hidden")
    #expect(!screen.exists("Foot"))
    try screen.back()
    #expect(screen.title == "First")
  }

  private struct Tabs: View {
    @State private var isHidden = false

    var body: some View {
      TabView {
        NavigationStack {
          NavigationLink("Deeper") {
            Text("Deep").toolbarVisibility(.hidden, for: .tabBar)
          }
        }
        .tabItem { Text("One") }
        Toggle("Hidden", isOn: $isHidden)
          .frame(maxHeight: .infinity)
          .toolbar(isHidden ? .hidden : .visible, for: .tabBar, .navigationBar)
          .tabItem { Text("Two") }
      }
    }
  }

  @Test func `the buttons of tabs are gone while the page in front hides them`() throws {
    let screen = Screen(Tabs())
    #expect(screen.tabs == ["One", "Two"])
    try screen.tap("Deeper")
    #expect(screen.tabs == [] && screen.exists("Deep"))
    try screen.back()
    #expect(screen.tabs == ["One", "Two"])
    try screen.tap(.button("Two"))
    let middle = try screen.frame(of: .toggle("Hidden")).midY
    try screen.toggle("Hidden")
    #expect(screen.tabs == [])
    #expect(try screen.frame(of: .toggle("Hidden")).midY > middle, "the page has their room")
    try screen.toggle("Hidden")
    #expect(screen.tabs == ["One", "Two"])
    try screen.tap(.button("One"))
    #expect(screen.exists("Deeper"))
  }
}
