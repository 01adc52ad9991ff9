package import LayoutEngine

/// How a group of elements looks and behaves as one.
package struct LayerContent: Equatable {
  /// How opaque it is, from 0 to 1.
  package var opacity = 1.0

  /// The shape outside of which nothing of it is seen or touched.
  package var clip: Outline?

  /// How it is stretched around a point of it; layout does not notice.
  package var scale: Scale?

  /// Whether it keeps its room but cannot be seen, touched or heard of.
  package var isHidden = false

  /// Whether what is inside is there for assistive technologies alone: nobody sees or touches it.
  package var isOnlyHeard = false

  /// Whether pointers reach what is inside; otherwise they reach what is behind.
  package var takesPointer = true

  /// How many taps in a row it waits for; `nil` where it does not care.
  package var tapCount: Int?

  /// What it wants to hear of pointers.
  package var pointers: PointerWants = []

  /// Whether the texts inside are the name of the control inside.
  package var namesControl = false

  /// How the group is read aloud; `nil` where it is nothing of its own.
  package var reading: Reading?

  // Few layers have any, so they lie outside of them: a layer is small, and quickly compared.
  var boxedLooks: BoxedLooks?

  /// What few layers have.
  package var looks: LayerLooks {
    get { boxedLooks?.looks ?? .none }
    set { boxedLooks = newValue == .none ? nil : BoxedLooks(newValue) }
  }

  /// Whether what is inside says nothing of what it stands in, as buttons that come with the pointer.
  package var isAside = false

  /// Whether the buttons inside lie against each other as one.
  package var isLinked = false

  /// Whether a person may ask for what is inside anew.
  package var isRefreshable = false

  /// The list that it is; `nil` for what is none.
  package var list: ListContent?

  /// The row of a list that it is; `nil` for what is none.
  package var row: RowContent?

  /// The menu that belongs to it; `nil` where it has none.
  package var menu: MenuContent?

  /// What assistive technologies say of a group.
  package enum Reading: Hashable, Sendable {
    /// The group, with what is in it.
    case whole
    /// One thing that is called what the texts in it say.
    case combined
    /// One thing, and nothing of what is in it.
    case alone
  }

  /// A stretching of what is drawn.
  package struct Scale: Equatable {
    /// How much wider.
    package var x: Double
    /// How much higher.
    package var y: Double
    /// The point that stays where it is, as parts of the width and the height.
    package var anchor: Point

    package init(x: Double, y: Double, anchor: Point) {
      self.x = x
      self.y = y
      self.anchor = anchor
    }
  }
}

extension LayerContent {
  /// A layer that changes nothing of what is in it.
  package static var plain: LayerContent { LayerContent() }

  /// A layer that has looks and nothing else.
  static func looking(_ looks: LayerLooks, takesPointer: Bool = true) -> LayerContent {
    var layer = LayerContent(takesPointer: takesPointer)
    layer.looks = looks
    return layer
  }
}

final class BoxedLooks: Equatable {
  let looks: LayerLooks

  init(_ looks: LayerLooks) { self.looks = looks }

  static func == (lhs: BoxedLooks, rhs: BoxedLooks) -> Bool {
    lhs === rhs || lhs.looks == rhs.looks
  }
}
