import PortableCombine
import StreamTesting

/// Plays a script on the real operators.
struct ScriptPlayer {
  struct Failure: Error {}
  typealias Stream = AnyPublisher<Int, Failure>
  typealias Clock = TestScheduler<VirtualTime, Never>

  let script: Script
  let clock = TestScheduler()
  private var inputs: [any Subject<Int, Failure>] = []

  init(_ script: Script) {
    self.script = script
    inputs = script.inputs.map { input in
      if let initial = input.initial {
        CurrentValueSubject<Int, Failure>(initial)
      } else {
        PassthroughSubject<Int, Failure>()
      }
    }
  }

  /// What a subscriber hears that wants everything, with the times, until `end`.
  func heard(until end: Int) -> ScriptModel.Stream {
    var heard: ScriptModel.Stream = []
    var token: AnyCancellable?
    var isCancelled = false
    let hear = { (signal: Notice) in
      heard.append(.init(clock.now.sinceStart.nanoseconds, signal))
      guard let limit = script.cancelsAfter, heard.values.count == limit else { return }
      isCancelled = true
      token?.cancel()
    }
    token = stream(of: script.pipeline).prefix { _ in !isCancelled }.sink {
      switch $0 {
      case .finished: if !isCancelled { hear(.finished) }
      case .failure: if !isCancelled { hear(.failed) }
      }
    } receiveValue: {
      hear(.value($0))
    }
    if isCancelled { token?.cancel() }
    play(until: end)
    token?.cancel()
    return heard
  }

  private func play(until end: Int) {
    for step in Set(script.inputs.flatMap(\.steps.keys)).sorted() {
      clock.advance(to: VirtualTime(sinceStart: .nanoseconds(step * ScriptModel.step)))
      for (subject, input) in zip(inputs, script.inputs) {
        switch input.steps[step] {
        case nil: break
        case .value(let value): subject.send(value)
        case .finished: subject.send(completion: .finished)
        case .failed: subject.send(completion: .failure(Failure()))
        }
      }
    }
    clock.advance(to: VirtualTime(sinceStart: .nanoseconds(end)))
  }

  func stream(of node: Node) -> Stream {
    switch node {
    case .input(let index): inputs[index].eraseToAnyPublisher()
    case .cold(let values, let end): cold(values, end)
    case .plain(let operation, let upstream): plain(operation, stream(of: upstream))
    case .timed(let operation, let upstream): timed(operation, stream(of: upstream))
    case .pair(let operation, let first, let second):
      pair(operation, stream(of: first), stream(of: second))
    case .many(let operation, let nodes): many(operation, nodes.map(stream))
    case .each(let operation, let outer, let nodes):
      each(operation, stream(of: outer), nodes.map(stream))
    }
  }

  private func cold(_ values: [Int], _ end: Notice?) -> Stream {
    switch (end, values.count) {
    case (.finished, 1): Just(values[0]).setFailureType(to: Failure.self).eraseToAnyPublisher()
    case (.finished, 0): Empty().eraseToAnyPublisher()
    case (.failed, 0): Fail(error: Failure()).eraseToAnyPublisher()
    case (nil, _):
      values.publisher.setFailureType(to: Failure.self)
        .append(Empty(completeImmediately: false)).eraseToAnyPublisher()
    case (.failed, _):
      Record(output: values, completion: .failure(Failure())).eraseToAnyPublisher()
    default: values.publisher.setFailureType(to: Failure.self).eraseToAnyPublisher()
    }
  }

  private func pair(_ operation: Node.Pair, _ first: Stream, _ second: Stream) -> Stream {
    switch operation {
    case .append: first.append(second).eraseToAnyPublisher()
    case .catch: first.catch { _ in second }.eraseToAnyPublisher()
    case .tryCatch: first.tryCatch { _ in second }.narrowed()
    case .prefixUntil: first.prefix(untilOutputFrom: second).eraseToAnyPublisher()
    case .dropUntil: first.drop(untilOutputFrom: second).eraseToAnyPublisher()
    case .merge: first.merge(with: second).eraseToAnyPublisher()
    case .zip: first.zip(second) { ScriptModel.joined([$0, $1]) }.eraseToAnyPublisher()
    case .combineLatest:
      first.combineLatest(second) { ScriptModel.joined([$0, $1]) }.eraseToAnyPublisher()
    }
  }

  private func many(_ operation: Node.Many, _ all: [Stream]) -> Stream {
    let (a, b, c) = (all[0], all[1], all[2])
    let d = all.count > 3 ? all[3] : nil
    let three = { ScriptModel.joined([$0, $1, $2]) }
    let four = { ScriptModel.joined([$0, $1, $2, $3]) }
    switch (operation, d) {
    case (.merge, nil): return a.merge(with: b, c).eraseToAnyPublisher()
    case (.merge, let d?): return a.merge(with: b, c, d).eraseToAnyPublisher()
    case (.mergeMany, _): return Publishers.MergeMany(all).eraseToAnyPublisher()
    case (.zip, nil): return a.zip(b, c, three).eraseToAnyPublisher()
    case (.zip, let d?): return a.zip(b, c, d, four).eraseToAnyPublisher()
    case (.combineLatest, nil): return a.combineLatest(b, c, three).eraseToAnyPublisher()
    case (.combineLatest, let d?): return a.combineLatest(b, c, d, four).eraseToAnyPublisher()
    }
  }

  private func each(_ operation: Node.Each, _ outer: Stream, _ inner: [Stream]) -> Stream {
    switch operation {
    case .flatMap: outer.flatMap { inner[abs($0) % inner.count] }.eraseToAnyPublisher()
    case .switchToLatest:
      outer.map { inner[abs($0) % inner.count] }.switchToLatest().eraseToAnyPublisher()
    }
  }

  private func timed(_ operation: Node.Timed, _ stream: Stream) -> Stream {
    switch operation {
    case .receiveOn: stream.receive(on: clock).eraseToAnyPublisher()
    case .subscribeOn: stream.subscribe(on: clock).eraseToAnyPublisher()
    case .measureInterval:
      stream.measureInterval(using: clock).map { $0.nanoseconds / 1_000_000 }.eraseToAnyPublisher()
    case .delay(let span):
      stream.delay(for: .nanoseconds(span), scheduler: clock).eraseToAnyPublisher()
    case .debounce(let span):
      stream.debounce(for: .nanoseconds(span), scheduler: clock).eraseToAnyPublisher()
    case .throttle(let span, let latest):
      stream.throttle(for: .nanoseconds(span), scheduler: clock, latest: latest)
        .eraseToAnyPublisher()
    case .timeout(let span, let fails):
      stream.timeout(
        .nanoseconds(span), scheduler: clock, customError: fails ? { Failure() } : nil
      ).eraseToAnyPublisher()
    case .collectByTime(let span):
      stream.collect(.byTime(clock, .nanoseconds(span))).map { $0.reduce(0, +) }
        .eraseToAnyPublisher()
    case .collectByTimeOrCount(let span, let count):
      stream.collect(.byTimeOrCount(clock, .nanoseconds(span), count)).map { $0.reduce(0, +) }
        .eraseToAnyPublisher()
    }
  }
}

extension Publisher where Output == Int {
  /// The same with the one error that scripts know.
  func narrowed() -> ScriptPlayer.Stream {
    mapError { _ in ScriptPlayer.Failure() }.eraseToAnyPublisher()
  }
}
