public import PortableCombine

/// A count that follows what arrives at `taps`.
public final class Counter {
  /// Where a button, a key or a test puts its steps.
  public let taps = PassthroughSubject<Int, Never>()

  /// The sum of all steps so far, for anyone who watches.
  public let count = CurrentValueSubject<Int, Never>(0)

  private var counting: AnyCancellable?

  /// Makes a counter that stands at zero.
  public init() {
    counting = taps.sink { [count] step in count.value += step }
  }
}
