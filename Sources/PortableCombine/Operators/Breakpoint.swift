extension Publishers {
  /// Halts the program in the debugger when a closure says so.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether to halt at a subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?

    /// Whether to halt at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?

    /// Whether to halt at a completion.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    /// Watches `upstream` with the closures given.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches `subscriber` behind the closures.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let logic = BreakpointTap<Output, Failure>(
        subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion)
      upstream.receive(subscriber: TapSubscriber(logic, downstream: subscriber))
    }
  }
}

struct BreakpointTap<Input, Failure: Error>: Tap {
  let subscription: ((any Subscription) -> Bool)?
  let output: ((Input) -> Bool)?
  let completion: ((Subscribers.Completion<Failure>) -> Bool)?

  func sees(subscription: any Subscription) {
    if self.subscription?(subscription) == true { haltInDebugger() }
  }

  func sees(_ input: Input) {
    if output?(input) == true { haltInDebugger() }
  }

  func sees(completion: Subscribers.Completion<Failure>) {
    if self.completion?(completion) == true { haltInDebugger() }
  }

  func sees(demand: Subscribers.Demand, isAnswer: Bool) {}

  func seesCancel() {}

  static var name: String { "Breakpoint" }
}

extension Publisher {
  /// Halts in the debugger, by a trap signal, whenever one of the closures returns true; without a
  /// debugger that ends the program.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Halts in the debugger when the stream fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in
      if case .failure = completion { true } else { false }
    })
  }
}
