/// A stored property of a view that is brought up to date before each call of `body`.
///
/// Conform a struct of your own that is made of `@State`, `@Environment` and their kin to use it in
/// views as one property.
public protocol DynamicProperty {
  /// Called before `body`, once the wrappers inside are up to date.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
