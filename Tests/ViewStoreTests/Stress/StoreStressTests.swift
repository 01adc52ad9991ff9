import Testing
import Threads
import ViewStore

/// Many threads at once; meant to run under the thread sanitizer.
struct StoreStressTests {
  @Test func `any thread may feed inputs, one output at a time`() {
    let subjects = (0..<6).map { _ in CurrentValueSubject<Int, Never>(0) }
    let s = subjects
    let log = Handover(Log())
    let token = s[0].combineLatest(s[1], s[2], s[3], s[4], s[5])
      .sink { a, b, c, d, e, f in log.content.add([a, b, c, d, e, f]) }
    Crowd.run(6) { thread in
      for number in 1...500 { s[thread].send(number) }
    }
    let values = log.content.values
    #expect(values.count == 3_001)
    #expect(values.last == Array(repeating: 500, count: 6))
    #expect(log.content.overlaps == 0)
    for input in 0..<6 {
      #expect(zip(values, values.dropFirst()).allSatisfy { $0[input] <= $1[input] })
    }
    token.cancel()
  }

  @Test func `no diamond shows a mix, whichever threads send`() {
    let sources = (0..<2).map { _ in PassthroughSubject<Int, Never>() }
    let (x, y) = (sources[0], sources[1])
    let log = Handover(Log())
    let token = x.combineLatest(
      x.map { -$0 }, y, y.map { -$0 }, x, glitchFree: true
    ).sink { a, b, c, d, e in log.content.add([a, b, c, d, e]) }
    x.send(0)
    y.send(0)
    Crowd.run(2) { thread in
      for number in 1...500 { sources[thread].send(number) }
    }
    #expect(log.content.overlaps == 0)
    #expect(log.content.values.last == [500, -500, 500, -500, 500])
    token.cancel()
  }

  @Test func `a cancel may come from anywhere while values come`() {
    for _ in 0..<50 {
      let subjects = (0..<5).map { _ in CurrentValueSubject<Int, Never>(0) }
      let s = subjects
      let log = Handover(Log())
      let token = s[0].combineLatest(s[1], s[2], s[3], s[4])
        .sink { a, b, c, d, e in log.content.add([a, b, c, d, e]) }
      Crowd.run(3) { thread in
        if thread == 2 { token.cancel() } else { for number in 0..<20 { s[thread].send(number) } }
      }
      // Whatever came before, nothing comes after it has returned, and nobody is kept.
      let count = log.content.values.count
      for subject in subjects { subject.send(100) }
      #expect(log.content.values.count == count)
      #expect(log.content.overlaps == 0)
      #expect((1...41).contains(count))
    }
  }

  @Test func `any thread may schedule on a test clock that another advances`() {
    let scheduler = MainQueueScheduler(type: .test)
    let log = Handover(Log())
    Crowd.run(4) { thread in
      for number in 0..<200 {
        if thread == 0 {
          scheduler.advance(by: .milliseconds(1))
        } else {
          let token = scheduler.schedule(
            after: scheduler.now.advanced(by: .milliseconds(number % 5)), interval: .seconds(1)
          ) { log.content.add([]) }
          if number.isMultiple(of: 2) { token.cancel() } else { log.content.keep(token) }
        }
      }
    }
    scheduler.advance(by: .milliseconds(10))
    #expect(log.content.overlaps == 0)
    #expect(log.content.values.count >= 300)
  }

  @Test func `a synchronous scheduler never makes a worker wait`() async {
    let scheduler = MainQueueScheduler(type: .synchronous)
    let log = Handover(Log())
    // Main waits for the workers here: whoever waited for main would never return.
    await MainActor.run {
      Crowd.run(4) { thread in
        for number in 0..<100 {
          scheduler.schedule {
            MainActor.preconditionIsolated()
            log.content.add([thread, number])
          }
        }
      }
    }
    await withCheckedContinuation { done in scheduler.schedule { done.resume() } }
    #expect(log.content.values.count == 400)
    #expect(log.content.overlaps == 0)
    for thread in 0..<4 {
      let mine = log.content.values.filter { $0[0] == thread }.map { $0[1] }
      #expect(mine == Array(0..<100))
    }
  }

