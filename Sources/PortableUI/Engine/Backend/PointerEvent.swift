package import LayoutEngine

/// What a layer wants to hear of pointers.
package struct PointerWants: OptionSet, Sendable {
  package let rawValue: UInt8

  /// The kinds whose bits are set.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Where the first button, or a finger, comes down, goes and comes up.
  package static let presses = PointerWants(rawValue: 1)
  /// Whether a pointer is over it, with nothing pressed, and where.
  package static let hovering = PointerWants(rawValue: 2)
  /// How two fingers stretch and turn it.
  package static let pinches = PointerWants(rawValue: 4)
}

/// Something that a pointer did, as a backend saw it.
package struct PointerEvent {
  package enum Kind: Equatable {
    /// Came down, went elsewhere, came up.
    case down, move, up
    /// Belongs to somebody else from now on.
    case cancel
    /// Two fingers are so much farther apart than at first, and turned so far, in radians.
    case pinch(scale: Double, radians: Double)
    /// Two fingers have left.
    case release
  }

  package var kind: Kind
  /// The place in the layer that reports it.
  package var location: Point
  /// When it was, in seconds on whatever clock.
  package var time: Double

  /// An event at a place of the layer that reports it.
  package init(_ kind: Kind, at location: Point, time: Double) {
    self.kind = kind
    self.location = location
    self.time = time
  }
}

/// What the graph makes of a pointer's event.
package struct PointerAnswer {
  /// Whether the pointer belongs to a gesture, and to nothing else any more.
  package var isClaimed = false

  /// Whether some gesture waits for it to move, that would lose it to a scroll view.
  package var awaitsMoves = false

  /// Whether the pointer came down over a control, which may want it for itself.
  package var isOverControl = false

  /// Whether somebody else reports this pointer already.
  package var isElsewhere = false

  /// An answer of nobody.
  package static let elsewhere = PointerAnswer(isElsewhere: true)

  /// Nothing is made of it.
  package static let nothing = PointerAnswer()
}
