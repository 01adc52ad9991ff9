public import ViewPlatform

/// Lists the inputs of a `Publishers.CombineLatestMany`.
@resultBuilder
public enum CombineLatestBuilder {
  /// An input; here its type is known, so that its operators are compiled as one piece.
  @inlinable
  public static func buildExpression<Input: Publisher>(
    _ input: Input
  ) -> CombineLatestInput<Input.Output, Input.Failure> {
    CombineLatestInput(input)
  }

  /// All inputs, which fail alike.
  @inlinable
  public static func buildBlock<each Value, Failure: Error>(
    _ inputs: repeat CombineLatestInput<each Value, Failure>
  ) -> CombineLatestInputs<(repeat each Value), Failure> {
    var list = TupleLayout<Failure>()
    repeat list.append(each inputs)
    return CombineLatestInputs(list.slots)
  }
}

/// One input of a `Publishers.CombineLatestMany`.
public struct CombineLatestInput<Output, Failure: Error> {
  @usableFromInline let attach: LatestSlot<Failure>.Attach

  @inlinable
  init<Input: Publisher>(_ input: Input)
  where Input.Output == Output, Input.Failure == Failure {
    attach = { input.receive(subscriber: LatestInlet<Output, Failure>($0, $1)) }
  }
}

/// All inputs of a `Publishers.CombineLatestMany`.
public struct CombineLatestInputs<Output, Failure: Error> {
  @usableFromInline let slots: ContiguousArray<LatestSlot<Failure>>

  @inlinable
  init(_ slots: ContiguousArray<LatestSlot<Failure>>) { self.slots = slots }
}
