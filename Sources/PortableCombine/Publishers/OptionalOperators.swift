// What is made of a value that is there, or not, is made now, not when somebody subscribes. Where
// there is none, the outcome is that of the same operator on any empty stream.

extension Optional.Publisher {
  /// Sends what `transform` makes of the value.
  @inlinable
  public func map<T>(_ transform: (Wrapped) -> T) -> Optional<T>.Publisher {
    output.map(transform).publisher
  }

  /// Sends what `transform` makes of the value, unless that is `nil`.
  @inlinable
  public func compactMap<T>(_ transform: (Wrapped) -> T?) -> Optional<T>.Publisher {
    output.flatMap(transform).publisher
  }

  /// Sends the value only where `isIncluded` accepts it.
  @inlinable
  public func filter(_ isIncluded: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
    Optional.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Sends no value, only the completion.
  @inlinable
  public func ignoreOutput() -> Empty<Wrapped, Never> {
    Empty()
  }

  /// The same: it cannot fail.
  @inlinable
  public func replaceError(with output: Wrapped) -> Optional<Wrapped>.Publisher {
    self
  }

  /// Sends `output` where there is no value.
  @inlinable
  public func replaceEmpty(with output: Wrapped) -> Just<Wrapped> {
    Just(self.output ?? output)
  }

  /// The same: it cannot fail.
  @inlinable
  public func retry(_ times: Int) -> Optional<Wrapped>.Publisher {
    self
  }
}

extension Optional.Publisher {
  /// Sends whether the value passes `predicate`; true where there is none.
  @inlinable
  public func allSatisfy(_ predicate: (Wrapped) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate) ?? true)
  }

  /// Sends whether there is a value that passes `predicate`.
  @inlinable
  public func contains(where predicate: (Wrapped) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate) ?? false)
  }

  /// Sends the value in an array, empty where there is none.
  @inlinable
  public func collect() -> Optional<[Wrapped]>.Publisher {
    Optional<[Wrapped]>.Publisher(output.map { [$0] } ?? [])
  }

  /// Sends the number of values: one or zero.
  @inlinable
  public func count() -> Optional<Int>.Publisher {
    Optional<Int>.Publisher(output == nil ? 0 : 1)
  }

  /// The same: one value is the smallest.
  @inlinable
  public func min(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool)
    -> Optional<Wrapped>.Publisher
  {
    self
  }

  /// The same: one value is the largest.
  @inlinable
  public func max(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool)
    -> Optional<Wrapped>.Publisher
  {
    self
  }

  /// Sends what `nextPartialResult` makes of `initialResult` and the value; `initialResult` where
  /// there is none.
  @inlinable
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T
  ) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) } ?? initialResult)
  }

  /// Sends what `nextPartialResult` makes of `initialResult` and the value, where there is one.
  @inlinable
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T
  ) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) })
  }

  /// The same: one value has no predecessor to resemble.
  @inlinable
  public func removeDuplicates(
    by predicate: (Wrapped, Wrapped) -> Bool
  ) -> Optional<Wrapped>.Publisher {
    self
  }
}

extension Optional.Publisher {
  /// The same: the value is the first.
  @inlinable
  public func first() -> Optional<Wrapped>.Publisher {
    self
  }

  /// Sends the value only where it passes `predicate`.
  @inlinable
  public func first(where predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  /// The same: the value is the last.
  @inlinable
  public func last() -> Optional<Wrapped>.Publisher {
    self
  }

  /// Sends the value only where it passes `predicate`.
  @inlinable
  public func last(where predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  /// Sends the value only where `count` is not above zero.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
    Optional.Publisher(count > 0 ? nil : output)
  }

  /// Sends the value only where it does not pass `predicate`.
  @inlinable
  public func drop(while predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
    filter { !predicate($0) }
  }

  /// Sends the value only where `maxLength` is not zero.
  @inlinable
  public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
    if maxLength < 0 { negativeCount("prefix(\(maxLength))") }
    return Optional.Publisher(maxLength == 0 ? nil : output)
  }

  /// Sends the value only where it passes `predicate`.
  @inlinable
  public func prefix(while predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  /// Sends the value only where `index` is zero.
  @inlinable
  public func output(at index: Int) -> Optional<Wrapped>.Publisher {
    if index < 0 { negativeCount("output(at: \(index))") }
    return Optional.Publisher(index == 0 ? output : nil)
  }

  /// Sends the value only where `range` holds zero.
  @inlinable
  public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    if range.lowerBound < 0 { negativeCount("output(in: \(range))") }
    return Optional.Publisher(range.contains(0) ? output : nil)
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Sends whether there is a value that equals `output`.
  @inlinable
  public func contains(_ output: Wrapped) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(self.output == output)
  }

  /// The same: one value has no predecessor to equal.
  @inlinable
  public func removeDuplicates() -> Optional<Wrapped>.Publisher {
    self
  }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// The same: one value is the smallest.
  @inlinable
  public func min() -> Optional<Wrapped>.Publisher {
    self
  }

  /// The same: one value is the largest.
  @inlinable
  public func max() -> Optional<Wrapped>.Publisher {
    self
  }
}
