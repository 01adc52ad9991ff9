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
      id: "a state written in a body",
      message: """
        A state was written while a body was being made of it.
          state: WritingState.count
          body of: WritingState
          Fix: Write it from an action, onAppear, onChange or task; a body only reads.
        """
    ) { _ = Rig(WritingState()) },
    Misuse(
      id: "an object changed in a body",
      message: """
        An observed object was changed while a body was being made of it.
          object: Model
          body of: WritingObject
          Fix: Change it from an action, onAppear, onChange or task; a body only reads.
        """
    ) { _ = Rig(WritingObject(model: Model())) },
    Misuse(
      id: "an observable object written in a body",
      message: """
        An @Observable object was written while a body was being made of it.
          body of: WritingRecord
          Fix: Write it from an action, onAppear, onChange or task; a body only reads.
        """
    ) {
      let stage = Rig(WritingRecord(record: Record()))
      stage.tap("write")
    },
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
      id: "a focus state written in a body",
      message: """
        A state was written while a body was being made of it.
          state: WritingFocus.isThere
          body of: WritingFocus
          Fix: Write it from an action, onAppear, onChange or task; a body only reads.
        """
    ) { _ = Rig(WritingFocus()) },
    Misuse(
      id: "a focus state written before its view is there",
      message: """
        A @FocusState was written before its view was on the screen.
          type: Bool
          Fix: Write it from onAppear or an action.
        """
    ) { WritingFocus().isThere = true },
    Misuse(
      id: "an endless update",
      message: """
        Views keep changing each other: a frame was not done after 8 rounds.
          what happened last: the body of RootView<Endless> > Endless
            onChange in RootView<Endless> > Endless > ChangeView<Text, Int>
        """
    ) { _ = Rig(Endless()) },
    Misuse(
      id: "a room in itself without end",
      message: """
        Views keep asking for another layout: one was not done after 100 times.
          still waiting: GeometryReader<AnyView>
          Fix: Look for a GeometryReader that holds itself, or whose content gives it another room.
        """
    ) { _ = Rig(RoomInItself()) },
    Misuse(
      id: "rows with one identity",
      message: """
        ForEach was given elements with the same identity.
          identities: [1]
          in: RootView<ForEach<Array<Int>, Int, Text>> > ForEach<Array<Int>, Int, Text>
          Fix: Give every element an id of its own; state goes to the first of those that share one.
        """
    ) { _ = Rig(ForEach([1, 2, 1], id: \.self) { Text("\($0)") }) },
    Misuse(
      id: "one identity for neighbours",
      message: """
        ForEach was given elements with the same identity.
          identities: [4]
        """
    ) { _ = Rig(ForEach([1, 4, 4, 5], id: \.self) { Text("\($0)") }) },
    Misuse(
      id: "more identities twice than anybody reads",
      message: """
        ForEach was given elements with the same identity.
          identities: [9, 1, 9, 2, 3]
        """
    ) { _ = Rig(ForEach([9, 1, 2, 9, 3, 1, 4, 9, 2, 3, 4], id: \.self) { Text("\($0)") }) },
    Misuse(
      id: "an identity twice in a lazy stack",
      message: """
        ForEach was given elements with the same identity.
          identities: ["b"]
          in: RootView<LazyVStack<ForEach<Array<String>, String, Text>>> > \
        LazyVStack<ForEach<Array<String>, String, Text>> > ForEach<Array<String>, String, Text>
          Fix: Give every element an id of its own; state goes to the first of those that share one.
        """
    ) { _ = Rig(LazyVStack { ForEach(["a", "b", "b"], id: \.self) { Text($0) } }) },
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

private struct WritingObject: View {
  @ObservedObject var model: Model

  var body: some View {
    model.count += 1
    return Text("\(model.count)")
  }
}

private struct WritingRecord: View {
  let record: Record
  @State private var isWriting = false

  var body: some View {
    if isWriting { record.number += 1 }
    return VStack {
      Text("\(record.number)")
      Button("write") { isWriting = true }
    }
  }
}

private struct Endless: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onChange(of: count, initial: true) { count += 1 }
  }
}

private struct Orphan: View {
  @EnvironmentObject private var model: Model
  var body: some View { Text("\(model.count)") }
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

private struct RoomInItself: View {
  var body: some View { GeometryReader { _ in AnyView(RoomInItself()) } }
}
