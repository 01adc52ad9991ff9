/// What a change of state carries with it to the frame that shows it.
public struct Transaction: Sendable {
  /// How things get from what they were to what the change makes of them; `nil` for at once.
  public var animation: Animation?

  /// Whether `animation(_:value:)` further in has no say.
  public var disablesAnimations = false

  /// What it carries by keys of a program's own.
  var values = TransactionValues.none

  /// Waits until what the change moves has come to rest.
  var completion: AnimationCompletion?

  /// A change that carries nothing.
  public init() {}

  /// A change that carries an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// Calls `completion` when everything that the change moves has arrived; soon, where it moves
  /// nothing.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    self.completion = AnimationCompletion(criteria, before: self.completion, completion)
  }
}

extension Transaction: Equatable {
  /// Whether both carry the same, for the same end.
  public static func == (lhs: Transaction, rhs: Transaction) -> Bool {
    lhs.animation == rhs.animation && lhs.disablesAnimations == rhs.disablesAnimations
      && lhs.completion === rhs.completion && lhs.values == rhs.values
  }
}

/// Changes what `body` changes with `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try TransactionScope.run(transaction, body)
}

/// Changes what `body` changes with `transaction`, in which `keyPath` is `value`.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = TransactionScope.current ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Moves what the changes in `body` move by `animation`; `nil` for at once, whatever is said further
/// out.
///
/// It holds for changes made before `body` returns, not for those of a task that `body` starts.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Moves what the changes in `body` move, and calls `completion` when all of it has arrived; soon,
/// where nothing moves.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = TransactionScope.current ?? Transaction()
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
