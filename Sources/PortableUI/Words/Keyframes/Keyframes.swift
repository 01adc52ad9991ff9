/// How a value changes through time: one track for each of its parts that changes.
public protocol Keyframes<Value> {
  /// The type of what changes.
  associatedtype Value

  /// What the keyframes are made of.
  associatedtype Body: Keyframes

  /// The keyframes, made of tracks.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// The keyframes of one track, one after another.
public protocol KeyframeTrackContent<Value> {
  /// The type of what changes.
  associatedtype Value: Animatable

  /// What the keyframes are made of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes, made of others.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Keyframes that are made of nothing but themselves.
protocol PrimitiveKeyframes: Keyframes where Body == Self {
  var tracks: [KeyframeWay<Value>] { get }
}

/// Keyframes of a track that are made of nothing but themselves.
protocol PrimitiveTrackContent: KeyframeTrackContent where Body == Self {
  var steps: [KeyframeStep<Value.AnimatableData>] { get }
}

extension Keyframes where Body == Self {
  /// The keyframes themselves.
  public var body: Self { self }
}

extension KeyframeTrackContent where Body == Self {
  /// The keyframes themselves.
  public var body: Self { self }
}

extension Keyframes {
  /// The tracks, in order.
  var allTracks: [KeyframeWay<Value>] {
    func tracks(of primitive: some PrimitiveKeyframes) -> [KeyframeWay<Value>]? {
      primitive.tracks as? [KeyframeWay<Value>]
    }
    if let primitive = self as? any PrimitiveKeyframes { return tracks(of: primitive) ?? [] }
    return body.allTracks as? [KeyframeWay<Value>] ?? []
  }
}

extension KeyframeTrackContent {
  /// The steps, in order.
  var allSteps: [KeyframeStep<Value.AnimatableData>] {
    func steps(
      of primitive: some PrimitiveTrackContent
    ) -> [KeyframeStep<Value.AnimatableData>]? {
      primitive.steps as? [KeyframeStep<Value.AnimatableData>]
    }
    if let primitive = self as? any PrimitiveTrackContent { return steps(of: primitive) ?? [] }
    return body.allSteps as? [KeyframeStep<Value.AnimatableData>] ?? []
  }
}
