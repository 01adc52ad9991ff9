/// A line by which views are aligned: an edge, a centre, a text baseline, or one of a user's own.
package struct Guide: Hashable, Sendable {
  /// How a container makes one value of its children's explicit ones.
  package enum Merging: UInt8, Hashable, Sendable {
    /// The mean of all: edges, centres and custom guides.
    case mean
    /// The least: the first baseline is the topmost.
    case least
    /// The greatest: the last baseline is the lowest.
    case greatest
  }

  /// The direction in which the guide's value is measured.
  package let axis: LayoutAxis
  /// How a container merges its children's values.
  package let merging: Merging
  private let number: UInt32

  private init(_ axis: LayoutAxis, _ merging: Merging, number: UInt32) {
    self.axis = axis
    self.merging = merging
    self.number = number
  }

  /// The leading edge.
  package static let leading = Guide(.horizontal, .mean, number: 0)
  /// The middle between leading and trailing edge.
  package static let horizontalCenter = Guide(.horizontal, .mean, number: 1)
  /// The trailing edge.
  package static let trailing = Guide(.horizontal, .mean, number: 2)
  /// The top edge.
  package static let top = Guide(.vertical, .mean, number: 3)
  /// The middle between top and bottom edge.
  package static let verticalCenter = Guide(.vertical, .mean, number: 4)
  /// The bottom edge.
  package static let bottom = Guide(.vertical, .mean, number: 5)
  /// The baseline of the first line of text; the bottom edge of what has no text.
  package static let firstTextBaseline = Guide(.vertical, .least, number: 6)
  /// The baseline of the last line of text; the bottom edge of what has no text.
  package static let lastTextBaseline = Guide(.vertical, .greatest, number: 7)

  private static let builtIn: UInt32 = 8

  /// A guide of a user's own; equal numbers on the same axis are the same guide.
  package static func custom(_ number: UInt32, along axis: LayoutAxis) -> Guide {
    Guide(axis, .mean, number: builtIn + number)
  }

  /// Tells the built-in guides apart, and all custom ones from those.
  var kind: UInt16 { UInt16(min(number, Guide.builtIn)) }

  /// The number a custom guide was made with, `nil` for the built-in ones.
  package var customNumber: UInt32? {
    number < Guide.builtIn ? nil : number - Guide.builtIn
  }

  /// Where the guide lies in a view of `size` that says nothing about it.
  ///
  /// A custom guide lies at 0 as far as the engine knows; whoever made it answers `defaultGuide`.
  package func standardValue(in size: Size) -> Double {
    switch number {
    case 0, 3: 0
    case 1: size.width / 2
    case 2: size.width
    case 4: size.height / 2
    case 5, 6, 7: size.height
    default: 0
    }
  }
}
