import Observation
import PortableCombine
import PortableUI
import Testing

/// A way to break a rule of views, and what the program says when it stops over it.
struct Misuse: Sendable {
  let id: String
  let message: String
  let provoke: @MainActor @Sendable () -> Void

  static let rows = [
    Misuse(
      id: "a state written before its view is there",
      message: """
        A @State was written before its view was on the screen.
          type: Int
          Fix: Set its first value with _property = State(initialValue:) in the initialiser, \
        or write it from onAppear or an action.
        """
    ) { WritingState().count = 1 },
    Misuse(
      id: "a focus state written before its view is there",
      message: """
        A @FocusState was written before its view was on the screen.
          type: Bool
          Fix: Write it from onAppear or an action.
        """
    ) { WritingFocus().isThere = true },
    Misuse(
      id: "a view in itself without end",
      message: """
          the outermost that comes again and again: ViewInItself
        """
    ) { _ = Rig(VStack { ViewInItself() }) },
    Misuse(
      id: "no object in the environment",
      message: """
        There is no Model in the environment.
          property: Orphan.model
          view: RootView<VStack<Orphan>> > VStack<Orphan> > Orphan
          Fix: Give the object to a view further out with .environmentObject(…).
        """
    ) { _ = Rig(VStack { Orphan() }) },
    Misuse(
      id: "no object in the environment of an action",
      message: """
        There is no Model in the environment.
          property: ActingOrphan.model
        """
    ) { Rig(ActingOrphan()).tap("Act") },
    Misuse(
      id: "no observable object in the environment",
      message: """
        There is no Record in the environment.
          property: RecordOrphan.record
          view: RootView<RecordOrphan> > RecordOrphan
          Fix: Give the object to a view further out with .environment(…).
        """
    ) { _ = Rig(RecordOrphan()) },
    Misuse(
      id: "an object of the environment off the screen",
      message: """
        There is no Model in the environment.
          property: of a view that is not on the screen
          view: outside of a body
        """
    ) { _ = Orphan().body },
    Misuse(
      id: "a window that no scene has",
      message: """
        No scene has the window that is to be opened.
          id: nowhere
          shows: nothing
          Fix: Give a WindowGroup or Window in the App's body this id, or this type of value.
        """
    ) { TestDesktop(Opening.self).tap("Open") },
    Misuse(
      id: "a window without an app",
      message: """
        A window is to be opened, but no app is running.
          Fix: Look at supportsMultipleWindows first where the view is also shown without windows.
        """
    ) { Rig(Opener()).tap("Open") },
    Misuse(
      id: "an app without windows",
      message: """
        The app has no windows.
          Fix: Put a WindowGroup into the body of the App.
        """
    ) { _ = TestDesktop(Windowless.self) },
  ]
}

struct MisuseTests {
  @Test(arguments: Misuse.rows.map(\.id))
  func `the program stops and says what happened, the facts and the fix`(
    _ id: String
  ) async throws {
    let row = try #require(Misuse.rows.first { $0.id == id })
    let ended = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [id] in
      await Misuse.rows.first { $0.id == id }?.provoke()
    }
    let said = String(decoding: try #require(ended).standardErrorContent, as: UTF8.self)
    #expect(said.contains(row.message), "\(said.prefix(800))")
  }

  @Test func `no two rows are called the same`() {
    #expect(Set(Misuse.rows.map(\.id)).count == Misuse.rows.count)
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
}

@Observable
private final class Record {
  var number = 0
}

private struct WritingState: View {
  @State var count = 0

  var body: some View {
    count = 1
    return Text("\(count)")
  }
}

private struct WritingFocus: View {
  @FocusState var isThere: Bool

  var body: some View {
    isThere = true
    return Text("")
  }
}

private struct ViewInItself: View {
  var body: some View { AnyView(HStack { ViewInItself() }) }
}

private struct Orphan: View {
  @EnvironmentObject private var model: Model
  var body: some View { Text("\(model.count)") }
}

private struct ActingOrphan: View {
  @EnvironmentObject private var model: Model
  var body: some View { Button("Act") { model.count += 1 } }
}

private struct RecordOrphan: View {
  @Environment(Record.self) private var record
  var body: some View { Text("\(record.number)") }
}

private struct Opening: App {
  var body: some Scene { WindowGroup { Opener() } }
}

private struct Opener: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View { Button("Open") { openWindow(id: "nowhere") } }
}

private struct Windowless: App {
  var body: some Scene {
    if CommandLine.arguments.isEmpty { WindowGroup { Opener() } }
  }
}
