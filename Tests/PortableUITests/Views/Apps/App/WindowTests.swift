import PortableUI
import Testing

@MainActor @Suite struct WindowTests {
  @Test func `a view opens a window by its id, as often as it likes`() {
    let desktop = TestDesktop(Windows.self)
    desktop.tap("group")
    desktop.tap("group")
    #expect(desktop.titles == ["Main", "Group", "Group"])
  }

  @Test func `there is one window at most of a Window, which comes forward`() {
    let desktop = TestDesktop(Windows.self)
    desktop.tap("single")
    desktop.tap("single")
    #expect(desktop.titles == ["Main", "Single"])
    #expect(desktop.log.lines == ["open Main", "open Single", "raise Single"])
  }

  @Test func `a value has a window of its own, which comes forward when it is asked for again`() {
    let desktop = TestDesktop(Windows.self)
    desktop.tap("seven")
    desktop.tap("eight")
    desktop.tap("seven")
    #expect(desktop.windows.dropFirst() == ["Number: 7, more", "Number: 8, more"])
    #expect(desktop.log.lines.last == "raise Number")
  }

  @Test func `a view may change the value of its window`() {
    let desktop = TestDesktop(Windows.self)
    desktop.tap("seven")
    desktop.tap("more", in: 1)
    desktop.tap("eight")
    #expect(desktop.windows.dropFirst() == ["Number: 8, more"])
  }

  @Test func `a window that shows a value has a default where a person opens it`() {
    let desktop = TestDesktop(Windows.self)
    desktop.tap("text")
    desktop.session.openAnother(like: desktop.session.windows[1])
    desktop.settle()
    #expect(desktop.windows.dropFirst() == ["Words: hello", "Words: nothing said"])
  }

  @Test func `a person opens another window with state of its own`() {
    let desktop = TestDesktop(Phases.self)
    desktop.session.openAnother(like: desktop.session.windows[0])
    #expect(desktop.titles == ["Phases", "Phases"])
  }

  @Test func `the views of a closed window disappear, and the app ends with the last one`() {
    Phases.log = Log()
    let desktop = TestDesktop(Phases.self)
    desktop.session.openAnother(like: desktop.session.windows[0])
    desktop.settle()
    desktop.session.close(desktop.session.windows[0])
    #expect(Phases.log.take().filter { $0 == "disappeared" }.count == 1)
    #expect(!desktop.hasQuit)
    desktop.session.close(desktop.session.windows[0])
    #expect(Phases.log.take().contains("disappeared"))
    #expect(desktop.hasQuit)
  }

  @Test func `nothing of a closed window stays in memory`() {
    Phases.log = Log()
    let desktop = TestDesktop(Phases.self)
    weak let window = desktop.session.windows[0]
    weak let graph = desktop.session.windows[0].graph
    desktop.session.closeAll()
    #expect(window == nil)
    #expect(graph == nil)
  }

  @Test func `a view closes the window around it at the end of the turn`() async {
    let desktop = TestDesktop(Windows.self)
    desktop.tap("group")
    desktop.tap("dismiss", in: 1)
    #expect(desktop.titles == ["Main", "Group"])
    await desktop.turn()
    #expect(desktop.titles == ["Main"])
  }

  @Test func `a view closes other windows by id and by value`() async {
    let desktop = TestDesktop(Windows.self)
    for title in ["group", "single", "seven", "eight"] { desktop.tap(title) }
    desktop.tap("close group")
    desktop.tap("close seven")
    await desktop.turn()
    #expect(desktop.titles == ["Main", "Single", "Number"])
    #expect(desktop.windows.last == "Number: 8, more")
  }

  @Test func `the phase of a window is its own, that of the app the most present one`() {
    Phases.log = Log()
    let desktop = TestDesktop(Phases.self)
    desktop.session.openAnother(like: desktop.session.windows[0])
    desktop.settle()
    let (one, other) = (desktop.session.windows[0], desktop.session.windows[1])
    _ = Phases.log.take()

    desktop.session.note(.active, of: one)
    desktop.settle()
    #expect(Phases.log.take().sorted() == ["app active", "window active"])
    desktop.session.note(.active, of: other)
    desktop.session.note(.inactive, of: one)
    desktop.settle()
    #expect(Phases.log.take().sorted() == ["window active", "window inactive"])
    desktop.session.note(.background, of: one)
    desktop.session.note(.background, of: other)
    desktop.settle()
    #expect(
      Phases.log.take().sorted() == ["app background", "window background", "window background"])
  }
}

extension TestDesktop {
  var titles: [String] { session.windows.map(\.title) }

  /// Lets the main queue do what waits there.
  func turn() async {
    await Task.detached {}.value
    await Task { @MainActor in }.value
  }
}

private struct Windows: App {
  var body: some Scene {
    WindowGroup("Main") { Openers() }
    WindowGroup("Group", id: "group") { Dismisser() }
    Window("Single", id: "single") { Text("single") }
    WindowGroup("Number", for: Int.self) { number in
      Text("\(number.wrappedValue ?? 0)")
      Button("more") { number.wrappedValue = (number.wrappedValue ?? 0) + 1 }
    }
    WindowGroup("Words", for: String.self) {
      Text($0.wrappedValue)
    } defaultValue: {
      "nothing said"
    }
  }
}

private struct Openers: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Button("group") { openWindow(id: "group") }
    Button("single") { openWindow(id: "single") }
    Button("seven") { openWindow(value: 7) }
    Button("eight") { openWindow(value: 8) }
    Button("text") { openWindow(value: "hello") }
    Button("close group") { dismissWindow(id: "group") }
    Button("close seven") { dismissWindow(value: 7) }
  }
}

private struct Dismisser: View {
  @Environment(\.dismissWindow) private var dismissWindow
  var body: some View { Button("dismiss") { dismissWindow() } }
}

private struct Phases: App {
  @MainActor static var log = Log()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Phases") { PhaseView() }
      .onChange(of: phase) { Phases.log.note("app \(phase)") }
  }

  struct PhaseView: View {
    @Environment(\.scenePhase) private var phase

    var body: some View {
      Text("phase")
        .onChange(of: phase) { Phases.log.note("window \(phase)") }
        .onDisappear { Phases.log.note("disappeared") }
    }
  }
}
