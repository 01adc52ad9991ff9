/// How far a recognizer has come.
enum GesturePhase<Value> {
  /// It may come to something; with a value where there is one to tell already.
  case possible(Value?)
  /// It goes on.
  case active(Value)
  /// It was done.
  case ended(Value)
  /// It was not done, or is over.
  case failed
}

/// Calls what a user wants to be called, once it is sure that the gesture counts.
typealias GestureEffect = @MainActor () -> Void

/// What a recognizer makes of an event.
struct GestureStep<Value> {
  var phase: GesturePhase<Value>
  var effects: [GestureEffect] = []
}

extension GesturePhase {
  /// The phase without its value.
  var state: GestureProgress {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// What it tells, if anything.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// The same phase with another value.
  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// How far a recognizer has come, whatever it tells.
enum GestureProgress {
  case possible, active, ended, failed

  /// Whether nothing more comes of it.
  var isOver: Bool { self == .ended || self == .failed }
}
