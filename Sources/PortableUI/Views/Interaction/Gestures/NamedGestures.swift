/// Forms with a name, by which other code of a phone finds the gesture. Nothing on a desktop asks for it.
extension View {
  /// Lets a person make `gesture` on the view while `isEnabled`. `name` is for debuggers of phones.
  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Lets a person make `gesture` on the view while `isEnabled`, before gestures of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Lets a person make `gesture` on the view while `isEnabled`, beside those of the views inside and
  /// around.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}
