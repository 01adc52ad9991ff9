extension EnvironmentValues {
  /// How many colours symbols would be shown in. It can be read; the desktop's symbols have one colour.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingKey.self] }
    set { self[SymbolRenderingKey.self] = newValue }
  }
}

private enum SymbolRenderingKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}
