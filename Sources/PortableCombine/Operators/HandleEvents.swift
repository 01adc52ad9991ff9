extension Publishers {
  /// Calls closures as a stream passes, and changes nothing in it.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Called with the upstream's subscription, before the subscriber gets its own.
    public var receiveSubscription: ((any Subscription) -> Void)?

    /// Called with every value, before the subscriber gets it.
    public var receiveOutput: ((Upstream.Output) -> Void)?

    /// Called with the completion, before the subscriber gets it.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

    /// Called when the subscriber cancels, before the upstream is cancelled.
    public var receiveCancel: (() -> Void)?

    /// Called with every demand but zero, before the upstream gets it.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Watches `upstream` with the closures given.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches `subscriber` behind the closures.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = HandleEventsTap<Output, Failure>(
        subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
        cancel: receiveCancel, request: receiveRequest)
      upstream.receive(subscriber: TapSubscriber(logic, downstream: subscriber))
    }
  }
}

@usableFromInline
struct HandleEventsTap<Input, Failure: Error>: Tap {
  @usableFromInline let subscription: ((any Subscription) -> Void)?
  @usableFromInline let output: ((Input) -> Void)?
  @usableFromInline let completion: ((Subscribers.Completion<Failure>) -> Void)?
  @usableFromInline let cancel: (() -> Void)?
  @usableFromInline let request: ((Subscribers.Demand) -> Void)?

  @inlinable
  init(
    subscription: ((any Subscription) -> Void)?, output: ((Input) -> Void)?,
    completion: ((Subscribers.Completion<Failure>) -> Void)?, cancel: (() -> Void)?,
    request: ((Subscribers.Demand) -> Void)?
  ) {
    self.subscription = subscription
    self.output = output
    self.completion = completion
    self.cancel = cancel
    self.request = request
  }

  @inlinable
  func sees(subscription: any Subscription) { self.subscription?(subscription) }

  @inlinable
  func sees(_ input: Input) { output?(input) }

  @inlinable
  func sees(completion: Subscribers.Completion<Failure>) { self.completion?(completion) }

  @inlinable
  func sees(demand: Subscribers.Demand, isAnswer: Bool) { request?(demand) }

  @inlinable
  func seesCancel() { cancel?() }

  @usableFromInline static var name: String { "HandleEvents" }
}

extension Publisher {
  /// Calls the closures given as the subscription, values, completion, cancel and demands pass.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
