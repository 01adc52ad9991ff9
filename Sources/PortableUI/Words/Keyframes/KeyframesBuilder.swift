/// Makes keyframes of several tracks, or of one whole value, with `if`, `switch` and `for`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A statement that is a track, or several.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> _KeyframeGroup<Value>
  {
    _KeyframeGroup(tracks: expression.allTracks)
  }

  /// Tracks beside one another.
  public static func buildBlock(_ components: _KeyframeGroup<Value>...) -> _KeyframeGroup<Value> {
    _KeyframeGroup(tracks: components.flatMap(\.tracks))
  }

  /// A `for`.
  public static func buildArray(_ components: [_KeyframeGroup<Value>]) -> _KeyframeGroup<Value> {
    _KeyframeGroup(tracks: components.flatMap(\.tracks))
  }

  /// The first way of an `if` or `switch`.
  public static func buildEither<Part>(first component: Part) -> Part { component }

  /// The other ways of an `if` or `switch`.
  public static func buildEither<Part>(second component: Part) -> Part { component }

  /// The tracks.
  public static func buildFinalResult(_ component: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> {
    component
  }
}

// What stands for a whole value.
extension KeyframesBuilder where Value: Animatable {
  /// A statement that is a keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(
    _ expression: K
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(steps: expression.allSteps)
  }

  /// Keyframes of the whole value, one after another.
  public static func buildBlock(
    _ first: _KeyframeSequence<Value>, _ others: _KeyframeSequence<Value>...
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(steps: first.steps + others.flatMap(\.steps))
  }

  /// A `for`.
  public static func buildArray(
    _ components: [_KeyframeSequence<Value>]
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(steps: components.flatMap(\.steps))
  }

  /// One track, of the whole value.
  public static func buildFinalResult(
    _ component: _KeyframeSequence<Value>
  ) -> KeyframeTrack<Value, Value, _KeyframeSequence<Value>> {
    KeyframeTrack { component }
  }
}

/// Makes the keyframes of a track, with `if`, `switch` and `for`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A statement that is a keyframe.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(
    _ expression: K
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(steps: expression.allSteps)
  }

  /// Keyframes one after another.
  public static func buildBlock(
    _ components: _KeyframeSequence<Value>...
  ) -> _KeyframeSequence<Value> {
    buildArray(components)
  }

  /// A `for`.
  public static func buildArray(
    _ components: [_KeyframeSequence<Value>]
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(steps: components.flatMap(\.steps))
  }

  /// An `if` without `else`.
  public static func buildOptional(
    _ component: _KeyframeSequence<Value>?
  ) -> _KeyframeSequence<Value> {
    component ?? _KeyframeSequence(steps: [])
  }

  /// The first way of an `if` or `switch`.
  public static func buildEither(
    first component: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { component }

  /// The other ways of an `if` or `switch`.
  public static func buildEither(
    second component: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { component }
}

/// Several tracks beside one another.
public struct _KeyframeGroup<Value>: Keyframes, PrimitiveKeyframes {
  let tracks: [KeyframeWay<Value>]
}

/// Several keyframes one after another.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  let steps: [KeyframeStep<Value.AnimatableData>]
}
