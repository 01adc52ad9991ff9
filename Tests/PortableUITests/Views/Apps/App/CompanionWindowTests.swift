import Foundation
import LayoutEngine
import PortableUI
import Testing

/// A window beside the one that it came of.
@MainActor @Suite struct CompanionWindowTests {
  private struct Workshop: App {
    var body: some Scene { WindowGroup("Main") { Bench() } }
  }

  private struct Bench: View {
    @State private var isOpen = false
    @State private var call = 0
    @State private var count = 0

    var body: some View {
      Text(isOpen ? "open" : "closed")
      Text("\(count)")
      Button("tools") { (isOpen, call) = (true, call + 1) }
      Button("away") { isOpen = false }
      Button("count") { count += 1 }
        .companionWindow(
          "Tools", id: "tools", isPresented: $isOpen, calledBy: call,
          size: CGSize(width: 300, height: 200)
        ) { Tools() }
    }
  }

  private struct Tools: View {
    @State private var turns = 0

    var body: some View {
      Text("turned \(turns)")
      Button("turn") { turns += 1 }
    }
  }

  private let desktop = TestDesktop(Workshop.self)

  @Test func `both windows are used side by side`() {
    desktop.tap("tools")
    #expect(desktop.titles == ["Main", "Tools"])
    desktop.tap("turn", in: 1)
    desktop.tap("count")
    #expect(desktop.texts(in: desktop.session.windows[0]).contains("1"))
    #expect(desktop.texts(in: desktop.session.windows[1]).contains("turned 1"))
    #expect(desktop.session.windows[1].size?.width == 300)
  }

  @Test func `another call brings it forward`() {
    desktop.tap("tools")
    desktop.tap("tools")
    #expect(desktop.titles == ["Main", "Tools"])
    #expect(desktop.log.lines == ["open Main", "open Tools", "raise Tools"])
  }

  @Test func `it closes when it is no longer presented, and opens again as new`() async {
    desktop.tap("tools")
    desktop.tap("turn", in: 1)
    desktop.tap("away")
    await desktop.turn()
    #expect(desktop.titles == ["Main"])
    #expect(!desktop.hasQuit)
    desktop.tap("tools")
    #expect(desktop.windows.last == "Tools: turned 0, turn")
  }

  @Test func `who closes it, says that it is not presented`() {
    desktop.tap("tools")
    desktop.session.close(desktop.session.windows[1])
    desktop.settle()
    #expect(desktop.titles == ["Main"])
    #expect(desktop.texts(in: desktop.session.windows[0]).contains("closed"))
    desktop.tap("tools")
    #expect(desktop.titles == ["Main", "Tools"])
  }

  @Test func `it closes with the window that it came of, and the app ends`() async {
    desktop.tap("tools")
    weak let companion = desktop.session.windows[1]
    desktop.session.close(desktop.session.windows[0])
    await desktop.turn()
    #expect(desktop.titles.isEmpty)
    #expect(desktop.hasQuit)
    #expect(companion == nil)
  }

  @Test func `a person who wants another one has it brought forward`() {
    desktop.tap("tools")
    desktop.session.openAnother(like: desktop.session.windows[1])
    #expect(desktop.titles == ["Main", "Tools"])
    #expect(desktop.log.lines.last == "raise Tools")
  }
}
