import Threads

/// Something that a person does with a pointer or fingers, and what comes of it, described as a value.
///
///     Circle()
///       .gesture(DragGesture().onChanged { place = $0.location })
///
/// A gesture of your own is made of others in its `body`.
@preconcurrency @MainActor
public protocol Gesture<Value>: _PropertyOwner {
  /// What the gesture tells of itself while it goes on, and at its end.
  associatedtype Value = Body.Value

  /// What the gesture is made of.
  associatedtype Body: Gesture

  /// The gesture as others make it up.
  var body: Body { get }
}

extension Never: Gesture {
  /// There is no such gesture, and so no value of one.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Gestures that are made of no others have no body; asking for it stops the program.
  public var body: Never {
    stop(
      "The body of \(Self.self) was asked for.", facts: [:],
      fix: "Attach \(Self.self) to a view with gesture(_:); it recognizes by itself.")
  }
}
