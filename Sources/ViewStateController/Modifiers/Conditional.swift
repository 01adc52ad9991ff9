public import ViewPlatform

extension View {
  /// What `transform` makes of the view where `condition` is true; otherwise the view itself.
  ///
  /// The two are different views: where the condition changes, the view's state is lost. For a value
  /// that changes, prefer a modifier that takes it: `opacity(isLoading ? 0.5 : 1)`. A project that has
  /// a modifier of this name of its own means that one.
  @ViewBuilder @_disfavoredOverload
  public func `if`<Transformed: View>(
    _ condition: Bool, @ViewBuilder transform: (Self) -> Transformed
  ) -> some View {
    if condition { transform(self) } else { self }
  }
}
