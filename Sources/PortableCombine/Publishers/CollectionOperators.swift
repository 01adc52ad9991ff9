// The operators of a sequence's publisher that a collection can do without playing it.

extension Publishers.Sequence where Elements: Collection {
  /// Sends the number of elements.
  @inlinable
  public func count() -> Result<Int, Failure>.Publisher {
    Result<Int, Failure>.Publisher(sequence.count)
  }

  /// Sends the elements in `range`, as far as there are any.
  @inlinable
  public func output(
    in range: Range<Elements.Index>
  ) -> Publishers.Sequence<[Elements.Element], Failure> {
    let range = range.clamped(to: sequence.startIndex..<sequence.endIndex)
    return .init(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Sends the number of elements.
  @inlinable
  public func count() -> Just<Int> {
    Just(sequence.count)
  }

  /// Sends the first element, where there is one.
  @inlinable
  public func first() -> Optional<Elements.Element>.Publisher {
    sequence.first.publisher
  }

  /// Sends the element at `index`, where there is one.
  @inlinable
  public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
    let all = sequence.startIndex..<sequence.endIndex
    return .init(all.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// Sends the last element, where there is one.
  @inlinable
  public func last() -> Optional<Elements.Element>.Publisher {
    sequence.last.publisher
  }

  /// Sends the last element that passes `predicate`.
  @inlinable
  public func last(
    where predicate: (Elements.Element) -> Bool
  ) -> Optional<Elements.Element>.Publisher {
    sequence.last(where: predicate).publisher
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Sends `elements` before those that are there.
  @inlinable
  public func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// Sends `elements` before those that are there.
  @inlinable
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Elements.Element {
    Publishers.Sequence(sequence: elements + sequence)
  }

  /// Sends the elements of `publisher` before those that are there.
  @inlinable
  public func prepend(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: publisher.sequence + sequence)
  }

  /// Sends `elements` after those that are there.
  @inlinable
  public func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// Sends `elements` after those that are there.
  @inlinable
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Elements.Element {
    Publishers.Sequence(sequence: sequence + elements)
  }

  /// Sends the elements of `publisher` after those that are there.
  @inlinable
  public func append(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: sequence + publisher.sequence)
  }
}
