import Foundation
import PortableUI
import Testing
import ViewTesting

/// A column with more about what is chosen.
@MainActor
struct InspectorTests {
  private struct Inspected: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Text("Content")
        Button("Toggle") { isShown.toggle() }
      }
      .inspector(isPresented: $isShown) {
        Text("Details").inspectorColumnWidth(min: 150, ideal: 200, max: 320)
      }
    }
  }

  @Test func `it stands at the end, as wide as it says`() throws {
    let screen = Screen(Inspected(), size: CGSize(width: 800, height: 400))
    #expect(!screen.exists("Details"))
    try screen.tap("Toggle")
    // The room that is left is the content's.
    #expect(try screen.frame(of: "Content").midX == 300)
    #expect(try screen.frame(of: "Details").midX == 700)
    try screen.tap("Toggle")
    #expect(!screen.exists("Details"))
    #expect(try screen.frame(of: "Content").midX == 400)
  }

  @Test func `a person makes it wider, within its limits`() throws {
    let screen = Screen(Inspected(), size: CGSize(width: 800, height: 400))
    try screen.tap("Toggle")
    try screen.drag("Inspector width", by: CGSize(width: -60, height: 0))
    #expect(try screen.frame(of: "Details").midX == 670)
    try screen.drag("Inspector width", by: CGSize(width: -500, height: 0))
    #expect(try screen.frame(of: "Details").midX == 640)
    try screen.drag("Inspector width", by: CGSize(width: 700, height: 0))
    #expect(try screen.frame(of: "Details").midX == 725)
  }

  @Test func `where there is no room for both it is a sheet, which a person dismisses`() throws {
    let screen = Screen(Inspected(), size: CGSize(width: 400, height: 400))
    try screen.tap("Toggle")
    #expect(screen.sheets.count == 1)
    #expect(screen.exists("Details"))
    try screen.dismiss()
    #expect(screen.sheets.isEmpty)
    // It is known to be gone.
    try screen.tap("Toggle")
    #expect(screen.exists("Details"))
  }

  @Test func `a window that is made narrow has it as a sheet`() throws {
    let screen = Screen(Inspected(), size: CGSize(width: 800, height: 400))
    try screen.tap("Toggle")
    #expect(screen.sheets.isEmpty)
    screen.resize(to: CGSize(width: 400, height: 400))
    #expect(screen.sheets.count == 1)
    screen.resize(to: CGSize(width: 800, height: 400))
    #expect(screen.sheets.isEmpty)
    #expect(screen.exists("Details"))
  }

  private struct Counting: View {
    @State private var isShown = true

    var body: some View {
      Toggle("Shown", isOn: $isShown).inspector(isPresented: $isShown) { Counter() }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Counted \(count)") { count += 1 } }
  }

  @Test func `its state goes along when it becomes a sheet, and back`() throws {
    let (wide, narrow) = (CGSize(width: 800, height: 400), CGSize(width: 400, height: 400))
    let screen = Screen(Counting(), size: wide)
    try screen.tap("Counted 0")
    screen.resize(to: narrow)
    #expect(screen.sheets.count == 1)
    try screen.tap("Counted 1")
    screen.resize(to: wide)
    #expect(screen.sheets.isEmpty)
    try screen.tap("Counted 2")
    #expect(screen.exists("Counted 3"))
    // One that was away is a new one.
    screen.resize(to: narrow)
    try screen.dismiss()
    try screen.toggle("Shown")
    #expect(screen.exists("Counted 0"))
    try screen.tap("Counted 0")
    screen.resize(to: wide)
    try screen.toggle("Shown")
    try screen.toggle("Shown")
    #expect(screen.exists("Counted 0"))
  }
}
