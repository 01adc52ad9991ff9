public import Foundation

/// An animation that a program works out by itself.
///
///     struct Steps: CustomAnimation {
///       func animate<V: VectorArithmetic>(
///         value: V, time: TimeInterval, context: inout AnimationContext<V>
///       ) -> V? {
///         guard time < 1 else { return nil }
///         var part = value
///         part.scale(by: (time * 4).rounded(.down) / 4)
///         return part
///       }
///     }
///
/// It is asked for one picture after another, in the order of time.
public protocol CustomAnimation: Hashable, Sendable {
  /// How much of `value`, the whole way, is done after `time` seconds; `nil` once it is over. What it wants
  /// to know in the next picture it keeps in `context`.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast that changes then; an animation that follows may go on as fast. `nil` for standing still.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether it goes on with what `previous`, which has been under way for `time` seconds, has in `context`.
  /// Either way it begins at what is seen.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nothing is known of it.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// It begins anew.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation knows from one picture to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What it has kept.
  public var state: AnimationState<Value>

  /// Whether it looks done, though it goes on: whoever waits for that is told.
  public var isLogicallyComplete = false

  init(state: AnimationState<Value> = AnimationState()) { self.state = state }

  /// The same, with what an animation of another type of value has kept.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// What an animation keeps, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing yet.
  public init() {}

  /// What is kept by `key`; its default value where nothing is.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names something that an animation keeps.
public protocol AnimationStateKey {
  /// The type of that.
  associatedtype Value

  /// What it is at first.
  static var defaultValue: Value { get }
}
