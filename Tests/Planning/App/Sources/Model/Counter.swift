import Combine

/// A model of an app that was written for Apple's systems.
public final class Counter: ObservableObject {
  /// How often it was counted.
  @Published public var count = 0

  /// A counter at zero.
  public init() {}
}
