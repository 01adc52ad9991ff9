/// The logic of an operator that makes at most one value out of each.
///
/// ``StageSubscriber`` does everything else. Values come one at a time, so the memory needs no lock;
/// but a closure of the user's may send to the same pipeline while it runs, so no access to the
/// memory may still be open when it is called: read what is needed, call, then write.
@usableFromInline
protocol Stage {
  associatedtype Input
  associatedtype UpstreamFailure: Error
  associatedtype Output
  associatedtype Failure: Error

  /// What the stage remembers from one value to the next; ``Nothing`` where it does not.
  associatedtype Memory

  /// The operator's name, for a person with a debugger.
  static var name: String { get }

  /// Whether nothing will ever be sent, so that the stream finishes as soon as it stands.
  var isEmpty: Bool { get }

  /// Decides what becomes of `input`.
  func receive(_ input: Input, memory: UnsafeMutablePointer<Memory>) -> Step<Output, Failure>
}

extension Stage {
  @inlinable var isEmpty: Bool { false }
}

/// The memory of a stage that needs none.
@frozen @usableFromInline
struct Nothing {
  @inlinable
  init() {}
}

/// What a stage makes of one value.
@frozen @usableFromInline
enum Step<Output, Failure: Error> {
  /// Sends a value on.
  case send(Output)

  /// Sends nothing, and asks for another value in place of this one.
  case skip

  /// Sends a value and then finishes.
  case sendLast(Output)

  /// Finishes without a further value.
  case finish

  /// Fails.
  case fail(Failure)
}

/// Runs a ``Stage`` between an upstream and a downstream; demand passes through.
@usableFromInline
final class StageSubscriber<Logic: Stage, Downstream: Subscriber>: Subscriber, Described
where Downstream.Input == Logic.Output, Downstream.Failure == Logic.Failure {
  @usableFromInline typealias Input = Logic.Input
  @usableFromInline typealias Failure = Logic.UpstreamFailure

  @usableFromInline let link: OperatorLink
  @usableFromInline let downstream: Downstream
  @usableFromInline let logic: Logic
  @exclusivity(unchecked) @usableFromInline var memory: Logic.Memory

  @inlinable
  init(_ logic: Logic, memory: Logic.Memory, downstream: Downstream) {
    link = OperatorLink(Logic.name)
    self.logic = logic
    self.memory = memory
    self.downstream = downstream
  }

  @inlinable
  convenience init(_ logic: Logic, downstream: Downstream) where Logic.Memory == Nothing {
    self.init(logic, memory: Nothing(), downstream: downstream)
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard link.connect(subscription) else { return }
    downstream.receive(subscription: link)
    if logic.isEmpty, link.disconnect() { downstream.receive(completion: .finished) }
  }

  @inlinable
  func receive(_ input: Logic.Input) -> Subscribers.Demand {
    guard link.isActive else { return .none }
    switch step(input) {
    case .send(let value): return downstream.receive(value)
    case .skip: return .max(1)
    case .sendLast(let value): sendLast(value)
    case .finish: if link.disconnect() { downstream.receive(completion: .finished) }
    case .fail(let error):
      if link.disconnect() { downstream.receive(completion: .failure(error)) }
    }
    return .none
  }

  @inlinable
  func step(_ input: Logic.Input) -> Step<Logic.Output, Logic.Failure> {
    guard MemoryLayout<Logic.Memory>.size > 0 else {
      // A memory without room has the address of the object itself: to write to it would look like a
      // race with everyone who uses the object.
      var nothing = memory
      return withUnsafeMutablePointer(to: &nothing) { logic.receive(input, memory: $0) }
    }
    return withUnsafeMutablePointer(to: &memory) { logic.receive(input, memory: $0) }
  }

  @usableFromInline
  func sendLast(_ value: Logic.Output) {
    // Values that come while the last one is being taken are too late; a cancel is not.
    guard link.startFinishing() else { return }
    _ = downstream.receive(value)
    if link.disconnect() { downstream.receive(completion: .finished) }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Logic.UpstreamFailure>) {
    guard link.end() else { return }
    // An upstream that fails while it is being subscribed to is too late for an empty stage.
    downstream.receive(
      completion: logic.isEmpty ? .finished : completion.mapFailure(widened))
  }

  @usableFromInline var debugName: String { Logic.name }

  @usableFromInline var debugChildren: [Mirror.Child] {
    [("downstream", downstream), ("memory", memory)]
  }
}

/// The same error as another type that can hold it: itself, or `any Error` around it.
@inlinable
func widened<Narrow: Error, Wide: Error>(_ error: Narrow) -> Wide {
  guard let wide = error as? Wide else {
    preconditionFailure("\(Wide.self) cannot hold the error \(error)")
  }
  return wide
}

/// The name of an operator, or of its `try` twin where the closure may throw.
@usableFromInline
func operatorName<Thrown: Error>(_ name: String, throwing: Thrown.Type) -> String {
  throwing == Never.self ? name : "Try" + name
}
