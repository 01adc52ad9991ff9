import PortableCombine
import PortableUI
import Testing
import ViewTesting

@MainActor
struct SettlingTests {
  @Test func `a write from a task is seen after settling`() async throws {
    let screen = Screen(LoadingSample(load: { "Loaded" }))
    try screen.tap("Load")
    await screen.settle()
    #expect(screen.texts == ["Loaded", "Load"])
  }

  @Test func `values that travel through an actor and back arrive`() async throws {
    let store = Store()
    let screen = Screen(
      LoadingSample(load: {
        var sum = 0
        for _ in 0..<20 { sum = await store.next() }
        return "\(sum)"
      }))
    for round in 1...20 {
      try screen.tap("Load")
      await screen.settle()
      #expect(screen.texts == ["\(round * 20)", "Load"])
    }
  }

  @Test func `what another thread works on arrives, however long it takes`() async throws {
    let store = Store()
    let screen = Screen(LoadingSample(load: { await "Loaded \(store.slowly())" }))
    for round in 1...3 {
      try screen.tap("Load")
      await screen.settle()
      #expect(screen.texts == ["Loaded \(round)", "Load"])
    }
  }

  @Test func `settling waits for the tasks of views`() async {
    let store = Store()
    let screen = Screen(AppearingSample(load: { await "Loaded \(store.next())" }))
    #expect(screen.texts == ["Loading"])
    await screen.settle()
    #expect(screen.texts == ["Loaded 1"])
  }

  @Test func `a task that goes on is named, and ends with its screen`() async {
    let (values, more) = AsyncStream.makeStream(of: Int.self)
    let screen = Screen(ListeningSample(values: values))
    screen.patience = .milliseconds(20)
    more.yield(1)
    await withKnownIssue {
      await screen.settle()
    } matching: { issue in
      issue.comments.first?.rawValue.contains("ListeningSample") == true
    }
    #expect(screen.texts == ["1"])
    more.yield(2)
    await screen.settle(leavingTasks: true)
    #expect(screen.texts == ["2"])
    await screen.close()
  }

  @Test func `many writes in one turn make one frame`() async throws {
    let screen = Screen(ManyWritesSample())
    let before = screen.counts
    try screen.tap("Write")
    await screen.settle()
    #expect((screen.counts - before).frames == 1)
    #expect(screen.texts == ["100", "Write"])
  }

  @Test func `settling without news runs no frame`() async {
    let screen = Screen(CounterSample())
    await screen.settle()
    let before = screen.counts
    await screen.settle()
    #expect(screen.counts == before)
  }

  @Test func `what hangs on the screen's clock happens when it is advanced`() async throws {
    let clock = TestScheduler()
    let model = SearchModel(scheduler: clock)
    let screen = Screen(SearchSample(model: model), clock: clock)
    try screen.type("swift", into: "Search")
    await screen.settle()
    #expect(screen.texts == ["Searched: "])
    screen.clock.advance(by: .milliseconds(300))
    await screen.settle()
    #expect(screen.texts == ["Searched: swift"])
  }

  @Test func `several screens live side by side`() async throws {
    let screens = (0..<10).map { _ in Screen(CounterSample()) }
    for (index, screen) in screens.enumerated() {
      for _ in 0..<index { try screen.tap("Add") }
    }
    for (index, screen) in screens.enumerated() {
      await screen.settle()
      #expect(screen.texts == ["Count: \(index)", "Add"])
    }
  }

  @Test func `a thousand taps, each settled, are a thousand bodies and frames`() async throws {
    let screen = Screen(CounterSample())
    let before = screen.counts
    for _ in 0..<1000 {
      try screen.tap("Add")
      await screen.settle()
    }
    let news = screen.counts - before
    #expect(screen.texts == ["Count: 1,000", "Add"])
    #expect(news.bodies == 1000)
    #expect(news.frames == 1000)
    #expect(news.nodesMade == 0)
  }

  @Test func `a task that does not end is named`() async {
    let screen = Screen(CounterSample())
    screen.patience = .milliseconds(20)
    let token = screen.graph.begin("the task of ProfileView")
    await withKnownIssue {
      await screen.settle()
    } matching: { issue in
      issue.comments.first?.rawValue == """
        The screen does not settle.
          still running: the task of ProfileView
          Fix: Let what is awaited finish, advance screen.clock, or say settle(leavingTasks: true) \
        where a task is meant to go on; stop what keeps changing.
        """
    }
    screen.graph.finish(token)
    await screen.settle()
  }

