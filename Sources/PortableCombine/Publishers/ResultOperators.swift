// What is made of a result that is there already is made now, not when somebody subscribes. A
// failure passes every operator but those that replace it.

extension Result.Publisher {
  /// Sends what `transform` makes of the value.
  @inlinable
  public func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>.Publisher {
    result.map(transform).publisher
  }

  /// Sends what `transform` makes of the value, or fails with what it throws.
  @inlinable
  public func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try transform(result.get()) }.publisher
  }

  /// Fails with what `transform` makes of the error.
  @inlinable
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
    result.mapError(transform).publisher
  }

  /// Sends no value, only a completion: a failure counts as finished, as in Combine.
  @inlinable
  public func ignoreOutput() -> Empty<Success, Failure> {
    Empty()
  }

  /// Sends `output` in place of a failure.
  @inlinable
  public func replaceError(with output: Success) -> Result<Success, Never>.Publisher {
    Result<Success, Never>.Publisher((try? result.get()) ?? output)
  }

  /// The same: it never finishes without a value.
  @inlinable
  public func replaceEmpty(with output: Success) -> Result<Success, Failure>.Publisher {
    self
  }

  /// The same: it would fail each time in the same way.
  @inlinable
  public func retry(_ times: Int) -> Result<Success, Failure>.Publisher {
    self
  }
}

extension Result.Publisher {
  /// Sends whether the value passes `predicate`.
  @inlinable
  public func allSatisfy(_ predicate: (Success) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Sends whether the value passes `predicate`, or fails with what that throws.
  @inlinable
  public func tryAllSatisfy(
    _ predicate: (Success) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Sends whether the value passes `predicate`.
  @inlinable
  public func contains(where predicate: (Success) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Sends whether the value passes `predicate`, or fails with what that throws.
  @inlinable
  public func tryContains(
    where predicate: (Success) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Sends the value in an array.
  @inlinable
  public func collect() -> Result<[Success], Failure>.Publisher {
    map { [$0] }
  }

  /// Sends the number of values: one.
  @inlinable
  public func count() -> Result<Int, Failure>.Publisher {
    map { _ in 1 }
  }

  /// The same: one value is the smallest.
  @inlinable
  public func min(by areInIncreasingOrder: (Success, Success) -> Bool)
    -> Result<Success, Failure>.Publisher
  {
    self
  }

  /// Sends the same: one value has no other to be compared with.
  @inlinable
  public func tryMin(
    by areInIncreasingOrder: (Success, Success) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    tryMap { $0 }
  }

  /// The same: one value is the largest.
  @inlinable
  public func max(by areInIncreasingOrder: (Success, Success) -> Bool)
    -> Result<Success, Failure>.Publisher
  {
    self
  }

  /// Sends the same: one value has no other to be compared with.
  @inlinable
  public func tryMax(
    by areInIncreasingOrder: (Success, Success) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    tryMap { $0 }
  }

  /// Sends what `nextPartialResult` makes of `initialResult` and the value.
  @inlinable
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Success) -> T
  ) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Sends what `nextPartialResult` makes of `initialResult` and the value, or fails with what it
  /// throws.
  @inlinable
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Success) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// Sends what `nextPartialResult` makes of `initialResult` and the value.
  @inlinable
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Success) -> T
  ) -> Result<T, Failure>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// Sends what `nextPartialResult` makes of `initialResult` and the value, or fails with what it
  /// throws.
  @inlinable
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Success) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryReduce(initialResult, nextPartialResult)
  }

  /// The same: one value has no predecessor to resemble.
  @inlinable
  public func removeDuplicates(
    by predicate: (Success, Success) -> Bool
  ) -> Result<Success, Failure>.Publisher {
    self
  }

  /// Sends the same: one value has no predecessor to be compared with.
  @inlinable
  public func tryRemoveDuplicates(
    by predicate: (Success, Success) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    tryMap { $0 }
  }

  /// The same: the value is the first.
  @inlinable
  public func first() -> Result<Success, Failure>.Publisher {
    self
  }

  /// The same: the value is the last.
  @inlinable
  public func last() -> Result<Success, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Failure == Never {
  /// Sends the same, declared to fail with `failureType`.
  @inlinable
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
    Result<Success, E>.Publisher(result.get())
  }
}

extension Result.Publisher where Success: Equatable {
  /// Sends whether the value equals `output`.
  @inlinable
  public func contains(_ output: Success) -> Result<Bool, Failure>.Publisher {
    map { $0 == output }
  }

  /// The same: one value has no predecessor to equal.
  @inlinable
  public func removeDuplicates() -> Result<Success, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Success: Comparable {
  /// The same: one value is the smallest.
  @inlinable
  public func min() -> Result<Success, Failure>.Publisher {
    self
  }

  /// The same: one value is the largest.
  @inlinable
  public func max() -> Result<Success, Failure>.Publisher {
    self
  }
}
