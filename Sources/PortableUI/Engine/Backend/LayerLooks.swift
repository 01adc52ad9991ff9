package import LayoutEngine

/// What few layers have: a turn, a shadow, a shape to be touched in.
package struct LayerLooks: Equatable {
  /// The shape in which a tap counts for what is around and inside; `nil` for the whole frame.
  package var touchShape: Outline?

  /// How far it is turned; layout does not notice.
  package var rotation: Rotation?

  /// How it is moved, stretched, turned and sheared besides.
  package var transform: DrawnTransform?

  /// What it throws on what is behind it.
  package var shadow: Shadow?

  /// How far each point of it is spread; 0 for a sharp picture.
  package var blur = 0.0

  /// What becomes of the colours in it, the last of these last.
  package var filter: ColorFilter?

  /// What each part of the colours in it is multiplied by.
  package var multiplier: Color?

  /// How its colours and those behind it become one; `nil` where it covers them.
  package var blend: BlendMode?

  /// What part it plays where something is seen through something else; `nil` for none.
  package var part: MaskPart?

  /// How the keyboard comes to it; `nil` where it does not.
  package var seat: KeyboardSeat?

  /// Whether nothing is drawn around it, and around what is inside, where the keyboard is.
  package var isRingHidden = false

  /// How a pointer looks over it; `nil` for as the desktop chooses.
  package var pointer: PointerLook?

  /// What goes from it and comes to it by dragging.
  package var exchange: Exchange = []

  /// The background of a list that it has, so that nothing is seen or touched of what is behind
  /// it; `nil` for none.
  package var ground: ListBackground?

  package static let none = LayerLooks()

  /// What goes from a layer and comes to it when a person drags something.
  package struct Exchange: OptionSet, Sendable {
    package let rawValue: UInt8

    /// The ways whose bits are set.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Something can be dragged away from it.
    package static let gives = Exchange(rawValue: 1)
    /// Something can be dropped on it.
    package static let takes = Exchange(rawValue: 2)
  }

  /// How the keyboard comes to a layer.
  package enum KeyboardSeat: Equatable {
    /// By keys alone.
    case byKeys
    /// By a click as well.
    case byClick
  }

  /// What a layer is to a mask.
  package enum MaskPart: Equatable {
    /// What is in it is seen where the masks directly inside are drawn.
    case masked
    /// It is not seen itself: it is the mask of the layer around it.
    case mask
  }

  /// A turn of what is drawn.
  package struct Rotation: Equatable {
    /// How far, clockwise.
    package var radians: Double
    /// The point that stays where it is, as parts of the width and the height.
    package var anchor: Point

    package init(radians: Double, anchor: Point) {
      self.radians = radians
      self.anchor = anchor
    }
  }

  /// The shadow of a group.
  package struct Shadow: Equatable {
    package var color: Color
    /// How far its edge is spread.
    package var radius: Double
    /// How far it lies beside what throws it.
    package var x: Double
    package var y: Double

    package init(color: Color, radius: Double, x: Double, y: Double) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
    }
  }
}

extension LayerLooks {
  /// The same where all of it can be shown; otherwise as much as can be.
  var showable: LayerLooks {
    var looks = self
    if let rotation {
      looks.rotation = Rotation(
        radians: Showable.number(rotation.radians, in: Showable.turns, usual: 0),
        anchor: Point(
          x: Showable.coordinate(rotation.anchor.x), y: Showable.coordinate(rotation.anchor.y)))
    }
    looks.blur = Showable.number(blur, in: Showable.spreads, usual: 0)
    looks.shadow?.radius = Showable.number(shadow?.radius ?? 0, in: Showable.spreads, usual: 0)
    looks.shadow?.x = Showable.coordinate(shadow?.x ?? 0)
    looks.shadow?.y = Showable.coordinate(shadow?.y ?? 0)
    looks.filter = filter?.showable
    return looks
  }

  /// Whether nothing had to be changed.
  func hasSameNumbers(as other: LayerLooks) -> Bool {
    rotation == other.rotation && blur == other.blur && filter == other.filter
      && shadow?.radius == other.shadow?.radius && shadow?.x == other.shadow?.x
      && shadow?.y == other.shadow?.y
  }

  /// The numbers in it, in words.
  var numbers: String {
    var parts: [String] = []
    if let rotation { parts.append("\(rotation.radians) radians around \(rotation.anchor)") }
    if blur != 0 { parts.append("blur \(blur)") }
    if let shadow { parts.append("shadow \(shadow.radius) at \(shadow.x), \(shadow.y)") }
    if let filter { parts.append("colours by \(filter.numbers)") }
    return parts.joined(separator: ", ")
  }
}
