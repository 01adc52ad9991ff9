nonisolated extension View {
  /// Calls `action` with what `transform` makes of the view's room and place: once they are known, and
  /// whenever it becomes another value.
  ///
  ///     text.onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { action($1) }
  }

  /// Calls `action` with what `transform` made of the view's room and place before, and what it makes
  /// of them now.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    // Behind the view there is as much room as it has, and nothing that is seen.
    background {
      GeometryReader { EmptyView().onChange(of: transform($0), initial: true, action) }
    }
  }
}
