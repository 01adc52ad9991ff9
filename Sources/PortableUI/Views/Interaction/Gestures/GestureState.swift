/// A value that a gesture writes while it goes on, and that is what it was before once that is over.
///
///     @GestureState private var shift = CGSize.zero
///     …
///     .gesture(DragGesture().updating($shift) { value, shift, _ in shift = value.translation })
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  var store: GestureStore<Value>?

  /// A value that is `wrappedValue` while nothing is done.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// A value that is `initialValue` while nothing is done.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A value that goes back to `wrappedValue` with `resetTransaction`.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// A value that goes back to `initialValue` with `resetTransaction`.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// A value that goes back to `wrappedValue` with a transaction that `reset` makes of the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// A value that goes back to `initialValue` with a transaction that `reset` makes of the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value: what a gesture has written last while it goes on, and otherwise the first.
  public var wrappedValue: Value { store?.box.read() ?? initial }

  /// What a gesture is given to write to.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A value that is `nil` while nothing is done, and goes back to that with `resetTransaction`.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// A value that is `nil` while nothing is done, and goes back to that with a transaction that
  /// `reset` makes of the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    if let known = slot as? GestureStore<Value> {
      store = known
    } else {
      let new = GestureStore(initial, name: name, reset: reset)
      slot = new
      store = new
    }
  }

  /// The value lives in the node; a new first one changes nothing.
  @MainActor
  static func isSame(_ old: GestureState, _ new: GestureState) -> Bool { true }
}

/// Where the value of a gesture lives.
final class GestureStore<Value> {
  let box: StateBox<Value>
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var isChanged = false

  init(_ initial: Value, name: String, reset: @escaping (Value, inout Transaction) -> Void) {
    box = StateBox(initial, name: name)
    self.initial = initial
    self.reset = reset
  }

  func write(_ body: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (box.peek(), Transaction())
    body(&value, &transaction)
    isChanged = true
    write(value, transaction)
  }

  func goBack() {
    guard isChanged else { return }
    isChanged = false
    var transaction = Transaction()
    reset(box.peek(), &transaction)
    write(initial, transaction)
  }

  private func write(_ value: Value, _ transaction: Transaction) {
    if transaction == Transaction() { return box.write(value, transaction) }
    withTransaction(transaction) { box.write(value, transaction) }
  }
}

/// A gesture that writes to a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State> {
  let inner: Base
  let store: GestureStore<State>?
  let change: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Base.Value
  /// It recognizes by itself.
  public typealias Body = Never
}

extension GestureStateGesture: WrapperGesture {
  func makeRecognizer() -> RecognizerOf<Self> { UpdatingRecognizer(self) }
}

private final class UpdatingRecognizer<Base: Gesture, State>:
  WrapperRecognizer<GestureStateGesture<Base, State>>
{
  override func handle(_ event: GestureEvent) -> GestureStep<Base.Value> {
    var step = inner.handle(event)
    if step.phase.state.isOver {
      step.effects.append(goBack)
    } else if let value = step.phase.value {
      step.effects.append { [self] in gesture.store?.write { gesture.change(value, &$0, &$1) } }
    }
    return step
  }

  override func cancel() -> [GestureEffect] { inner.cancel() + [goBack] }

  private func goBack() { gesture.store?.goBack() }
}

nonisolated extension Gesture {
  /// Lets `body` write to `state` whenever there is something new to tell, until the gesture is over.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(inner: self, store: state.store, change: body)
  }
}
