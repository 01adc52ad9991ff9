import Foundation
import LayoutEngine
import Observation
import PortableCombine
import PortableUI
import Testing
import Threads

/// Something a program should not do but can go on from, and what it is told.
struct Warning: Sendable {
  let id: String
  let message: String
  let provoke: @MainActor @Sendable () -> Void

  static let rows = [
    Warning(
      id: "a state written in a body",
      message: """
        A state was written while a body was being made of it.
          state: WritingState.count
          body of: WritingState
          Fix: Write it from an action, onAppear, onChange or task; a body only reads.
        """
    ) { _ = Rig(WritingState()) },
    Warning(
      id: "an object changed in a body",
      message: """
        An observed object was changed while a body was being made of it.
          object: Model
          body of: WritingObject
          Fix: Change it from an action, onAppear, onChange or task; a body only reads.
        """
    ) { _ = Rig(WritingObject(model: Model())) },
    Warning(
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
    Warning(
      id: "a focus state written in a body",
      message: """
        A state was written while a body was being made of it.
          state: WritingFocus.isThere
          body of: WritingFocus
          Fix: Write it from an action, onAppear, onChange or task; a body only reads.
        """
    ) { _ = Rig(WritingFocus()) },
    Warning(
      id: "an endless update",
      message: """
        Views keep changing each other: a frame was not done after 8 rounds.
          what happened last: the body of RootView<Endless> > Endless
            onChange in RootView<Endless> > Endless > ChangeView<Text, Int>
        """
    ) { _ = Rig(Endless()) },
    Warning(
      id: "a room in itself without end",
      message: """
        Views keep asking for another layout: one was not done after 100 times.
          still waiting: GeometryReader<AnyView>
          Fix: Look for a GeometryReader that holds itself, or whose content gives it another room.
        """
    ) { _ = Rig(RoomInItself()) },
    Warning(
      id: "lengths that contradict each other",
      message: """
        The widths of a frame contradict each other.
          least, ideal and most: [5.0, 0.0]
          around: Text
          in the body of: RootView<Contradiction> > Contradiction
          Fix: Give a least length that is no greater than the ideal, and that no greater than the most.
        """
    ) { _ = Rig(Contradiction()) },
    Warning(
      id: "a frame that is no length",
      message: """
        The width or height of a frame is no length that can be shown.
          given: [inf, -1.0]
          around: Text
          in the body of: RootView<NoLength> > NoLength
          Fix: Give a length from 0 on; to take all the room there is, give maxWidth: .infinity.
        """
    ) { _ = Rig(NoLength()) },
    Warning(
      id: "letters of no size",
      message: """
        A number that cannot be shown counts as another one.
          in: RootView<
        """
    ) { _ = Rig(Text("x").font(.system(size: -3))) },
  ]
}

private let ignore: @Sendable (String) -> Void = { _ in }

@MainActor struct WarningTests {
  @Test(arguments: Warning.rows.map(\.id))
  func `the program goes on, and what it should not do is said`(_ id: String) throws {
    let row = try #require(Warning.rows.first { $0.id == id })
    let said = Guarded<[String]>([])
    let listen: @Sendable (String) -> Void = { text in said.withLock { $0.append(text) } }
    Warnings.$listener.withValue(listen) { row.provoke() }
    let words = said.withLock { $0 }
    #expect(words.contains { $0.contains(row.message) }, "\(words)")
  }

  @Test func `views that keep changing each other leave the others alone`() {
    Warnings.$listener.withValue(ignore) {
      let stage = Rig(
        VStack {
          Endless()
          Toggled()
        })
      stage.tap("off")
      #expect(stage.texts.contains("on"))
      // Every frame goes on a little, and none takes for ever.
      #expect(stage.graph.isFrameNeeded)
    }
  }

  @Test func `frames that contradict themselves have their least length`() throws {
    Warnings.$listener.withValue(ignore) {
      let stage = Rig(Color.red.frame(minWidth: 5, maxWidth: 0).frame(height: 7))
      #expect(stage.elements.contains { $0.frame.size.width == 5 })
    }
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

private struct RoomInItself: View {
  var body: some View { GeometryReader { _ in AnyView(RoomInItself()) } }
}

private struct Toggled: View {
  @State private var isOn = false

  var body: some View { Button(isOn ? "on" : "off") { isOn = true } }
}

private struct Contradiction: View {
  var body: some View { Text("x").frame(minWidth: 5, maxWidth: 0) }
}

private struct NoLength: View {
  var body: some View { Text("x").frame(width: .infinity, height: -1) }
}
