public import PortableCombine

/// A count that follows what arrives at `taps`.
public final class Counter: ObservableObject {
  /// Where a button, a key or a test puts its steps.
  public let taps = PassthroughSubject<Int, Never>()

  /// The sum of all steps so far.
  @Published public private(set) var count = 0

  private var counting: AnyCancellable?

  /// Makes a counter that stands at zero.
  public init() {
    counting = taps.sink { [weak self] step in self?.count += step }
  }
}
