import PortableCombine
import PortableUI
import Testing

@MainActor
struct LifecycleTests {
  @Test func `inner views appear before outer ones, and views beside each other in order`() {
    let log = Log()
    let inspector = Rig(Family(log: log))
    #expect(log.take() == ["+a", "+b", "+family"])
    inspector.tap("hide")
    #expect(log.take() == ["-a", "-b", "-family"])
    inspector.tap("hide")
    #expect(log.take() == ["+a", "+b", "+family"])
  }

  @Test func `a view appears once, however often it is made anew or moved`() {
    let log = Log()
    let inspector = Rig(Shuffled(log: log))
    #expect(log.take() == ["+1", "+2", "+3"])
    inspector.tap("reverse")
    inspector.tap("reverse")
    #expect(log.take() == [])
    inspector.tap("replace")
    #expect(log.take() == ["+4", "+5", "-1", "-3"])
  }

  @Test func `what onAppear writes is shown in the same frame`() {
    let inspector = Rig(Filling())
    #expect(inspector.texts == ["filled"])
    #expect(inspector.graph.counts.frames == 1 && !inspector.graph.isFrameNeeded)
  }

  @Test func `a view that goes before it was seen is told nothing`() {
    let log = Log()
    let inspector = Rig(Fleeting(log: log))
    inspector.tap("show")
    #expect(log.take() == ["appeared"])
    #expect(!inspector.texts.contains("never seen"))
  }

  @Test func `everything disappears when the screen is closed`() {
    let log = Log()
    let inspector = Rig(Family(log: log))
    _ = log.take()
    inspector.graph.close()
    #expect(log.take() == ["-a", "-b", "-family"])
    inspector.graph.close()
    #expect(log.take() == [])
  }

  @Test func `and when it is let go`() {
    let log = Log()
    var inspector: Rig? = Rig(Family(log: log))
    _ = log.take()
    #expect(inspector?.texts == ["hide"])
    inspector = nil
    #expect(log.take() == ["-a", "-b", "-family"])
  }
}

private struct Told: View {
  let name: String
  let log: Log

  var body: some View {
    Spacer().onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
  }
}

private struct Family: View {
  let log: Log
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown {
        VStack {
          Told(name: "a", log: log)
          Told(name: "b", log: log)
        }
        .onAppear { log.note("+family") }
        .onDisappear { log.note("-family") }
      }
      Button("hide") { isShown.toggle() }
    }
  }
}

private struct Shuffled: View {
  let log: Log
  @State private var ids = [1, 2, 3]

  var body: some View {
    VStack {
      ForEach(ids, id: \.self) { Told(name: "\($0)", log: log) }
      Button("reverse") { ids.reverse() }
      Button("replace") { ids = [4, 2, 5] }
    }
  }
}

private struct Filling: View {
  @State private var text = "empty"
  var body: some View { Text(text).onAppear { text = "filled" } }
}

/// Shows a view only until the environment, which is made later in the same pass, is known.
private struct Fleeting: View {
  let log: Log
  @State private var isShown = false

  var body: some View {
    VStack {
      Flashing(isShown: isShown, log: log).environment(\.theme, isShown ? 1 : 0)
      Button("show") { isShown.toggle() }
    }
  }
}

private struct Flashing: View {
  let isShown: Bool
  let log: Log
  @State private var isOver = false

  var body: some View {
    if isShown && !isOver {
      Text("never seen")
        .onAppear {
          log.note("appeared")
          isOver = true
        }
    }
  }
}
