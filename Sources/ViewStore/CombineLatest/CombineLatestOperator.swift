public import ViewPlatform

extension Publisher {
  /// Sends the latest values of this publisher and any number of others together.
  ///
  /// Where `glitchFree` is true, inputs that one event reaches are sent together, once. See
  /// ``Publishers/CombineLatestMany``, which can also be made of a list: what stands in a list is
  /// compiled line by line, and faster where an input has operators of its own.
  @inlinable
  public func combineLatest<each Value>(
    _ others: repeat any Publisher<each Value, Failure>, glitchFree: Bool
  ) -> Publishers.CombineLatestMany<(Output, repeat each Value), Failure> {
    var list = TupleLayout<Failure>()
    list.append(CombineLatestInput(self))
    repeat list.append(latestInput(each others))
    return Publishers.CombineLatestMany(list.slots, glitchFree: glitchFree)
  }

  /// Sends what `transform` makes of the latest values of this publisher and any number of others.
  ///
  /// For up to three others that is what Combine's operators of this name do, and those are meant.
  @inlinable @_disfavoredOverload
  public func combineLatest<each Value, Result>(
    _ others: repeat any Publisher<each Value, Failure>, glitchFree: Bool = false,
    transform: @escaping (Output, repeat each Value) -> Result
  )
    -> Publishers.Map<
      Publishers.CombineLatestMany<(Output, (repeat each Value)), Failure>, Result
    >
  {
    // A tuple in a tuple: only one that consists of a pack can be taken apart again.
    var list = TupleLayout<Failure>()
    list.append(CombineLatestInput(self))
    list.beginTuple((repeat each Value).self)
    repeat list.append(latestInput(each others))
    return Publishers.CombineLatestMany(list.slots, glitchFree: glitchFree)
      .map { (values: (Output, (repeat each Value))) in transform(values.0, repeat each values.1) }
  }
}

@inlinable
func latestInput<Value, Failure: Error>(
  _ input: any Publisher<Value, Failure>
) -> CombineLatestInput<Value, Failure> {
  func opened<Input: Publisher>(
    _ input: Input
  ) -> CombineLatestInput<Input.Output, Input.Failure> {
    CombineLatestInput(input)
  }
  return opened(input)
}
