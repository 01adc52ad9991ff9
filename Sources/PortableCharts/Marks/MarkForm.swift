import Foundation
import PortableUI

/// What a mark is: a bar, a line, a slice. It knows the room that the mark takes, and draws it.
///
/// Each form is in the file of its mark. Nothing else asks which form a mark has.
protocol MarkForm {
  /// Whether the mark takes room around the value that it stands at.
  var takesRoom: Bool { get }

  /// Whether a mark at no value of an axis is in its middle, and not all across.
  var isInMiddle: Bool { get }

  /// Whether marks at the same place stand on each other.
  var stacks: Bool { get }

  /// Whether marks are the points of one thing.
  var makesSeries: Bool { get }

  /// The value of a mark that is on no axis.
  var angle: AngleValue? { get }

  /// Which part of its room a mark takes, that stands at `span`, beside others or not.
  func part(of span: Span, isBeside: Bool) -> Double

  /// Where a mark is.
  func frame(of mark: Mark, at index: Int, in frames: MarkFrames) -> CGRect?

  /// Draws a mark.
  func draw(_ mark: Mark, at index: Int, by painter: PlotPainter, in context: GraphicsContext)

  /// What a mark of a crowd looks like; `nil` where each is drawn alone.
  func look(inCrowd mark: Mark) -> CrowdLook?
}

/// A value that goes round, and what it is called.
struct AngleValue {
  let label: Text
  let span: Span

  /// How much it takes of the whole.
  var size: Double {
    guard let upper = span.upper.amount else { return 0 }
    let size = upper - (span.isPoint ? 0 : span.lower.amount ?? 0)
    return size.isFinite && size < AxisScale.farthest ? max(0, size) : 0
  }
}

extension MarkForm {
  var takesRoom: Bool { false }
  var isInMiddle: Bool { false }
  var stacks: Bool { false }
  var makesSeries: Bool { false }
  var angle: AngleValue? { nil }

  func part(of span: Span, isBeside: Bool) -> Double { 1 }

  func frame(of mark: Mark, at index: Int, in frames: MarkFrames) -> CGRect? {
    frames.geometry.frame(of: mark)?.seen
  }

  func look(inCrowd mark: Mark) -> CrowdLook? { nil }

  /// What tells forms apart.
  var identity: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
