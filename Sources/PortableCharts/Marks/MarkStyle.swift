import Foundation
import PortableUI

/// How a mark looks, as far as something was said of it.
///
/// What is said of a mark itself goes before what is said of those it is among.
struct MarkStyle {
  /// A value by which marks look alike, or not.
  struct Grouping {
    var label: Text
    var datum: Datum
  }

  /// Marks at the same place, beside each other.
  struct Dodge {
    var datum: Datum
    var axis: Axis?
    var span: MarkDimension
  }

  /// Something that stands beside a mark.
  struct Annotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var overflow = AnnotationOverflowResolution.automatic
    var content: AnyView
  }

  /// How far each end of a mark is drawn from where it is.
  struct EndOffsets: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
  }

  var foreground: AnyShapeStyle?
  var foregroundBy: Grouping?
  var symbol: (any ChartSymbolShape)?
  var symbolView: AnyView?
  var symbolBy: Grouping?
  var symbolSize: CGSize?
  var symbolSizeBy: Grouping?
  var line: StrokeStyle?
  var lineBy: Grouping?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var dodge: Dodge?
  var annotations: [Annotation] = []
  var opacity = 1.0
  var offset = CGSize.zero

  /// How far the ends are drawn from where they are.
  var ends = EndOffsets()

  /// What is drawn as one thing and changed then, the outermost last.
  var layers: [MarkLayer] = []

  /// Whether gradients go across all of the plot.
  var alignsWithPlot = false
  var zIndex: Double?
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden = false

  /// Whether a line shows its points.
  var showsPoints: Bool { symbol != nil || symbolBy != nil || symbolView != nil }
}
