public import Threads

/// The engine that passes on the values of many inputs of one type: `merge` and `flatMap`.
///
/// Where the downstream wants everything, so does this. Otherwise every input is asked for one value
/// at a time, and a value that nobody wants yet waits, in the order of arrival.
@usableFromInline
final class MergeEngine<Downstream: Subscriber>: Inputs, Subscription, Described {
  @usableFromInline let downstream: Downstream

  /// Whether the first input sends publishers to be added as inputs, a limited number at a time.
  @usableFromInline let source: MergeSource

  /// What the downstream still wants.
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none

  /// What came while nothing was wanted.
  @exclusivity(unchecked) @usableFromInline
  var held = Fifo<(value: Downstream.Input, input: MergeInput)>()

  /// How many inputs have not completed.
  @exclusivity(unchecked) @usableFromInline var openCount: Int

  /// The generation of each place: a new one begins when its input completes.
  @exclusivity(unchecked) @usableFromInline var generations: ContiguousArray<UInt32>
  @exclusivity(unchecked) @usableFromInline var vacant = ContiguousArray<UInt32>()

  /// Whether held values are being delivered, further up the stack.
  @exclusivity(unchecked) @usableFromInline var isDraining = false

  /// How many of the source's publishers are being subscribed to, one inside the other, and how many
  /// further ones it is to be asked for afterwards.
  @exclusivity(unchecked) @usableFromInline var adding = 0
  @exclusivity(unchecked) @usableFromInline var owed = 0

  @inlinable
  init(_ downstream: Downstream, _ source: MergeSource, inputs: Int) {
    self.downstream = downstream
    self.source = source
    openCount = inputs
    generations = ContiguousArray(repeating: 0, count: inputs)
    super.init(inputs: inputs)
  }

  /// The subscriber for one of the inputs that there were from the beginning.
  @inlinable
  func input(_ index: Int) -> MergeInputSubscriber<Downstream> {
    MergeInputSubscriber(engine: self, input: MergeInput(UInt32(truncatingIfNeeded: index), 0))
  }

  @usableFromInline var debugName: String { source == .none ? "Merge" : "FlatMap" }

  @usableFromInline var debugChildren: [Mirror.Child] {
    [("downstream", downstream), ("demand", demand), ("inputs", openCount)]
  }
}

/// Where the inputs come from.
@frozen @usableFromInline
enum MergeSource {
  /// They are there from the beginning.
  case none

  /// The first input sends them, as many as there are.
  case unlimited

  /// The first input sends another when one completes.
  case limited
}

/// One input of a ``MergeEngine``, told apart from those that had its place before.
@frozen @usableFromInline
struct MergeInput {
  @usableFromInline let place: UInt32
  @usableFromInline let generation: UInt32

  @inlinable
  init(_ place: UInt32, _ generation: UInt32) {
    self.place = place
    self.generation = generation
  }

  @inlinable var index: Int { Int(place) }
}

// MARK: Values

extension MergeEngine {
  @inlinable
  func isCurrent(_ input: MergeInput) -> Bool {
    generations[input.index] == input.generation
  }

  /// Takes a value, and returns how many more the input may send.
  @inlinable
  func accept(_ value: Downstream.Input, from input: MergeInput) -> Subscribers.Demand {
    guard isOpen, isCurrent(input) else { return .none }
    if demand == .unlimited && held.isEmpty {
      _ = downstream.receive(value)
      return .none
    }
    return acceptOnDemand(value, from: input)
  }

  @inlinable
  func acceptOnDemand(
    _ value: Downstream.Input, from input: MergeInput
  ) -> Subscribers.Demand {
    guard demand > .none, held.isEmpty else {
      held.append((value, input))
      return .none
    }
    demand -= 1
    grant(downstream.receive(value))
    return .max(1)
  }

  /// The same for a value that waited for its turn: the input is told in another way.
  @usableFromInline
  func acceptLate(_ value: Downstream.Input, from input: MergeInput) {
    let more = accept(value, from: input)
    if more > .none && isCurrent(input) { request(more, at: input.index) }
  }

  @usableFromInline
  func deliverHeld() {
    if isDraining || held.isEmpty { return }
    isDraining = true
    while isOpen, demand > .none, let (value, input) = held.popFirst() {
      let asksForMore = demand != .unlimited
      demand -= 1
      grant(downstream.receive(value))
      if asksForMore && isOpen && isCurrent(input) { request(.max(1), at: input.index) }
    }
    isDraining = false
    finishIfDry()
  }
}

