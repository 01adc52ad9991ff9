import Foundation
import PortableUI

/// The slices of a pie, clockwise from the top.
struct Slices {
  /// A slice: the mark that it is of, and its angles in radians.
  struct Slice {
    let index: Int
    let start: Double
    let end: Double
  }

  /// What all slices make together.
  let whole: Double
  private let all: [Int: Slice]
  private let size: CGSize

  init(of marks: [Mark], in size: CGSize) {
    self.size = size
    let whole = Self.whole(of: marks)
    var slices: [Int: Slice] = [:]
    var sum = 0.0
    if whole > 0, whole.isFinite {
      let turn = 2 * Double.pi / whole
      for (index, mark) in marks.enumerated() {
        guard let part = mark.form.angle?.size, part > 0 else { continue }
        slices[index] = Slice(index: index, start: sum * turn, end: (sum + part) * turn)
        sum += part
      }
    }
    self.whole = whole
    all = slices
  }

  static func whole(of marks: [Mark]) -> Double {
    marks.reduce(0) { $0 + ($1.form.angle?.size ?? 0) }
  }

  /// The slice of a mark, if it is one.
  subscript(index: Int) -> Slice? { all[index] }

  var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
  private var radius: Double { Double(min(size.width, size.height)) / 2 }

  /// How far from the middle a slice begins and ends.
  func radii(of sector: SectorForm) -> (inner: Double, outer: Double) {
    func length(_ dimension: MarkDimension, usual: Double) -> Double {
      let length: Double =
        switch dimension.kind {
        case .automatic: usual
        case .fixed(let value): Double(value)
        case .inset(let value): radius - Double(value)
        case .ratio(let value): radius * Double(value)
        }
      return length.isFinite ? max(0, min(radius, length)) : usual
    }
    let outer = length(sector.outer, usual: radius)
    return (min(outer, length(sector.inner, usual: 0)), outer)
  }

  /// The outline of a slice, each of its sides `inset` further in, and its arcs `depth`.
  func path(of slice: Slice, _ sector: SectorForm, depth: Double = 0) -> Path? {
    var (inner, outer) = radii(of: sector)
    outer -= depth
    if inner > 0 { inner += depth }
    // One that is all there is has no sides.
    let isWhole = slice.end - slice.start > 2 * .pi - 1e-9
    let inset = isWhole ? 0 : max(0, Double(sector.inset)) + depth
    let half = (slice.end - slice.start) / 2
    guard outer > inner else { return nil }
    func leaves(_ radius: Double) -> Double { radius > inset ? asin(inset / radius) : .pi }
    guard leaves(outer) < half else { return nil }
    var path = Path()
    add(outer, slice.start + leaves(outer), slice.end - leaves(outer), to: &path)
    if inner > 0, leaves(inner) < half {
      add(inner, slice.end - leaves(inner), slice.start + leaves(inner), to: &path)
    } else if !isWhole {
      // Where both sides meet.
      path.addLine(
        to: point(at: (slice.start + slice.end) / 2, inset / max(0.01, sin(min(half, .pi / 2)))))
    }
    path.closeSubpath()
    return path
  }

  /// The middle of a slice.
  func middle(of slice: Slice, _ sector: SectorForm) -> CGPoint {
    let (inner, outer) = radii(of: sector)
    return point(at: (slice.start + slice.end) / 2, (inner + outer) / 2)
  }

  /// The point at an angle and a distance from the middle.
  func point(at angle: Double, _ distance: Double) -> CGPoint {
    CGPoint(
      x: center.x + CGFloat(sin(angle) * distance), y: center.y - CGFloat(cos(angle) * distance))
  }

  private func add(_ radius: Double, _ start: Double, _ end: Double, to path: inout Path) {
    let first = point(at: start, radius)
    if path.isEmpty { path.move(to: first) } else { path.addLine(to: first) }
    path.addRelativeArc(
      center: center, radius: CGFloat(radius), startAngle: .radians(start - .pi / 2),
      delta: .radians(end - start))
  }
}
