/// A state that makes the next one as a copy of itself with a change.
public protocol MutatingCopyable {}

extension MutatingCopyable {
  /// A copy that `mutating` has changed.
  public func copy<Failure>(
    mutating: (inout Self) throws(Failure) -> Void
  ) throws(Failure) -> Self {
    var copy = self
    try mutating(&copy)
    return copy
  }

  /// A copy that has `value` at `path`.
  public func copy<Value>(mutatingPath path: WritableKeyPath<Self, Value>, value: Value) -> Self {
    copy { $0[keyPath: path] = value }
  }
}
