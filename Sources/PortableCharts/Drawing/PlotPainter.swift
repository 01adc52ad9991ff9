import Foundation
import PortableUI

/// Draws the marks of a plot.
struct PlotPainter {
  let geometry: PlotGeometry
  private let batch = BatchOfMarks()

  private var model: ChartModel { geometry.model }

  init(_ geometry: PlotGeometry) { self.geometry = geometry }

  func draw(in context: inout GraphicsContext) {
    let series = Series.all(of: model.marks)
    let slices = Slices(of: geometry)
    let sliced = Dictionary(slices.all.map { ($0.index, $0) }, uniquingKeysWith: { $1 })
    let isCrowd = model.marks.count >= Thinning.least
    for (index, mark) in model.marks.enumerated() {
      if isCrowd, batch.takes(mark, in: geometry) { continue }
      flush(in: context)
      switch mark.kind {
      case .bar, .rectangle: drawBar(mark, in: context)
      case .point: drawPoint(mark, in: context)
      case .rule: drawRule(mark, in: context)
      case .line: if let series = series[index] { drawLine(series, in: context) }
      case .area: if let series = series[index] { drawArea(series, in: context) }
      case .sector(let sector):
        if let slice = sliced[index] { draw(slice, sector, mark, of: slices, in: context) }
      }
    }
    flush(in: context)
  }

  private func flush(in context: GraphicsContext) {
    guard let (path, mark) = batch.take() else { return }
    fill(path, as: mark, in: context)
  }

  private func drawBar(_ mark: Mark, in context: GraphicsContext) {
    guard let frame = geometry.frame(of: mark)?.seen else { return }
    let radius = min(mark.style.cornerRadius ?? 0, min(frame.width, frame.height) / 2)
    let path = radius > 0 ? Path(roundedRect: frame, cornerRadius: radius) : Path(frame)
    fill(path, as: mark, in: context)
  }

  private func drawPoint(_ mark: Mark, in context: GraphicsContext) {
    guard mark.style.symbolView == nil, let point = geometry.point(of: mark) else { return }
    fill(model.symbol(of: mark, at: point), as: mark, in: context)
  }

  private func drawRule(_ mark: Mark, in context: GraphicsContext) {
    guard let frame = geometry.frame(of: mark)?.seen else { return }
    let path = Path {
      $0.move(to: CGPoint(x: frame.minX, y: frame.minY))
      $0.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    }
    stroke(path, model.line(of: mark.style, usual: StrokeStyle(lineWidth: 1)), mark, in: context)
  }

  private func drawLine(_ series: Series, in context: GraphicsContext) {
    guard let first = series.marks.first else { return }
    let points = Thinning.thinned(series.marks.compactMap(geometry.point))
    if let start = points.first {
      let path = Path {
        $0.move(to: start)
        Curve(method: first.style.interpolation ?? .linear).add(points, to: &$0)
      }
      let usual = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      stroke(path, model.line(of: first.style, usual: usual), first, in: context)
    }
    for mark in series.marks where mark.style.showsPoints { drawPoint(mark, in: context) }
  }

  private func drawArea(_ series: Series, in context: GraphicsContext) {
    guard let first = series.marks.first else { return }
    let frames = series.marks.compactMap(geometry.frame)
    let isDown = frames.contains { $0.width > 0 } && !frames.contains { $0.height > 0 }
    let (near, far) =
      isDown
      ? (
        frames.map { CGPoint(x: $0.maxX, y: $0.minY) },
        frames.map { CGPoint(x: $0.minX, y: $0.minY) }
      )
      : (
        frames.map { CGPoint(x: $0.minX, y: $0.minY) },
        frames.map { CGPoint(x: $0.minX, y: $0.maxY) }
      )
    let edge = Thinning.thinned(near)
    let back = Array(Thinning.thinned(far).reversed())
    guard let start = edge.first, let end = back.first else { return }
    let curve = Curve(method: first.style.interpolation ?? .linear, isDown: isDown)
    let path = Path {
      $0.move(to: start)
      curve.add(edge, to: &$0)
      $0.addLine(to: end)
      curve.reversed.add(back, to: &$0)
      $0.closeSubpath()
    }
    fill(path, as: first, in: context)
    for mark in series.marks where mark.style.showsPoints { drawPoint(mark, in: context) }
  }

  private func draw(
    _ slice: Slices.Slice, _ sector: Mark.Sector, _ mark: Mark, of slices: Slices,
    in context: GraphicsContext
  ) {
    var moved = context
    moved.translateBy(x: mark.style.offset.width, y: mark.style.offset.height)
    let radius = Double(mark.style.cornerRadius ?? 0)
    if radius > 0, let core = slices.path(of: slice, sector, depth: radius) {
      // Drawn round a smaller slice with a round pen.
      var style = StrokeStyle(lineWidth: CGFloat(2 * radius))
      style.lineJoin = .round
      moved.opacity = mark.style.opacity
      moved.drawLayer { layer in
        for (paint, opacity) in model.paints(of: mark.style) {
          layer.opacity = opacity
          layer.fill(core, with: .style(paint))
          layer.stroke(core, with: .style(paint), style: style)
        }
      }
    } else if let path = slices.path(of: slice, sector) {
      fill(path, as: mark, in: moved)
    }
  }

  private func fill(_ path: Path, as mark: Mark, in context: GraphicsContext) {
    var painter = context
    for (style, opacity) in model.paints(of: mark.style) {
      painter.opacity = opacity * mark.style.opacity
      painter.fill(path, with: .style(style))
    }
  }

  private func stroke(
    _ path: Path, _ line: StrokeStyle, _ mark: Mark, in context: GraphicsContext
  ) {
    var painter = context
    for (style, opacity) in model.paints(of: mark.style) {
      painter.opacity = opacity * mark.style.opacity
      painter.stroke(path, with: .style(style), style: line)
    }
  }
}

extension Curve {
  /// The same way back: a step at the first point is one at the second.
  fileprivate var reversed: Curve {
    switch method.kind {
    case .stepStart: Curve(method: .stepEnd, isDown: isDown)
    case .stepEnd: Curve(method: .stepStart, isDown: isDown)
    default: self
    }
  }
}

extension CGRect {
  /// The same as far as it can be near a plot; `nil` where it is nowhere.
  var seen: CGRect? {
    let far: CGFloat = 1e5
    guard [minX, minY, maxX, maxY].allSatisfy(\.isFinite) else { return nil }
    let (left, right) = (max(-far, min(far, minX)), max(-far, min(far, maxX)))
    let (top, bottom) = (max(-far, min(far, minY)), max(-far, min(far, maxY)))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
