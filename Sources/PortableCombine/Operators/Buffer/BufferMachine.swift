public import Threads

/// What keeps values for one downstream. Its state is touched only with the turn.
@usableFromInline
final class BufferMachine<Downstream: Subscriber>: Inputs, Subscription, Described {
  @usableFromInline let downstream: Downstream
  @usableFromInline let size: Int
  @usableFromInline let keepsFull: Bool
  @usableFromInline let whenFull: Publishers.BufferingStrategy<Downstream.Failure>

  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none
  @exclusivity(unchecked) @usableFromInline var held = Fifo<Downstream.Input>()

  /// How the stream ended; nothing is taken in afterwards.
  @exclusivity(unchecked) @usableFromInline
  var ending: Subscribers.Completion<Downstream.Failure>?

  /// Whether it ended because a value found no room, after which those that have some are still wanted.
  @usableFromInline var isOverfull = false

  /// Whether the downstream has its subscription.
  @exclusivity(unchecked) @usableFromInline var isIntroduced = false

  /// Whether values are being delivered, further up the stack.
  @exclusivity(unchecked) @usableFromInline var isDraining = false

  @usableFromInline
  init(
    _ downstream: Downstream, size: Int, keepsFull: Bool,
    whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  ) {
    self.downstream = downstream
    self.size = size
    self.keepsFull = keepsFull
    self.whenFull = whenFull
    super.init(inputs: 1)
  }

  @usableFromInline var debugName: String { "Buffer" }

  @usableFromInline var debugChildren: [Mirror.Child] {
    [("downstream", downstream), ("demand", demand), ("values", held.count)]
  }
}

// MARK: From upstream

extension BufferMachine {
  @usableFromInline
  func connect(_ upstream: any Subscription) {
    guard keep(upstream, at: 0) else { return }
    upstream.request(keepsFull ? .max(size) : .unlimited)
    isIntroduced = true
    downstream.receive(subscription: self)
    refill(drain())
  }

  /// Takes a value, and returns how many more the upstream may send.
  @inlinable
  func accept(_ value: Downstream.Input) -> Subscribers.Demand {
    guard isOpen, ending == nil else { return .none }
    if demand == .unlimited && held.isEmpty && !isDraining {
      _ = downstream.receive(value)
      return keepsFull ? .max(1) : .none
    }
    store(value)
    return drain()
  }

  @usableFromInline
  func store(_ value: Downstream.Input) {
    // Where it is delivered at once, it takes no room.
    if held.count < size || (demand > .none && held.isEmpty && !isDraining) {
      return held.append(value)
    }
    switch whenFull {
    case .dropNewest: break
    case .dropOldest:
      _ = held.popFirst()
      if size > 0 { held.append(value) }
    case .customError(let makeError):
      (ending, isOverfull) = (.failure(makeError()), true)
      release(at: 0)?.cancel()
    }
  }

  @usableFromInline
  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard isOpen, ending == nil else { return }
    ending = completion
    release(at: 0)
    _ = drain()
  }

  @usableFromInline
  func refill(_ more: Subscribers.Demand) {
    if more > .none { request(more, at: 0) }
  }
}

// MARK: From downstream

extension BufferMachine {
  /// Delivers what is wanted, and returns how much room that made.
  @usableFromInline
  func drain() -> Subscribers.Demand {
    if isDraining || !isIntroduced { return .none }
    isDraining = true
    var room = 0
    while isOpen, demand > .none, let value = held.popFirst() {
      demand -= 1
      room += 1
      demand += downstream.receive(value)
    }
    isDraining = false
    if let ending, held.isEmpty || hasFailed, close() {
      clear()
      downstream.receive(completion: ending)
    }
    return keepsFull ? .max(room) : .none
  }

  /// Whether the upstream has failed, which does not wait for what nobody has asked for.
  private var hasFailed: Bool {
    if case .failure = ending { return !isOverfull }
    return false
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    take({ grant(demand) }, orQueue: { self.grant(demand) })
  }

  @usableFromInline
  func grant(_ more: Subscribers.Demand) {
    demand += more
    refill(drain())
  }

  @usableFromInline
  func cancel() {
    if close() { take({ clear() }, orQueue: { self.clear() }) }
  }

  private func clear() {
    let unwanted = held.takeAll()
    withExtendedLifetime(unwanted) {}
  }
}

/// Feeds a ``BufferMachine``.
@frozen @usableFromInline
struct BufferInput<Downstream: Subscriber>: InputSubscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let engine: BufferMachine<Downstream>

  @inlinable
  init(engine: BufferMachine<Downstream>) {
    self.engine = engine
  }

  @inlinable
  func receive(_ value: Downstream.Input) -> Subscribers.Demand { receive(value, in: engine) }

  @usableFromInline
  func connect(_ upstream: any Subscription) { engine.connect(upstream) }

  @inlinable
  func accept(_ value: Downstream.Input) -> Subscribers.Demand { engine.accept(value) }

  @usableFromInline
  func acceptLate(_ value: Downstream.Input) { engine.refill(engine.accept(value)) }

  @usableFromInline
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    engine.end(completion)
  }
}
