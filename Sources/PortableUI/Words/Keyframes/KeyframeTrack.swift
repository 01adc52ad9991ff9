/// The keyframes of one part of a value.
///
///     KeyframeTrack(\.scale) {
///       CubicKeyframe(1.2, duration: 0.3)
///       SpringKeyframe(1, duration: 0.4)
///     }
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes,
  PrimitiveKeyframes
where Content.Value == Part {
  /// The type of the whole value.
  public typealias Value = Root

  let tracks: [KeyframeWay<Root>]

  /// The keyframes of the whole value.
  public init(
    @KeyframeTrackContentBuilder<Root> content: () -> Content
  ) where Root == Part {
    self.init(\.self, content: content)
  }

  /// The keyframes of the part that `keyPath` leads to.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    let steps = content().allSteps
    tracks = [
      KeyframeWay { root in
        let segments = KeyframeSegments(steps, from: root[keyPath: keyPath].animatableData)
        return KeyframeWay.Known(duration: segments.duration) { value, time in
          value[keyPath: keyPath].animatableData = segments.value(at: time)
        }
      }
    ]
  }
}

/// How one part of a value changes, wherever it begins.
struct KeyframeWay<Value> {
  /// The way from one value.
  let from: (Value) -> Known

  struct Known {
    let duration: Double

    /// Gives a value the part that it has at a time.
    let update: (inout Value, Double) -> Void
  }
}

/// How a value changes through time, from one that is known.
public struct KeyframeTimeline<Value> {
  private let start: Value
  private let tracks: [KeyframeWay<Value>.Known]

  /// How the value changes from `initialValue` on.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(from: initialValue, content())
  }

  init(from start: Value, _ keyframes: some Keyframes<Value>) {
    self.start = start
    tracks = keyframes.allTracks.map { $0.from(start) }
  }

  /// How many seconds pass until the last track ends.
  public var duration: Double { tracks.map(\.duration).max() ?? 0 }

  /// The value after `time` seconds. Before the start it is the first, after the end the last.
  public func value(time: Double) -> Value {
    var value = start
    update(&value, time: time)
    return value
  }

  /// The value after the part `progress` of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Gives `value` what it is after `time` seconds, as far as tracks say something of it.
  public func update(_ value: inout Value, time: Double) {
    let time = Showable.number(time, in: 0...1e9, usual: 0)
    for track in tracks { track.update(&value, time) }
  }

  /// Gives `value` what it is after the part `progress` of the duration.
  public func update(_ value: inout Value, progress: Double) {
    update(&value, time: progress * duration)
  }
}
