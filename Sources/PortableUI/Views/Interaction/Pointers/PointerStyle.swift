/// How a pointer looks while it is over a view.
public struct PointerStyle: Hashable, Sendable {
  let look: PointerLook

  /// The desktop's usual pointer.
  public static let `default` = PointerStyle(look: .standard)
  /// For words in rows.
  public static let horizontalText = PointerStyle(look: .text)
  /// For words in columns.
  public static let verticalText = PointerStyle(look: .verticalText)
  /// For drawing a rectangle around what is to be selected.
  public static let rectSelection = PointerStyle(look: .cross)
  /// A hand that could take hold of something.
  public static let grabIdle = PointerStyle(look: .openHand)
  /// A hand that holds something.
  public static let grabActive = PointerStyle(look: .closedHand)
  /// For what leads somewhere.
  public static let link = PointerStyle(look: .link)
  /// For coming nearer.
  public static let zoomIn = PointerStyle(look: .zoomIn)
  /// For going further away.
  public static let zoomOut = PointerStyle(look: .zoomOut)
  /// For moving what separates columns.
  public static let columnResize = PointerStyle(look: .column)
  /// For moving what separates rows.
  public static let rowResize = PointerStyle(look: .row)

  /// For moving what separates columns, where it can be moved in these directions only.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    if directions == .leading { return PointerStyle(look: .left) }
    return PointerStyle(look: directions == .trailing ? .right : .column)
  }

  /// For moving what separates rows, where it can be moved in these directions only.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    if directions == .up { return PointerStyle(look: .up) }
    return PointerStyle(look: directions == .down ? .down : .row)
  }

  /// For making a frame larger or smaller at one of its sides or corners.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(look: directions == .all ? position.bothWays : position.look(directions))
  }
}

/// A direction in a row, as reading goes.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// Directions in a row.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each direction.
    public let rawValue: Int8

    /// The directions whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// To where reading begins.
    public static let leading = Set(rawValue: 1)
    /// To where reading goes.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction in a column.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
  case up, down

  /// Directions in a column.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each direction.
    public let rawValue: Int8

    /// The directions whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Upward.
    public static let up = Set(rawValue: 1)
    /// Downward.
    public static let down = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}
