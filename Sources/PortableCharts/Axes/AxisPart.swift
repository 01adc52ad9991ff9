import Foundation
import PortableUI

/// What is drawn at a value of an axis.
struct AxisPart {
  enum Kind {
    case gridLine(StrokeStyle?)
    case tick(AxisTick.Length, StrokeStyle?)
    case label(AxisLabel)
  }

  var kind: Kind

  /// Whether it stands between this value and the next; where nothing is said, at the value.
  var isCentered: Bool?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// The words at a value.
struct AxisLabel {
  enum Content {
    /// The value, as it is written where people read so.
    case automatic
    case text((AxisValue, EnvironmentValues) -> Text?)
    case view(AnyView)
  }

  var content = Content.automatic
  var anchor: UnitPoint?

  /// Where it stands beside longer words at the same value.
  var alignment: Alignment?

  /// Whether other words at the same value stand behind it.
  var offsetsMarks = true
  var orientation = AxisValueLabelOrientation.automatic
  var collision = AxisValueLabelCollisionResolution.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}