  @Test func `a task that is meant to go on is left alone`() async {
    let screen = Screen(CounterSample())
    _ = screen.graph.begin("the task of Ticker")
    await screen.settle(leavingTasks: true)
  }

  @Test func `a task that waits for the screen's clock is left alone`() async {
    let screen = Screen(CounterSample())
    _ = screen.graph.begin("the task of Hint")
    screen.clock.schedule(after: screen.clock.now.advanced(by: 1)) {}
    await screen.settle()
    screen.clock.run()
  }

  @Test func `a view that never comes to rest is named`() async throws {
    let store = Store()
    let screen = Screen(RestlessSample(store: store))
    try screen.tap("Run")
    await withKnownIssue {
      await screen.settle()
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.hasPrefix("The screen does not settle.") && text.contains("RestlessSample")
    }
    try screen.tap("Stop")
    await screen.settle()
  }

  @Test func `a closed screen names the work that does not end`() async {
    let screen = Screen(CounterSample())
    _ = screen.graph.begin("the task of Ticker")
    await withKnownIssue {
      await screen.close()
    } matching: { issue in
      issue.comments.first?.rawValue.contains("still alive: the task of Ticker") == true
    }
  }

  @Test func `a closed screen says what it leaves on its clock`() async {
    let clock = TestScheduler()
    let screen = Screen(CounterSample(), clock: clock)
    let ticking = clock.schedule(after: clock.now, interval: 1) {}
    await withKnownIssue {
      await screen.close()
    } matching: { issue in
      issue.comments.first?.rawValue == """
        A screen was closed, and something of it is still alive.
          still alive: 1 closures on the screen's clock
          Fix: Cancel it when the view disappears, or let its time come: advance the clock.
        """
    }
    ticking.cancel()
  }

  @Test func `closing takes the view off the screen`() async {
    let log = TextLog()
    let screen = Screen(Text("a").onDisappear { log.texts.append("gone") })
    await screen.close()
    #expect(log.texts == ["gone"])
  }

  @Test func `a screen that is let go of takes its view down`() {
    let log = TextLog()
    do { _ = Screen(Text("a").onDisappear { log.texts.append("gone") }) }
    #expect(log.texts == ["gone"])
  }
}

private actor Store {
  private var value = 0

  func next() -> Int {
    value += 1
    return value
  }

  /// As a large file that is decoded.
  func slowly() -> Int {
    let numbers = (0..<60_000).map { ($0 &* 7919) % 60_013 }
    return numbers.sorted()[0] + next()
  }
}

private struct LoadingSample: View {
  let load: @Sendable () async -> String
  @State private var text = "Nothing"

  var body: some View {
    VStack {
      Text(text)
      Button("Load") { Task { text = await load() } }
    }
  }
}

private struct RestlessSample: View {
  let store: Store
  @State private var number = 0
  @State private var task: Task<Void, Never>?

  var body: some View {
    VStack {
      Text("\(number)")
      Button("Run") {
        task = Task { while !Task.isCancelled { number = await store.next() } }
      }
      Button("Stop") { task?.cancel() }
    }
  }
}

private struct AppearingSample: View {
  let load: @Sendable () async -> String
  @State private var text = "Loading"

  var body: some View {
    Text(text).task { text = await load() }
  }
}

private struct ListeningSample: View {
  let values: AsyncStream<Int>
  @State private var last = 0

  var body: some View {
    Text("\(last)").task { for await value in values { last = value } }
  }
}

private struct ManyWritesSample: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Text("\(number)")
      Button("Write") { for _ in 0..<100 { number += 1 } }
    }
  }
}

private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var searched = ""

  init(scheduler: TestScheduler<VirtualTime, Never>) {
    $query.debounce(for: .milliseconds(300), scheduler: scheduler).assign(to: &$searched)
  }
}

private struct SearchSample: View {
  @ObservedObject var model: SearchModel

  var body: some View {
    VStack {
      TextField("Search", text: $model.query)
      Text("Searched: \(model.searched)")
    }
  }
}
