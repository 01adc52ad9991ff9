import PortableUI
import Testing

@MainActor
struct TaskTests {
  @Test func `a task starts after its view appeared, and is cancelled when it is gone`() async {
    let log = Log()
    let work = Work()
    let inspector = Rig(Working(log: log, work: work))
    #expect(log.take() == ["appeared"])
    await work.reaches("started 0")
    inspector.tap("other")
    inspector.tap("hide")
    await work.reaches("cancelled 0")
    #expect(work.lines == ["started 0", "cancelled 0"])
  }

  @Test func `another id cancels the task and starts it anew`() async {
    let work = Work()
    let inspector = Rig(Working(log: Log(), work: work))
    await work.reaches("started 0")
    inspector.tap("next")
    await work.reaches("started 1")
    await work.reaches("cancelled 0")
    inspector.graph.close()
    await work.reaches("cancelled 1")
    #expect(work.lines.count == 4)
  }

  @Test func `what a task writes is shown`() async {
    let work = Work()
    let inspector = Rig(Loading(work: work))
    await work.reaches("loaded")
    inspector.frame()
    #expect(inspector.texts == ["loaded"])
  }
}

/// What tasks did; a test can wait for it.
@MainActor
private final class Work {
  private(set) var lines: [String] = []
  private var waiting: [(line: String, resume: CheckedContinuation<Void, Never>)] = []

  func note(_ line: String) {
    lines.append(line)
    let ready = waiting.filter { $0.line == line }
    waiting.removeAll { $0.line == line }
    for one in ready { one.resume.resume() }
  }

  func reaches(_ line: String) async {
    if lines.contains(line) { return }
    await withCheckedContinuation { waiting.append((line, $0)) }
  }

  /// Goes on until the task is cancelled.
  func run(_ id: Int) async {
    note("started \(id)")
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    await withTaskCancellationHandler {
      for await _ in stream {}
    } onCancel: {
      continuation.finish()
    }
    note("cancelled \(id)")
  }
}

private struct Working: View {
  let log: Log
  let work: Work
  @State private var isShown = true
  @State private var id = 0
  @State private var other = 0

  var body: some View {
    VStack {
      if isShown {
        Text("\(other)")
          .onAppear { log.note("appeared") }
          .task(id: id) { await work.run(id) }
      }
      Button("hide") { isShown = false }
      Button("next") { id += 1 }
      Button("other") { other += 1 }
    }
  }
}

private struct Loading: View {
  let work: Work
  @State private var text = "loading"

  var body: some View {
    Text(text).task {
      text = "loaded"
      work.note("loaded")
    }
  }
}
