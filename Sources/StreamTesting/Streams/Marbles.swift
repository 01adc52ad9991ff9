public import PortableCombine

/// The error that `#` stands for in a ``MarbleDiagram``.
public struct MarbleFailure: Error, Hashable, Sendable {
  /// The one error of this kind.
  public init() {}
}

extension TestScheduler {
  /// A publisher that plays `marbles` afresh for each subscriber, from the moment of subscribing.
  ///
  /// Its values are the names in the drawing. A value that is not demanded in its moment is missed.
  public func cold(
    _ marbles: String, step: SchedulerTimeType.Stride = .milliseconds(10)
  ) -> AnyPublisher<String, MarbleFailure> {
    cold(marbles, step: step) { $0 }
  }

  /// The same, with what `value` makes of each name.
  public func cold<Output>(
    _ marbles: String, step: SchedulerTimeType.Stride = .milliseconds(10),
    value: @escaping (String) -> Output
  ) -> AnyPublisher<Output, MarbleFailure> {
    MarblePublisher(diagram: MarbleDiagram(marbles), clock: self, step: step, value: value)
      .eraseToAnyPublisher()
  }

  /// A publisher that plays `marbles` from now on, whoever is subscribed.
  public func hot(
    _ marbles: String, step: SchedulerTimeType.Stride = .milliseconds(10)
  ) -> AnyPublisher<String, MarbleFailure> {
    hot(marbles, step: step) { $0 }
  }

  /// The same, with what `value` makes of each name.
  public func hot<Output>(
    _ marbles: String, step: SchedulerTimeType.Stride = .milliseconds(10),
    value: @escaping (String) -> Output
  ) -> AnyPublisher<Output, MarbleFailure> {
    let subject = PassthroughSubject<Output, MarbleFailure>()
    play(MarbleDiagram(marbles), step: step, value: value, on: subject)
    return subject.eraseToAnyPublisher()
  }

  /// Draws what `publisher` does from now until nothing is scheduled any more.
  ///
  /// What happens between two steps is drawn in the earlier one.
  public func play<P: Publisher>(
    _ publisher: P, step: SchedulerTimeType.Stride = .milliseconds(10),
    name: @escaping (P.Output) -> String = { "\($0)" }
  ) -> String {
    let recorder = draw(publisher, step: step, name: name)
    run()
    return recorder.marbles
  }

  /// Subscribes to `publisher` and draws what it does, as time passes.
  public func draw<P: Publisher>(
    _ publisher: P, step: SchedulerTimeType.Stride = .milliseconds(10),
    name: @escaping (P.Output) -> String = { "\($0)" }
  ) -> MarbleRecorder<P.Output, P.Failure> {
    let clock = Metronome(start: now, step: step)
    let recorder = MarbleRecorder<P.Output, P.Failure>(
      name: name, now: { [self] in clock.step(at: now) })
    publisher.subscribe(recorder)
    return recorder
  }

  /// Schedules the events of `diagram` on `subject`.
  fileprivate func play<Output>(
    _ diagram: MarbleDiagram, step: SchedulerTimeType.Stride, value: @escaping (String) -> Output,
    on subject: PassthroughSubject<Output, MarbleFailure>
  ) {
    var date = now
    var position = 0
    for moment in diagram.moments {
      while position < moment.step {
        date = date.advanced(by: step)
        position += 1
      }
      schedule(after: date) {
        for event in moment.events {
          switch event {
          case .value(let name): subject.send(value(name))
          case .finished: subject.send(completion: .finished)
          case .failure: subject.send(completion: .failure(MarbleFailure()))
          }
        }
      }
    }
  }
}

private struct MarblePublisher<Output, Time: Strideable, Options>: Publisher
where Time.Stride: SchedulerTimeIntervalConvertible {
  typealias Failure = MarbleFailure

  let diagram: MarbleDiagram
  let clock: TestScheduler<Time, Options>
  let step: Time.Stride
  let value: (String) -> Output

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == MarbleFailure {
    let subject = PassthroughSubject<Output, MarbleFailure>()
    clock.play(diagram, step: step, value: value, on: subject)
    subject.receive(subscriber: subscriber)
  }
}

/// Counts steps of a clock.
private struct Metronome<Time: Strideable> {
  let start: Time
  let step: Time.Stride

  func step(at date: Time) -> Int {
    var count = 0
    var next = start.advanced(by: step)
    while next <= date {
      count += 1
      next = next.advanced(by: step)
    }
    return count
  }
}
