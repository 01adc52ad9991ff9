import Foundation
import LayoutEngine
import PortableUI

/// Colours that become each other.
extension SVGDrawing {
  /// What `paint` is in SVG, where it paints something in `frame`.
  mutating func ink(_ paint: Paint, in frame: Rect) -> Ink {
    switch paint {
    case .color, .material, .mesh: palette.ink(paint)
    case .gradient(let gradient): ink(gradient, in: frame)
    case .picture(let picture): ink(picture, in: frame)
    case .shadowed(let paint, _): ink(paint, in: frame)
    }
  }

  private mutating func ink(_ gradient: GradientPaint, in frame: Rect) -> Ink {
    func point(_ point: UnitPoint) -> Point {
      Point(
        x: frame.minX + Double(point.x) * frame.size.width,
        y: frame.minY + Double(point.y) * frame.size.height)
    }
    switch gradient.kind {
    case .linear(let start, let end):
      let (start, end) = (point(start), point(end))
      let line =
        "x1=\"\(start.x.text)\" y1=\"\(start.y.text)\" x2=\"\(end.x.text)\" y2=\"\(end.y.text)\""
      return define("linearGradient", "gradientUnits=\"userSpaceOnUse\" \(line)", gradient.stops)
    case .radial(let center, let start, let end):
      let middle = point(center)
      let circle = "cx=\"\(middle.x.text)\" cy=\"\(middle.y.text)\" r=\"\(end.text)\""
      return define(
        "radialGradient", "gradientUnits=\"userSpaceOnUse\" \(circle)",
        gradient.stops(from: start, to: end))
    case .elliptical(let center, let start, let end):
      // In parts of the frame a circle is as wide and as high as that.
      let circle =
        "cx=\"\(Double(center.x).text)\" cy=\"\(Double(center.y).text)\" r=\"\(end.text)\""
      return define("radialGradient", circle, gradient.stops(from: start, to: end))
    case .angular: return palette.ink(.gradient(gradient))
    }
  }

  private mutating func define(
    _ kind: String, _ place: String, _ stops: [GradientPaint.Stop]
  ) -> Ink {
    let name = newName("gradient")
    let stops = stops.map { stop in
      let ink = palette.ink(stop)
      return "<stop offset=\"\(stop.location.text)\" stop-color=\"\(ink.color)\" "
        + "stop-opacity=\"\(ink.opacity.text)\"/>"
    }
    add("<\(kind) id=\"\(name)\" \(place)>\(stops.joined())</\(kind)>")
    return Ink("url(#\(name))")
  }

  /// Colours around a point, for which SVG has no word: as narrow wedges.
  mutating func wedges(of gradient: GradientPaint, in outline: Outline, _ frame: Rect) {
    guard case .angular(let center, let start, let end) = gradient.kind else { return }
    let middle = Point(
      x: frame.minX + Double(center.x) * frame.size.width,
      y: frame.minY + Double(center.y) * frame.size.height)
    let name = newName("clip")
    add("<clipPath id=\"\(name)\">\(path(outline, in: frame))</clipPath>")
    add("<g clip-path=\"url(#\(name))\" shape-rendering=\"crispEdges\">")
    let (count, reach) = (120, frame.size.width + frame.size.height)
    let part = min(1, max(0, (end - start) / (2 * .pi)))
    for index in 0..<count {
      let (from, to) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      let color = gradient.mixture(at: part > 0 ? min(1, from / part) : 1, palette.mixture(of:))
      let corners = [from, to].map { turn in
        let angle = start + turn * 2 * .pi
        return "\((middle.x + cos(angle) * reach).text) \((middle.y + sin(angle) * reach).text)"
      }
      let ink = palette.ink(color)
      add(
        "<path d=\"M \(middle.x.text) \(middle.y.text) L \(corners.joined(separator: " L ")) Z\""
          + "\(ink.attributes)/>")
    }
    add("</g>")
  }
}

extension SVGDrawing {
  /// Draws a net of colours, for which SVG has no word: as little squares.
  mutating func points(of mesh: MeshPaint, in outline: Outline, _ frame: Rect) {
    let bytes = mesh.bytes(palette.mixture(of:))
    let (count, step) = (32, MeshPaint.side / 32)
    let name = newName("clip")
    add("<clipPath id=\"\(name)\">\(path(outline, in: frame))</clipPath>")
    add("<g clip-path=\"url(#\(name))\" shape-rendering=\"crispEdges\">")
    let (width, height) = (frame.size.width / Double(count), frame.size.height / Double(count))
    for row in 0..<count {
      for column in 0..<count {
        let start = ((row * step + step / 2) * MeshPaint.side + column * step + step / 2) * 4
        let parts = bytes[start..<start + 4].map { Double($0) / 255 }
        guard parts[3] > 0 else { continue }
        let color = ColorMixture(
          red: parts[0] / parts[3], green: parts[1] / parts[3], blue: parts[2] / parts[3],
          opacity: parts[3])
        let place = Rect(
          x: frame.minX + Double(column) * width, y: frame.minY + Double(row) * height,
          width: width, height: height)
        rectangle(place, fill: palette.ink(color))
      }
    }
    add("</g>")
  }
}

extension GradientPaint {
  /// The stops of a way outward that begins at a distance of its own.
  fileprivate func stops(from start: Double, to end: Double) -> [Stop] {
    let first = end > 0 ? min(1, start / end) : 0
    return stops.map { Stop(color: $0.color, location: first + $0.location * (1 - first)) }
  }

  /// The colour at one place of the way.
  fileprivate func mixture(
    at place: Double, _ mixture: (Stop) -> ColorMixture
  ) -> ColorMixture {
    let after = stops.firstIndex { $0.location >= place } ?? stops.count - 1
    guard after > 0 else {
      return stops.first.map(mixture)
        ?? ColorMixture(red: 0, green: 0, blue: 0, opacity: 0)
    }
    let (one, other) = (stops[after - 1], stops[after])
    let length = other.location - one.location
    let part = length > 0 ? min(1, (place - one.location) / length) : 1
    let (start, end) = (mixture(one), mixture(other))
    func mix(_ number: (ColorMixture) -> Double) -> Double {
      number(start) + (number(end) - number(start)) * part
    }
    return ColorMixture(
      red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
  }
}
