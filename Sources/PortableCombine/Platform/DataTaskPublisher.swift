public import Foundation
import Threads

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Sends the answer to one request, and then finishes.
  ///
  /// The request is made when a value is demanded, anew for each subscriber. The answer arrives on
  /// the session's own queue. After a cancel nobody hears of it, and its connection ends. Only on Linux
  /// a request that is under way is left to itself where the session has a delegate or protocols of
  /// your own, since Foundation can end the program there.
  public struct DataTaskPublisher: Publisher {
    /// What the server sent, whatever its status code.
    public typealias Output = (data: Data, response: URLResponse)

    /// What kept it from answering.
    public typealias Failure = URLError

    /// What is asked for.
    public let request: URLRequest

    /// Who asks.
    public let session: URLSession

    /// Makes `request` by means of `session`.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches `subscriber`; the request waits for its demand.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let subscription = DataTaskSubscription(subscriber, request: request, session: session)
      subscriber.receive(subscription: subscription)
    }
  }

  /// A publisher of the answer to a plain request for `url`.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the answer to `request`.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, Described
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let request: URLRequest
  private let session: URLSession

  private typealias Answer = (data: Data?, response: URLResponse?, error: (any Error)?)

  /// Guarded by the lock; there is no downstream any more once it was answered or has cancelled.
  private let lock = Lock()
  private var downstream: Downstream?
  private var task: URLSessionDataTask?
  private var hear: ((Answer) -> Void)?
  private var hasAsked = false

  private let stop = TransferStop()

  init(_ downstream: Downstream, request: URLRequest, session: URLSession) {
    self.downstream = downstream
    self.request = request
    self.session = session
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, lock.withLock({ mayAsk() }) else { return }
    let hear = Work.carried(
      "the request of \(request.url?.absoluteString ?? "no address")", finish)
    let answer = Handover(take)
    let task = session.dataTask(with: request) { [stop] in
      stop.willAnswer()
      answer.content(($0, $1, $2))
    }
    stop.prepare(task, of: session)
    let isWanted = lock.withLock {
      if downstream != nil { (self.hear, self.task) = (hear, task) }
      return downstream != nil
    }
    // One that was never resumed cannot end.
    if isWanted { task.resume() } else { task.cancel() }
  }

  /// Whether to make the request: the first time that anyone wants it.
  private func mayAsk() -> Bool {
    defer { hasAsked = true }
    return !hasAsked && downstream != nil
  }

  private func take(_ answer: Answer) { lock.withLock { hear }?(answer) }

  private func finish(_ answer: Answer) {
    let (data, response, error) = answer
    guard let downstream = release().downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() {
    if let task = release().task { stop.stop(task) }
  }

  private func release() -> (downstream: Downstream?, task: URLSessionDataTask?) {
    // What is let go of is let go of outside of the lock.
    let (downstream, task, hear) = lock.withLock {
      defer { (self.downstream, self.task, self.hear) = (nil, nil, nil) }
      return (self.downstream, self.task, self.hear)
    }
    return withExtendedLifetime(hear) { (downstream, task) }
  }

  var debugName: String { "DataTaskPublisher" }

  var debugChildren: [Mirror.Child] {
    let (downstream, task) = lock.withLock { (self.downstream, self.task) }
    return [("request", request), ("downstream", downstream as Any), ("task", task as Any)]
  }
}
