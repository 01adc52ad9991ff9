/// How far a view has come with the information it is to show.
public enum ViewState<Info> {
  /// Nothing has been asked for, or what was asked for is not wanted any more.
  case initial

  /// The information is under way, for the first time or once more.
  case loading

  /// It could not be had.
  case error(any Error)

  /// It is there.
  case loaded(Info)
}

/// ``ViewState`` by a name that no other module has.
///
/// VSM calls its property wrapper `ViewState`. A file that imports both modules says `LoadingState` for
/// this and `@VSM.ViewState` for that.
public typealias LoadingState<Info> = ViewState<Info>

extension ViewState {
  /// Whether the information is under way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The information, if this is `loaded`.
  public var info: Info? {
    if case .loaded(let info) = self { info } else { nil }
  }

  /// What went wrong, if this is `error`.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether both are the same case, whatever they carry.
  public func isSameCase(as other: ViewState) -> Bool {
    switch (self, other) {
    case (.initial, .initial), (.loading, .loading), (.error, .error), (.loaded, .loaded): true
    case (.initial, _), (.loading, _), (.error, _), (.loaded, _): false
    }
  }
}

// Where the information can be compared, what it is counts too: see below.
extension ViewState {
  /// Whether both are the same case, whatever they carry, as with ``isSameCase(as:)``.
  @_disfavoredOverload
  public static func == (one: ViewState, other: ViewState) -> Bool { one.isSameCase(as: other) }

  /// Whether they are different cases, whatever they carry.
  @_disfavoredOverload
  public static func != (one: ViewState, other: ViewState) -> Bool { !one.isSameCase(as: other) }
}

extension ViewState: Sendable where Info: Sendable {}

extension ViewState: Equatable where Info: Equatable {
  /// Whether both are the same case and carry the same. Errors are the same if they are described in
  /// the same words.
  public static func == (one: ViewState, other: ViewState) -> Bool {
    switch (one, other) {
    case (.loaded(let one), .loaded(let other)): one == other
    case (.error(let one), .error(let other)): String(describing: one) == String(describing: other)
    default: one.isSameCase(as: other)
    }
  }

  // Without it the compiler takes the one above, where it finds out the type of the information itself:
  // any operator of the type's own goes before that of `Equatable`.

  /// Whether they are different cases or carry something else.
  public static func != (one: ViewState, other: ViewState) -> Bool { !(one == other) }
}
