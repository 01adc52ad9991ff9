extension Publisher {
  /// Sends `output` in place of every `nil`, and what is inside of the others.
  @inlinable
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