// MARK: Inputs

extension MergeEngine {
  @inlinable
  func connect(_ upstream: any Subscription, _ input: MergeInput) {
    guard isOpen, isCurrent(input) else { return upstream.cancel() }
    if keep(upstream, at: input.index) {
      upstream.request(demand == .unlimited ? .unlimited : .max(1))
    }
  }

  /// Makes a place for one more input.
  @inlinable
  func addInput() -> MergeInputSubscriber<Downstream> {
    openCount &+= 1
    let place: UInt32
    if let free = vacant.popLast() {
      place = free
    } else {
      place = UInt32(truncatingIfNeeded: generations.count)
      generations.append(0)
      addPlace()
    }
    let input = MergeInput(place, generations[Int(place)])
    return MergeInputSubscriber(engine: self, input: input)
  }

  @usableFromInline
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>, _ input: MergeInput) {
    switch completion {
    case .finished: finish(input)
    case .failure(let error): fail(error, input)
    }
  }

  /// An input has completed.
  @inlinable
  func finish(_ input: MergeInput) {
    guard isOpen, isCurrent(input) else { return }
    vacate(input)
    openCount &-= 1
    finishIfDry()
    if source == .limited && input.place > 0 { askForAnother() }
  }

  @inlinable
  func vacate(_ input: MergeInput) {
    generations[input.index] &+= 1
    release(at: input.index)
    if source != .none && input.place > 0 { vacant.append(input.place) }
  }

  /// Has the source send another publisher: by the answer it waits for, where it is just being
  /// listened to, so that a long row of short publishers does not pile up on the stack.
  @usableFromInline
  func askForAnother() {
    if adding > 0 { owed += 1 } else { request(.max(1), at: 0) }
  }

  /// How many more publishers the source is to send, for the answer to one of its values.
  @inlinable
  func settleOwed() -> Subscribers.Demand {
    if owed == 0 { return .none }
    defer { owed = 0 }
    return .max(owed)
  }

  /// Finishes where every input has completed and nothing is held.
  @inlinable
  func finishIfDry() {
    guard openCount == 0, held.isEmpty, close() else { return }
    downstream.receive(completion: .finished)
  }

  @usableFromInline
  func fail(_ error: Downstream.Failure, _ input: MergeInput) {
    guard isOpen, isCurrent(input) else { return }
    vacate(input)
    guard close() else { return }
    clear()
    downstream.receive(completion: .failure(error))
  }

  private func clear() {
    let unwanted = held.takeAll()
    withExtendedLifetime(unwanted) {}
  }
}

// MARK: From downstream

extension MergeEngine {
  @inlinable
  func request(_ demand: Subscribers.Demand) {
    take({ grant(demand) }, orQueue: { self.grant(demand) })
  }

  @inlinable
  func grant(_ more: Subscribers.Demand) {
    if more > .none { grantSome(more) }
  }

  @usableFromInline
  func grantSome(_ more: Subscribers.Demand) {
    guard isOpen, demand != .unlimited else { return }
    demand += more
    deliverHeld()
    if demand == .unlimited { requestAll(.unlimited, from: source == .none ? 0 : 1) }
  }

  @usableFromInline
  func cancel() {
    if close() { take({ clear() }, orQueue: { self.clear() }) }
  }
}

// MARK: The inputs' subscribers

/// Feeds one input of a ``MergeEngine``.
@frozen @usableFromInline
struct MergeInputSubscriber<Downstream: Subscriber>: InputSubscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let engine: MergeEngine<Downstream>
  @usableFromInline let input: MergeInput

  @inlinable
  init(engine: MergeEngine<Downstream>, input: MergeInput) {
    self.engine = engine
    self.input = input
  }

  @inlinable
  func receive(_ value: Downstream.Input) -> Subscribers.Demand { receive(value, in: engine) }

  @inlinable
  func connect(_ upstream: any Subscription) { engine.connect(upstream, input) }

  @inlinable
  func accept(_ value: Downstream.Input) -> Subscribers.Demand { engine.accept(value, from: input) }

  @inlinable
  func acceptLate(_ value: Downstream.Input) { engine.acceptLate(value, from: input) }

  @inlinable
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    engine.complete(completion, input)
  }
}
