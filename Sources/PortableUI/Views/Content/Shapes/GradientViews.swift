/// As a view it fills the room it is given.
extension LinearGradient: View {
  /// A rectangle painted with it.
  public var body: some View { Rectangle().fill(self) }
}

/// As a view it fills the room it is given.
extension RadialGradient: View {
  /// A rectangle painted with it.
  public var body: some View { Rectangle().fill(self) }
}

/// As a view it fills the room it is given.
extension EllipticalGradient: View {
  /// A rectangle painted with it.
  public var body: some View { Rectangle().fill(self) }
}

/// As a view it fills the room it is given.
extension AngularGradient: View {
  /// A rectangle painted with it.
  public var body: some View { Rectangle().fill(self) }
}

/// As a view it fills the room it is given.
extension MeshGradient: View {
  /// A rectangle painted with it.
  public var body: some View { Rectangle().fill(self) }
}
