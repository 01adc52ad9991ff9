public import Foundation
import LayoutEngine
import PortableCombine
import Threads

/// An alignment of your own: a line that views can be aligned by.
///
///     enum Eyes: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
///     }
///     extension VerticalAlignment { static let eyes = VerticalAlignment(Eyes.self) }
public protocol AlignmentID: SendableMetatype {
  /// Where the line lies in a view that does not say otherwise.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and the lines it can be aligned by, in its own coordinates.
public struct ViewDimensions {
  let box: (any GuideSource)?
  let dimensions: Dimensions

  init(of box: (any GuideSource)?, _ dimensions: Dimensions) {
    self.box = box
    self.dimensions = dimensions
  }

  /// The width.
  public var width: CGFloat { CGFloat(dimensions.size.width) }

  /// The height.
  public var height: CGFloat { CGFloat(dimensions.size.height) }

  /// How far from the leading edge a line lies.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.guide) }

  /// How far from the top a line lies.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.guide) }

  /// Where a modifier or a view inside puts a line; `nil` where none does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.guide) }

  /// Where a modifier or a view inside puts a line; `nil` where none does.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.guide) }

  private func explicit(_ guide: Guide) -> CGFloat? {
    // A layout asks, and a layout runs on the main actor.
    let (box, dimensions) = (box, dimensions)
    return onMain { box?.explicitGuide(guide, in: dimensions).map { CGFloat($0) } }
  }

  private func value(of guide: Guide) -> CGFloat {
    if let explicit = explicit(guide) { return explicit }
    guard let number = guide.customNumber else {
      return CGFloat(guide.standardValue(in: dimensions.size))
    }
    return CGFloat(CustomGuides.defaultValue(number, in: self))
  }
}

extension ViewDimensions: Equatable {
  /// Whether the sizes are the same, and the proposals they answer.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.dimensions == rhs.dimensions
  }
}

/// What knows the lines that modifiers and views inside put somewhere.
@MainActor
protocol GuideSource: AnyObject, Sendable {
  /// Where they put `guide`; `nil` where none does.
  func explicitGuide(_ guide: Guide, in dimensions: Dimensions) -> Double?
}

/// The alignments of users' own, numbered for the layout engine as they turn up.
enum CustomGuides {
  private typealias Known = (numbers: [ObjectIdentifier: UInt32], values: [Default])
  private typealias Default = @Sendable (ViewDimensions) -> CGFloat

  private static let known = Guarded<Known>(([:], []))

  static func guide(for id: any AlignmentID.Type, along axis: LayoutAxis) -> Guide {
    Guide.custom(number(of: id), along: axis)
  }

  static func defaultValue(_ number: UInt32, in dimensions: ViewDimensions) -> Double {
    let value = known.withLock { $0.values[Int(number)] }
    return Double(value(dimensions))
  }

  private static func number<ID: AlignmentID>(of id: ID.Type) -> UInt32 {
    known.withLock { known in
      let key = ObjectIdentifier(id)
      if let number = known.numbers[key] { return number }
      let number = UInt32(known.values.count)
      known.numbers[key] = number
      known.values.append { ID.defaultValue(in: $0) }
      return number
    }
  }
}
