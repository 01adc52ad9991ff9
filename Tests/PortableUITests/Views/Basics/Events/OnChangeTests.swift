import PortableUI
import Testing

@MainActor
struct OnChangeTests {
  @Test func `the action is told the old and the new value, once a frame`() {
    let log = Log()
    let inspector = Rig(Observing(log: log))
    #expect(log.take() == ["initial", "initial 0 0"])
    inspector.tap("add")
    #expect(log.take() == ["one 1", "initial", "none", "initial 0 1", "two 0 1"])
    inspector.tap("add twice")
    #expect(log.take() == ["one 3", "initial", "none", "initial 1 3", "two 1 3"])
    inspector.tap("there and back")
    #expect(log.take() == [])
  }

  @Test func `the action sees the state of now`() {
    let log = Log()
    let inspector = Rig(Seeing(log: log))
    inspector.tap("add")
    #expect(log.take() == ["1 and 10"])
    inspector.tap("add")
    #expect(log.take() == ["2 and 20"])
  }

  @Test func `what an action writes is shown, and may be observed in turn`() {
    let inspector = Rig(Chain())
    let frames = inspector.graph.counts.frames
    inspector.tap("add")
    #expect(inspector.texts.first == "1 2 3")
    #expect(inspector.graph.counts.frames == frames + 1)
  }

  @Test func `a change that comes with the end of its view is not told`() {
    let log = Log()
    let inspector = Rig(Ending(log: log))
    inspector.tap("end")
    #expect(log.take() == [])
  }
}

private struct Observing: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    VStack {
      content
      Button("add") { count += 1 }
      Button("add twice") {
        count += 1
        count += 1
      }
      Button("there and back") {
        count += 1
        count -= 1
      }
    }
  }

  private var content: some View {
    old
      .onChange(of: count, initial: true) { log.note("initial") }
      .onChange(of: count) { log.note("none") }
      .onChange(of: count, initial: true) { log.note("initial \($0) \($1)") }
      .onChange(of: count) { log.note("two \($0) \($1)") }
  }

  private var old: some View {
    DeprecatedChange(count: count, log: log)
  }
}

private struct DeprecatedChange: View {
  let count: Int
  let log: Log

  var body: some View { make() }

  @available(*, deprecated)
  private func makeOld() -> some View {
    Text("\(count)").onChange(of: count, perform: { log.note("one \($0)") })
  }

  private func make() -> some View { (self as any OldStyle).view }
}

private protocol OldStyle {
  @MainActor var view: AnyView { get }
}

extension DeprecatedChange: OldStyle {
  @available(*, deprecated)
  var view: AnyView { AnyView(makeOld()) }
}

private struct Seeing: View {
  let log: Log
  @State private var count = 0
  @State private var other = 0

  var body: some View {
    VStack {
      Text("\(count)")
        .onChange(of: count) { log.note("\(count) and \(other)") }
      Button("add") {
        count += 1
        other += 10
      }
    }
  }
}

private struct Chain: View {
  @State private var first = 0
  @State private var second = 0
  @State private var third = 0

  var body: some View {
    VStack {
      Text("\(first) \(second) \(third)")
        .onChange(of: first) { second = first + 1 }
        .onChange(of: second) { third = second + 1 }
      Button("add") { first += 1 }
    }
  }
}

private struct Ending: View {
  let log: Log
  @State private var isOver = false
  @State private var count = 0

  var body: some View {
    VStack {
      if !isOver { Text("\(count)").onChange(of: count) { log.note("changed") } }
      Button("end") {
        count += 1
        isOver = true
      }
    }
  }
}
