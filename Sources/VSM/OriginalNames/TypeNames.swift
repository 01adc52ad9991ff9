/// What 2.0 calls a container.
public typealias AsyncStateContainer = StateContainer

/// What 1.1 calls the options of `_debug(options:)`.
public typealias _StateContainerDebugOptions = StateDebugOptions

extension RenderedViewState {
  /// What 1.1 calls what `$state` is.
  public typealias RenderedContainer = RenderedState<State>
}

extension StateSequenceBuilder {
  /// What 2.0 calls the steps of a part of a function.
  public typealias Container<State> = StateSequence<State>

  /// The sequence of all steps.
  public static func buildFinalResult<State>(_ steps: StateSequence<State>) -> StateSequence<State>
  {
    steps
  }
}
