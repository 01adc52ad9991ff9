extension View {
  /// How the view comes and goes, where the change that shows or hides it is animated.
  ///
  /// Without this it fades. A view that goes is still seen until it is gone, but it is not there any
  /// more: it has no state, and takes no taps.
  public func transition(_ t: AnyTransition) -> some View { trait(.transition(t)) }
}
