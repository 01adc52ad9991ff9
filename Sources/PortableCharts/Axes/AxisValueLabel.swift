public import Foundation
public import PortableUI

/// Words at a value of an axis, or another view.
///
///     AxisMarks(values: .stride(by: .month)) { value in
///       AxisGridLine()
///       AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
///     }
///
/// Words that would lie over others are left out. Several labels at one value stand one behind the other, as
/// `multiLabelAlignment` lines them up; with `offsetsMarks` false, others do not make room for one.
public struct AxisValueLabel<Content: View> {
  private var part: AxisPart

  private init(
    _ label: AxisLabel, centered: Bool?, anchor: UnitPoint?, multiLabelAlignment: Alignment?,
    collisionResolution: AxisValueLabelCollisionResolution, offsetsMarks: Bool?,
    orientation: AxisValueLabelOrientation, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
  ) {
    var label = label
    label.anchor = anchor
    label.alignment = multiLabelAlignment
    label.collision = collisionResolution
    label.offsetsMarks = offsetsMarks ?? true
    label.orientation = orientation
    label.horizontalSpacing = horizontalSpacing
    label.verticalSpacing = verticalSpacing
    part = AxisPart(kind: .label(label), isCentered: centered)
  }

  /// The view that `content` builds.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      AxisLabel(content: .view(AnyView(content()))), centered: centered, anchor: anchor,
      multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
      offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// The value, as it is written where people read so.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AxisLabel(), centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  /// The value, as `format` writes it.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      AxisLabel(content: .text { $0.text(as: format, in: $1) }), centered: centered,
      anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// These words.
  public init(
    _ text: Text, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AxisLabel(content: .text { _, _ in text }), centered: centered, anchor: anchor,
      multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
      offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// The words for a key.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Text(titleKey), centered: centered, anchor: anchor,
      multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
      offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// These words.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Text(title), centered: centered, anchor: anchor,
      multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
      offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

extension AxisValueLabel: AxisMark, PrimitiveAxisMark {
  /// It draws itself.
  public typealias Body = Never

  func addParts(to parts: inout [AxisPart]) { parts.append(part) }
}
