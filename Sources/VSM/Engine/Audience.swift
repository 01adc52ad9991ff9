import ViewPlatform

/// Who is told of changes. Each part exists once somebody asks for it.
struct Audience<State> {
  /// For views: something is about to change.
  var objectWillChange: ObservableObjectPublisher?

  /// Told of a state before it is the state.
  var willSet: CurrentValueSubject<State, Never>?

  /// Told of a state once it is.
  var didSet: CurrentValueSubject<State, Never>?
}