  @Test func `states change on main, whatever thread feeds the store`() async {
    let store = Handover(
      MockStore<Int, Int>(state: 0) {
        MainActor.preconditionIsolated()
        $0 += $1
      })
    let part = Handover(store.content.scoped(stateKeyPath: \.self, actionCasePath: /Int.self))
    let isOnMainAlways = Handover(Log())
    let token = part.content.publishedState.dropFirst()
      .sink { _ in isOnMainAlways.content.add([isOnMain() ? 1 : 0]) }
    Crowd.run(4) { _ in for _ in 0..<50 { part.content.send(1) } }
    await withCheckedContinuation { done in laterOnMain { done.resume() } }
    await withCheckedContinuation { done in laterOnMain { done.resume() } }
    #expect(store.content.state == 200)
    #expect(store.content.actions.count == 200)
    #expect(part.content.state == 200)
    #expect(isOnMainAlways.content.values.allSatisfy { $0 == [1] })
    token.cancel()
  }

  @Test(arguments: [true, false])
  func `a part announces and publishes on main, whatever thread changes the whole`(
    mainLooksBetween: Bool
  ) async {
    let album = Handover(AlbumStore())
    let text = Handover(
      album.content.scoped(viewStateKeyPath: \.text, actionCasePath: /AlbumStore.Action.search))
    let log = Handover(Guarded<[String]>([]))
    func note(_ event: String) {
      log.content.withLock { $0.append(isOnMain() ? event : "\(event) elsewhere") }
    }
    var tokens: Set<AnyCancellable> = []
    text.content.objectWillChange.sink { _ in note("announced") }.store(in: &tokens)
    text.content.publishedState.dropFirst().sink { note($0) }.store(in: &tokens)
    album.content.objectWillChange.sink { _ in if mainLooksBetween { waitForMain() } }
      .store(in: &tokens)
    Crowd.run(1) { _ in album.content.send(.search("lake")) }
    #expect(text.content.viewState == "lake")
    await withCheckedContinuation { done in laterOnMain { done.resume() } }
    await withCheckedContinuation { done in laterOnMain { done.resume() } }
    #expect(log.content.withLock { $0 } == ["announced", "lake"])
  }

  @Test func `a pipeline fed by workers changes a state on main`() async {
    final class Model: ObservableObject { @Published var count = 0 }
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    let log = Handover(Log())
    subject.receive(on: MainQueueScheduler(type: .default)).assign(to: &model.$count)
    let token = model.$count.dropFirst().sink { _ in log.content.add([isOnMain() ? 1 : 0]) }
    Crowd.run(4) { _ in for number in 0..<50 { subject.send(number) } }
    // Counted on main, where the values come.
    var count = 0
    while count < 200 {
      count = await withCheckedContinuation { done in
        laterOnMain { done.resume(returning: log.content.values.count) }
      }
    }
    #expect(log.content.values.allSatisfy { $0 == [1] })
    token.cancel()
  }

  @Test func `actions of many publishers are sent one at a time`() {
    final class Counter: Store {
      @Published private(set) var state = 0
      var publishedState: AnyPublisher<Int, Never> { $state.eraseToAnyPublisher() }
      let log = Log()

      func send(_ action: Int) {
        log.add([action])
        state += action
      }
    }
    let store = Counter()
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    var tokens: Set<AnyCancellable> = []
    for subject in subjects { store.pipeActions(publisher: subject, storeIn: &tokens) }
    Crowd.run(4) { thread in for _ in 0..<200 { subjects[thread].send(1) } }
    #expect(store.state == 800)
    #expect(store.log.overlaps == 0)
  }

  @Test func `bindings may be read and written from anywhere`() {
    let store = Handover(MockStore<Int, Int>(state: 0))
    Crowd.run(4) { thread in
      let binding = store.content.makeBinding(stateKeyPath: \.self, actionCasePath: /Int.self)
      for number in 0..<100 {
        binding.wrappedValue = number
        _ = binding.wrappedValue
      }
    }
    #expect(store.content.actions.count == 400)
  }
}
