import LayoutEngine
import PortableUI

/// What was drawn on a canvas.
extension SVGDrawing {
  mutating func draw(_ content: DrawingContent, in frame: Rect) {
    guard !content.steps.isEmpty else { return }
    let name = newName("clip")
    add("<clipPath id=\"\(name)\">\(path(.rectangle, in: frame))</clipPath>")
    add("<g clip-path=\"url(#\(name))\" style=\"isolation:isolate\">")
    add("<g transform=\"translate(\(frame.minX.text) \(frame.minY.text))\">")
    draw(content.steps)
    add("</g></g>")
  }

  private mutating func draw(_ steps: [DrawingStep]) {
    for step in steps {
      var groups = step.clips.map { clip(to: $0) }
      var looks = step.opacity < 1 ? " opacity=\"\(step.opacity.text)\"" : ""
      if let mode = step.blend.svg { looks += " style=\"mix-blend-mode:\(mode)\"" }
      if !looks.isEmpty { groups.append(looks) }
      // Filters are as far as they say, however what they change is stretched.
      groups += step.filters.map { " filter=\"url(#\(define($0)))\"" }
      if step.transform != .identity {
        groups.append(" transform=\"\(matrix(step.transform))\"")
      }
      for attributes in groups { add("<g\(attributes)>") }
      switch step.content {
      case .shape(let shape): draw(shape, in: step.frame)
      case .text(let text): draw(text, in: step.frame)
      case .image(let image): draw(image, in: step.frame)
      case .group(let steps):
        add("<g style=\"isolation:isolate\">")
        draw(steps)
        add("</g>")
      }
      for _ in groups { add("</g>") }
    }
  }

  private mutating func clip(to clip: DrawingClip) -> String {
    switch clip {
    case .path(let line, let isEvenOdd):
      let name = newName("clip")
      let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
      add("<clipPath id=\"\(name)\">\(path(Outline(line), in: .zero, rule))</clipPath>")
      return " clip-path=\"url(#\(name))\""
    case .layer(let steps, let opacity, let isInverse):
      let inversion = isInverse ? " filter=\"url(#\(defineInvertedOpacity()))\"" : ""
      let looks = opacity < 1 ? " opacity=\"\(opacity.text)\"" : ""
      let name = newName("mask")
      add(
        "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(Self.everywhere) style=\"mask-type:alpha\">"
      )
      // What is turned round is the opacity that is left.
      add("<g\(inversion)><g\(looks)>")
      draw(steps)
      add("</g></g></mask>")
      return " mask=\"url(#\(name))\""
    }
  }

  private func matrix(_ transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    // Turns need more digits than places do.
    return
      "matrix(\(numbers.map { "\((Double($0) * 1e6).rounded() / 1e6)" }.joined(separator: " ")))"
  }
}
