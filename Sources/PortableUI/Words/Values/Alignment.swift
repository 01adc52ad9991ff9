import Foundation
import LayoutEngine

/// A line across a view's width by which views are aligned: leading edge, centre, trailing edge, or
/// one of your own.
public struct HorizontalAlignment: Hashable, Sendable {
  let guide: Guide

  /// An alignment of your own.
  public init(_ id: any AlignmentID.Type) {
    guide = CustomGuides.guide(for: id, along: .horizontal)
  }

  init(guide: Guide) { self.guide = guide }

  /// The edge where reading begins.
  public static let leading = HorizontalAlignment(guide: .leading)
  /// The middle.
  public static let center = HorizontalAlignment(guide: .horizontalCenter)
  /// The edge where reading ends.
  public static let trailing = HorizontalAlignment(guide: .trailing)
  /// Where the line between two rows of a list begins elsewhere: a desktop's lines go across all of a row,
  /// whatever a guide says. Views can be aligned by it as by any other.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorStart.self)
  /// The same, where such a line ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorEnd.self)
}

private enum SeparatorStart: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

private enum SeparatorEnd: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

/// A line across a view's height by which views are aligned.
public struct VerticalAlignment: Hashable, Sendable {
  let guide: Guide

  /// An alignment of your own.
  public init(_ id: any AlignmentID.Type) {
    guide = CustomGuides.guide(for: id, along: .vertical)
  }

  init(guide: Guide) { self.guide = guide }

  /// The upper edge.
  public static let top = VerticalAlignment(guide: .top)
  /// The middle.
  public static let center = VerticalAlignment(guide: .verticalCenter)
  /// The lower edge.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// What the first line of text stands on.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// What the last line of text stands on.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

/// A line in each direction by which views are aligned.
public struct Alignment: Hashable, Sendable {
  /// The line across the width.
  public var horizontal: HorizontalAlignment

  /// The line across the height.
  public var vertical: VerticalAlignment

  /// The alignment by these two lines.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var guides: GuidePair { GuidePair(horizontal.guide, vertical.guide) }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper corner on the trailing side.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower corner on the leading side.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The first line of text, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The first line of text, on the trailing side.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last line of text, on the leading side.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The last line of text, in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The last line of text, on the trailing side.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
