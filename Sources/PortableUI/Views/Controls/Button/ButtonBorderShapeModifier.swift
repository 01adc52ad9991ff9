enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

nonisolated extension View {
  /// The outline of buttons inside that have a border.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    EnvironmentView(content: self) { $0[ButtonBorderShapeKey.self] = shape }
  }
}
