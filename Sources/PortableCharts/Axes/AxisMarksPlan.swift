import PortableUI

/// What is marked at an axis, and how.
struct AxisMarksPlan {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic

  /// What stands at a value on a scale.
  var marks: (AxisValue, AxisScale) -> any AxisMark

  /// Lines, and words; where words are marked, no lines.
  static func usual(
    _ stroke: StrokeStyle?, _ label: AxisLabel.Content = .automatic
  ) -> (AxisValue, AxisScale) -> any AxisMark {
    { _, scale in
      let words = UsualLabel(part: AxisPart(kind: .label(AxisLabel(content: label))))
      guard scale.isContinuous else { return words }
      return AxisMarkTuple(content: (AxisGridLine(stroke: stroke), words))
    }
  }
}

/// The words at a value where nobody says which.
private struct UsualLabel {
  let part: AxisPart
}

extension UsualLabel: PrimitiveAxisMark {
  func addParts(to parts: inout [AxisPart]) { parts.append(part) }
}
