import PortableCombine
import Threads

/// A value that a view owns: it stays while the view stays, and redraws what read it when it changes.
///
/// Give it a first value where it is declared; the view's identity keeps it from then on. A write is
/// taken from any thread and shown with the next frame.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// A state that starts as `wrappedValue` when its view appears for the first time.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// A state that starts as `initialValue` when its view appears for the first time.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value. Outside of a view on the screen it is the first value, and writing it is a mistake.
  public var wrappedValue: Value {
    get {
      guard let box else { return initial }
      return box.read()
    }
    nonmutating set {
      guard let box else { return stateWithoutView(Value.self) }
      box.write(newValue, Transaction())
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(box)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts as `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    if let known = slot {
      box = unsafeDowncast(known, to: StateBox<Value>.self)
    } else {
      let new = StateBox(initial, name: name)
      slot = new
      box = new
    }
  }

  /// The state itself lives in the node; a new first value changes nothing.
  @MainActor
  static func isSame(_ old: State, _ new: State) -> Bool { true }
}

private func stateWithoutView(_ type: Any.Type) {
  misuse(
    "A @State was written before its view was on the screen.", facts: ["type": type],
    fix: "Set its first value with _property = State(initialValue:) in the initialiser, or write it"
      + " from onAppear or an action.")
}

/// Where a state lives.
final class StateBox<Value>: Location<Value> {
  private let lock = Lock()
  @exclusivity(unchecked) private var value: Value
  @exclusivity(unchecked) private var wasWritten = false
  @exclusivity(unchecked) private var writeCounter: WriteCount?
  private let changes = ReadSource()
  private let name: String

  init(_ value: Value, name: String) {
    self.value = value
    self.name = name
  }

  override func read() -> Value {
    Tracking.read(changes)
    return lock.withLock { value }
  }

  override var source: ReadSource? { changes }
  override func peek() -> Value { lock.withLock { value } }

  override func write(_ newValue: Value, _ transaction: Transaction) {
    if let view = Tracking.viewName { stateWrittenInBody(name, view) }
    var replaced = newValue
    let counter = lock.withLock {
      swap(&value, &replaced)
      wasWritten = true
      return writeCounter
    }
    counter?.add()
    if !isSurelyEqual(replaced, newValue) { changes.changed() }
  }

  override var writes: WriteCount? {
    lock.withLock {
      if writeCounter == nil { writeCounter = WriteCount() }
      return writeCounter
    }
  }
}

extension StateBox: SavableSlot {
  var isWorthSaving: Bool { lock.withLock { wasWritten } }
  func renewed(for node: Node) -> AnyObject { self }
}

func stateWrittenInBody(_ name: String, _ view: String) {
  warn(
    "A state was written while a body was being made of it.",
    facts: ["state": name, "body of": view],
    fix: "Write it from an action, onAppear, onChange or task; a body only reads.")
}
